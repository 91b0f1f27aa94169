## The parts that all boards share

level-easy = Bot, lehký
level-normal = Bot, střední
level-hard = Bot, těžký
level-expert = Bot, expert
