## The parts that all boards share

level-easy = Easy bot
level-normal = Normal bot
level-hard = Hard bot
level-expert = Expert bot

kit-close = Close
kit-price-free = free
kit-price-own = yours
kit-clock = Time left: { $time }
kit-clock-warning = 30 seconds left

## Amounts

kit-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
kit-shields = { $n ->
    [one] 1 shield
   *[other] { $n } shields
}
kit-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
kit-wood = { $n } wood
kit-clay = { $n } clay
kit-stone = { $n } stone
kit-glass = { $n } glass
kit-papyrus = { $n } papyrus
