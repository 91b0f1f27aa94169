## The parts that all boards share

level-easy = Bot, łatwy
level-normal = Bot, średni
level-hard = Bot, trudny
level-expert = Bot, ekspert
