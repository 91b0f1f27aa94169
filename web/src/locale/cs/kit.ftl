## The parts that all boards share

level-easy = Lehký bot
level-normal = Střední bot
level-hard = Těžký bot
level-expert = Bot expert

kit-close = Zavřít
kit-price-free = zdarma
kit-price-own = vlastní
kit-clock = Zbývá: { $time }
kit-clock-warning = Zbývá 30 sekund

## Amounts

kit-points = { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
}
kit-shields = { $n ->
    [one] 1 štít
    [few] { $n } štíty
   *[other] { $n } štítů
}
kit-coins = { $n ->
    [one] 1 mince
    [few] { $n } mince
   *[other] { $n } mincí
}
kit-wood = { $n ->
    [one] 1 dřevo
    [few] { $n } dřeva
   *[other] { $n } dřev
}
kit-clay = { $n ->
    [one] 1 hlína
    [few] { $n } hlíny
   *[other] { $n } hlín
}
kit-stone = { $n ->
    [one] 1 kámen
    [few] { $n } kameny
   *[other] { $n } kamenů
}
kit-glass = { $n ->
    [one] 1 sklo
    [few] { $n } skla
   *[other] { $n } skel
}
kit-papyrus = { $n ->
    [one] 1 papyrus
    [few] { $n } papyry
   *[other] { $n } papyrů
}
