## The parts that all boards share

level-easy = Bot, easy
level-normal = Bot, normal
level-hard = Bot, hard
level-expert = Bot, expert
