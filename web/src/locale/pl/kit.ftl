## The parts that all boards share

level-easy = Łatwy bot
level-normal = Średni bot
level-hard = Trudny bot
level-expert = Bot ekspert

kit-close = Zamknij
kit-price-free = za darmo
kit-price-own = własne
kit-clock = Pozostało: { $time }
kit-clock-warning = Zostało 30 sekund

## Amounts

kit-points = { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
kit-shields = { $n ->
    [one] 1 tarcza
    [few] { $n } tarcze
   *[many] { $n } tarcz
}
kit-coins = { $n ->
    [one] 1 moneta
    [few] { $n } monety
   *[many] { $n } monet
}
kit-wood = { $n ->
    [one] 1 drewno
    [few] { $n } drewna
   *[many] { $n } drewien
}
kit-clay = { $n ->
    [one] 1 glina
    [few] { $n } gliny
   *[many] { $n } glin
}
kit-stone = { $n ->
    [one] 1 kamień
    [few] { $n } kamienie
   *[many] { $n } kamieni
}
kit-glass = { $n ->
    [one] 1 szkło
    [few] { $n } szkła
   *[many] { $n } szkieł
}
kit-papyrus = { $n ->
    [one] 1 papirus
    [few] { $n } papirusy
   *[many] { $n } papirusów
}
