## Where the match stands

duel-age = Věk { $age }
duel-draft = Výběr divů
duel-turn-you = Jsi na tahu
duel-turn-other = Na tahu
duel-turn-pick = Vyber div
duel-turn-take = Vyber žeton pokroku
duel-turn-destroy = Znič kartu
duel-turn-revive = Postav odloženou kartu
duel-turn-starter = Urči, kdo začne
duel-winner = Vítězství
duel-rating = Hodnocení { $rating }

## The city of a player

duel-city-you = Tvoje město
duel-city-of = Město: { $name }
duel-coins = mince
duel-points-now = body teď
duel-shields = štíty
duel-wonders = divy
duel-makes-you = Vyrábíš · cena dalšího kusu
duel-makes-other = Výroba · cena dalšího kusu
duel-buy = za { $n }
duel-makes-of = { $good }: { $n }, další kus stojí { $price }
duel-any-raw = a každý tah jedno z: dřevo, hlína, kámen
duel-any-goods = a každý tah jedno z: sklo, papyrus
duel-science = Věda { $n }/{ $all }
duel-science-threat = Ještě jeden symbol a je konec
duel-symbol-owned = { $symbol }: { $n ->
    [0] ne
    [one] ano
    [few] { $n }, dvojice
   *[other] { $n }
}
duel-cards-empty = Zatím žádná budova
duel-built-in = postaveno ve věku { $age }
duel-boxed = zpět v krabici
duel-tokens-held = Žetony pokroku
duel-open-city = město
duel-open-your-city = moje město
duel-wonders-of = Divy · { $n } ze { $all }
duel-slot-free = volné
duel-needs = Dohromady potřebují
duel-gives = Přinesou

## The board between the cities

duel-board = Žetony pokroku a stupnice střetu
duel-tokens-board = Žetony pokroku na plánu
duel-zone-points = body
duel-pawn = { $n ->
    [0] Figurka střetu stojí uprostřed.
    [one] Figurka střetu stojí 1 pole od středu na straně hráče { $name }. Body pro hráče { $other }: { $points }.
    [few] Figurka střetu stojí { $n } pole od středu na straně hráče { $name }. Body pro hráče { $other }: { $points }.
   *[other] Figurka střetu stojí { $n } polí od středu na straně hráče { $name }. Body pro hráče { $other }: { $points }.
}
duel-pawn-threat = { $n ->
    [one] 1 pole od města
    [few] { $n } pole od města
   *[other] { $n } polí od města
}
duel-loot = Po vstupu sem { $name } ztratí { $coins ->
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
duel-capital = Hlavní město: { $name }

## The structure of cards

duel-structure = Karty věku { $age }
duel-face-down = Karta věku { $age } lícem dolů
duel-face-down-guild = Cech lícem dolů
duel-covered = { $n ->
    [one] Leží na ní 1 karta.
    [few] Leží na ní { $n } karty.
   *[other] Leží na ní { $n } karet.
}
duel-covered-say = { $card }: tuto kartu zatím nelze vzít. { $n ->
    [one] Leží na ní 1 karta.
    [few] Leží na ní { $n } karty.
   *[other] Leží na ní { $n } karet.
}
duel-not-now = Teď nejsi na tahu.
duel-cards-left = { $n ->
    [one] zbývá 1 karta
    [few] zbývají { $n } karty
   *[other] zbývá { $n } karet
}
duel-pile = Odkládací hromádka { $n }
duel-pile-title = Odkládací hromádka
duel-pile-empty = Zatím nikdo nic neodložil.
duel-unseen = Neznámé
duel-unseen-title = Karty, které nikdo neviděl
duel-unseen-note = V každém věku jsou 3 z nich mimo hru, z cechů 4.
duel-unseen-age = Věk { $age } · { $n }
duel-unseen-guild = Cechy · { $n }

## What a thing is, gives and costs

duel-kind-brown = surovina
duel-kind-grey = výrobek
duel-kind-blue = dům občanů
duel-kind-green = vědecká budova
duel-kind-yellow = obchodní budova
duel-kind-red = vojenská budova
duel-kind-purple = cech
duel-kind-wonder = div
duel-kind-token = žeton pokroku
duel-name-kind = { $name }, { $kind }.
duel-gives-list = Přínos: { $list }.
duel-costs-list = Cena: { $list }.
duel-costs-nothing = Nestojí nic.
duel-free-with = Zdarma s kartou { $card }.
duel-pay-coins = Zaplatíš { $n ->
    [one] 1 minci
    [few] { $n } mince
   *[other] { $n } mincí
}.
duel-pay-nothing = Nezaplatíš nic.
duel-pay-chain = Zdarma díky kartě { $card }.
duel-pay-missing = Stálo by to { $n ->
    [one] 1 minci
    [few] { $n } mince
   *[other] { $n } mincí
}, chybí { $missing }.
duel-is-built = Postaveno.
duel-is-hinted = Rada.

duel-fx-any = každý tah jedno z: { $goods }
duel-fx-fixed = { $goods } za 1 minci
duel-fx-lose = soupeř ztratí { $n ->
    [one] 1 minci
    [few] { $n } mince
   *[other] { $n } mincí
}
duel-fx-again = další tah
duel-fx-progress = jeden ze tří žetonů pokroku z krabice
duel-fx-revive = odložená karta zdarma
duel-fx-destroy-brown = zničí soupeři hnědou kartu
duel-fx-destroy-grey = zničí soupeři šedou kartu
duel-fx-symbol = symbol { $symbol }
duel-fx-chain = symbol řetězu { $chain } ({ $card } zdarma)
duel-fx-per-own = { $what } za { $of ->
    [brown] každou hnědou kartu
    [grey] každou šedou kartu
    [red] každou červenou kartu
    [yellow] každou žlutou kartu
   *[wonder] každý postavený div
} ve tvém městě
duel-fx-per-larger = { $what } za { $of ->
    [yellow] každou žlutou kartu
    [brown] každou hnědou a šedou kartu
    [blue] každou modrou kartu
    [green] každou zelenou kartu
    [red] každou červenou kartu
    [coin_triple] každé 3 mince
   *[wonder] každý postavený div
} ve městě, které jich má nejvíc
duel-and = { $a } a { $b }

duel-chain-horseshoe = podkova
duel-chain-sword = meč
duel-chain-tower = věž
duel-chain-book = kniha
duel-chain-gear = ozubené kolo
duel-chain-mask = maska
duel-chain-moon = měsíc
duel-chain-drop = kapka
duel-chain-vase = váza
duel-chain-target = terč
duel-chain-helmet = přilba
duel-chain-lyre = lyra
duel-chain-lamp = lampa
duel-chain-column = sloup
duel-chain-sun = slunce
duel-chain-temple-front = průčelí chrámu
duel-chain-barrel = sud

duel-token-short-agriculture = 6 mincí, 4 b.
duel-token-short-architecture = divy −2
duel-token-short-economy = cizí nákupy
duel-token-short-law = +1 symbol
duel-token-short-masonry = modré karty −2
duel-token-short-mathematics = 3 b. za žeton
duel-token-short-philosophy = 7 bodů
duel-token-short-strategy = červené +1 štít
duel-token-short-theology = divy: znovu
duel-token-short-urbanism = 6 mincí, řetěz +4
duel-token-agriculture = 6 mincí hned, 4 body na konci
duel-token-architecture = tvoje divy stojí o 2 suroviny méně
duel-token-economy = dostaneš, co soupeř zaplatí za suroviny
duel-token-law = váhy: další vědecký symbol
duel-token-masonry = tvoje modré karty stojí o 2 suroviny méně
duel-token-mathematics = 3 body za každý tvůj žeton
duel-token-philosophy = 7 bodů na konci
duel-token-strategy = každá další červená karta: o 1 štít víc
duel-token-theology = každý další div dá další tah
duel-token-urbanism = 6 mincí hned, 4 za každou kartu zdarma díky řetězu

# Wonders where there is little room
duel-wonder-appian-way = Via Appia
duel-wonder-circus-maximus = Circus Maximus
duel-wonder-colossus = Rhódský kolos
duel-wonder-great-library = Knihovna
duel-wonder-great-lighthouse = Velký maják
duel-wonder-hanging-gardens = Vysuté zahrady
duel-wonder-mausoleum = Mauzoleum
duel-wonder-piraeus = Pireus
duel-wonder-pyramids = Pyramidy
duel-wonder-sphinx = Sfinga
duel-wonder-statue-of-zeus = Diova socha
duel-wonder-temple-of-artemis = Artemidin chrám

## The dock: what can be done with the selected card

duel-dock = Co s kartou { $card }
duel-dock-close = Vrátit kartu { $card }
duel-build = Postavit
duel-build-do = Postavit
duel-under = Podložit pod div
duel-under-short = Pod div
duel-sell = Prodat
duel-sell-do = Prodat
duel-no-wonder = Žádný div už nelze stavět
duel-do-build = Postavit: { $card }, cena { $n ->
    [0] žádná
    [one] 1 mince
    [few] { $n } mince
   *[other] { $n } mincí
}
duel-do-wonder = Postavit div: { $wonder }, podložit kartu { $card }, cena { $n ->
    [0] žádná
    [one] 1 mince
    [few] { $n } mince
   *[other] { $n } mincí
}
duel-do-sell = Prodat: { $card }, zisk { $n ->
    [one] 1 mince
    [few] { $n } mince
   *[other] { $n } mincí
}
duel-short-of = chybí { $n }
duel-short-of-long = { $n ->
    [one] chybí 1 mince
    [few] chybí { $n } mince
   *[other] chybí { $n } mincí
}
duel-sell-why = { $n ->
    [0] { $base }, zatím žádná žlutá karta
    [one] { $base } + 1 žlutá karta
    [few] { $base } + { $n } žluté karty
   *[other] { $base } + { $n } žlutých karet
}
duel-why-own = { $n ->
    [one] vlastní
   *[other] { $n }× vlastní
}
duel-why-chosen = { $n ->
    [one] vyrábí { $by }
   *[other] { $n }× vyrábí { $by }
}
duel-why-saved = { $n ->
    [one] ušetří { $token }
   *[other] { $n }× ušetří { $token }
}
duel-why-base = { $n ->
    [one] { $base }, { $name } nevyrábí
   *[other] { $n }× { $base }, { $name } nevyrábí
}
duel-why-bought = { $n ->
    [one] { $base } + { $made }, { $name } vyrábí { $made }
   *[other] { $n }× ({ $base } + { $made }), { $name } vyrábí { $made }
}
duel-why-fixed = { $n ->
    [one] { $card }
   *[other] { $n }× { $price }, { $card }
}
duel-why-printed = cena na kartě
duel-why-chain = řetěz: { $card }
duel-why-nothing = nestojí nic
duel-why-economy = { $token }: z toho { $n } pro hráče { $name }
duel-why-urbanism = { $token } ti dá

## Choices that have to be made

duel-choose-token = Vyber žeton pokroku
duel-cause-pair = Dvojice: { $symbol }.
duel-cause-pair-any = Máš dvojici symbolů.
duel-cause-library = Tři z krabice. Zbylé dva se vrátí.
duel-cause-destroy-brown = Vyber hnědou kartu k zničení ({ $name }).
duel-cause-destroy-grey = Vyber šedou kartu k zničení ({ $name }).
duel-cause-revive = Postav zdarma jednu odloženou kartu.
duel-choose-starter = Kdo začne věk { $age }?
duel-cause-starter = Máš slabší armádu, proto volíš ty.
duel-cause-starter-last = Poslední tah byl tvůj, proto volíš ty.
duel-do-take = Vzít: { $token }
duel-do-destroy = Zničit: { $card }
duel-do-revive = Postavit: { $card }
duel-do-start-you = Začnu já
duel-do-start-other = Začne { $name }
duel-do-choose = Vyber jednu možnost
duel-wait-take = { $name } vybírá žeton pokroku.
duel-wait-library = { $name } si prohlíží tři žetony z krabice a jeden si nechá.
duel-wait-destroy = { $name } vybírá kartu k zničení.
duel-wait-revive = { $name } vybírá odloženou kartu.
duel-wait-starter = { $name } určuje, kdo začne věk { $age }.
duel-wait-pick = { $name } vybírá div.

## The draft

duel-pick-title = { $left ->
    [4] Vezmi jeden ze čtyř
    [3] Vezmi dva ze tří
    [2] Vezmi jeden ze dvou
   *[1] Poslední je tvůj
}
duel-pick-wait = Vybírá { $name }
duel-pick-order = Pořadí výběru
duel-pick-box = 4 divy zůstanou v krabici
duel-pick-hint = Vyber div.
duel-do-pick = Vzít: { $wonder }
duel-pick-note = { $left ->
    [4] { $name } si pak vezme dva ze zbylých tří.
    [3] První ze dvou. Co necháš, připadne hráči { $name }.
    [2] Poslední připadne hráči { $name }.
   *[1] Je to poslední ze čtyř.
}
duel-taken-by = bere { $name }
duel-taken-you = tvůj
duel-then-need = pak potřebuješ: { $goods }
duel-first-note = Oba začnou věk I se 7 mincemi. První: { $name }.

## Moves as sentences

duel-move-build = { $name } staví: { $card }.
duel-move-build-free = { $name } staví bez placení: { $card }.
duel-move-build-paid = { $name } staví za { $n ->
    [one] 1 minci
    [few] { $n } mince
   *[other] { $n } mincí
}: { $card }.
duel-move-build-chain = { $name } staví: { $card }, zdarma díky kartě { $from }.
duel-move-sell = { $name } prodává: { $card }.
duel-move-sell-paid = { $name } prodává za { $n ->
    [one] 1 minci
    [few] { $n } mince
   *[other] { $n } mincí
}: { $card }.
duel-move-wonder = { $name } staví div: { $wonder }, pod něj { $card }.
duel-move-wonder-free = { $name } staví bez placení div: { $wonder }, pod něj { $card }.
duel-move-wonder-paid = { $name } staví za { $n ->
    [one] 1 minci
    [few] { $n } mince
   *[other] { $n } mincí
} div: { $wonder }, pod něj { $card }.
duel-move-pick = { $name } si bere div: { $wonder }.
duel-move-take = { $name } si bere žeton pokroku: { $token }.
duel-move-destroy = { $name } ničí kartu: { $card }.
duel-move-destroy-of = { $name } ničí kartu: { $card } (město: { $other }).
duel-move-revive = { $name } staví zdarma z odložených karet: { $card }.
duel-move-start-self = { $name } volí, kdo začne věk: { $name }.
duel-move-start-other = { $name } volí, kdo začne věk: { $other }.
duel-move-other = { $name }: { $action }
duel-note-pawn = { $n ->
    [one] Figurka postupuje o 1 pole, míří na město: { $name }.
    [few] Figurka postupuje o { $n } pole, míří na město: { $name }.
   *[other] Figurka postupuje o { $n } polí, míří na město: { $name }.
}
duel-note-loses = { $name } ztrácí { $n ->
    [one] 1 minci
    [few] { $n } mince
   *[other] { $n } mincí
}.
duel-note-gets = { $name } dostává { $n ->
    [one] 1 minci
    [few] { $n } mince
   *[other] { $n } mincí
}.
duel-note-again = { $name } hraje znovu.
duel-note-pair = { $name } má dvojici: { $symbol }.
duel-note-revealed = Odkryto: { $cards }.
duel-note-offered = Nové divy: { $wonders }.
duel-note-age = Začíná věk { $age }.
duel-note-boxed = Sedm divů stojí, zpět do krabice jde { $wonder }.
duel-short-sold = { $card }, prodej
duel-short-free = { $card }, zdarma
duel-short-destroyed = { $card }, zničení
duel-short-revived = { $card }, z odložených
duel-short-starts = Začíná { $name }
