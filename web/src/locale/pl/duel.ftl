## Where the match stands

duel-age = Epoka { $age }
duel-draft = Wybór cudów
duel-turn-you = Twoja kolej
duel-turn-other = Teraz gra
duel-turn-pick = Wybierz cud
duel-turn-take = Wybierz żeton postępu
duel-turn-destroy = Zniszcz kartę
duel-turn-revive = Zbuduj odrzuconą kartę
duel-turn-starter = Zdecyduj, kto zaczyna
duel-winner = Zwycięstwo
duel-rating = Ranking { $rating }

## The city of a player

duel-city-you = Twoje miasto
duel-city-of = Miasto: { $name }
duel-coins = monety
duel-points-now = punkty teraz
duel-shields = tarcze
duel-wonders = cuda
duel-makes-you = Wytwarzasz · cena kolejnej sztuki
duel-makes-other = Produkcja · cena kolejnej sztuki
duel-buy = za { $n }
duel-makes-of = { $good }: { $n }, kolejna sztuka kosztuje { $price }
duel-any-raw = i co turę jedno z: drewno, glina, kamień
duel-any-goods = i co turę jedno z: szkło, papirus
duel-science = Nauka { $n }/{ $all }
duel-science-threat = Jeszcze jeden symbol i koniec
duel-symbol-owned = { $symbol }: { $n ->
    [0] nie
    [one] tak
    [few] { $n }, para
   *[many] { $n }
}
duel-cards-empty = Jeszcze żadnej budowli
duel-built-in = zbudowano w epoce { $age }
duel-boxed = z powrotem w pudełku
duel-tokens-held = Żetony postępu
duel-open-city = miasto
duel-open-your-city = moje miasto
duel-wonders-of = Cuda · { $n } z { $all }
duel-slot-free = wolne
duel-needs = Razem potrzebują
duel-gives = Dają

## The board between the cities

duel-board = Żetony postępu i tor konfliktu
duel-tokens-board = Żetony postępu na planszy
duel-zone-points = punkty
duel-pawn = { $n ->
    [0] Pionek konfliktu stoi pośrodku.
    [one] Pionek konfliktu stoi 1 pole od środka po stronie gracza { $name }. Punkty dla gracza { $other }: { $points }.
    [few] Pionek konfliktu stoi { $n } pola od środka po stronie gracza { $name }. Punkty dla gracza { $other }: { $points }.
   *[many] Pionek konfliktu stoi { $n } pól od środka po stronie gracza { $name }. Punkty dla gracza { $other }: { $points }.
}
duel-pawn-threat = { $n ->
    [one] 1 pole do stolicy
    [few] { $n } pola do stolicy
   *[many] { $n } pól do stolicy
}
duel-loot = Po wejściu tutaj { $name } traci { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}.
duel-capital = Stolica: { $name }

## The structure of cards

duel-structure = Karty epoki { $age }
duel-face-down = Zakryta karta epoki { $age }
duel-face-down-guild = Zakryta gildia
duel-covered = { $n ->
    [one] Leży na niej 1 karta.
    [few] Leżą na niej { $n } karty.
   *[many] Leży na niej { $n } kart.
}
duel-covered-say = { $card }: tej karty nie można jeszcze wziąć. { $n ->
    [one] Leży na niej 1 karta.
    [few] Leżą na niej { $n } karty.
   *[many] Leży na niej { $n } kart.
}
duel-not-now = Teraz nie twoja kolej.
duel-cards-left = { $n ->
    [one] została 1 karta
    [few] zostały { $n } karty
   *[many] zostało { $n } kart
}
duel-pile = Stos odrzuconych { $n }
duel-pile-title = Stos odrzuconych
duel-pile-empty = Jeszcze nic nie odrzucono.
duel-unseen = Nieznane
duel-unseen-title = Karty, których nikt nie widział
duel-unseen-note = W każdej epoce 3 z nich są poza grą, a z gildii 4.
duel-unseen-age = Epoka { $age } · { $n }
duel-unseen-guild = Gildie · { $n }

## What a thing is, gives and costs

duel-kind-brown = surowiec
duel-kind-grey = dobro
duel-kind-blue = budowla cywilna
duel-kind-green = budowla naukowa
duel-kind-yellow = budowla handlowa
duel-kind-red = budowla militarna
duel-kind-purple = gildia
duel-kind-wonder = cud
duel-kind-token = żeton postępu
duel-name-kind = { $name }, { $kind }.
duel-gives-list = Daje: { $list }.
duel-costs-list = Koszt: { $list }.
duel-costs-nothing = Nic nie kosztuje.
duel-free-with = Za darmo z kartą { $card }.
duel-pay-coins = Płacisz { $n ->
    [one] 1 monetę
    [few] { $n } monety
   *[many] { $n } monet
}.
duel-pay-nothing = Nic nie płacisz.
duel-pay-chain = Za darmo dzięki karcie { $card }.
duel-pay-missing = Kosztowałoby to { $n ->
    [one] 1 monetę
    [few] { $n } monety
   *[many] { $n } monet
}, brakuje { $missing }.
duel-is-built = Zbudowano.
duel-is-hinted = Podpowiedź.

duel-fx-any = co turę jedno z: { $goods }
duel-fx-fixed = { $goods } za 1 monetę
duel-fx-lose = przeciwnik traci { $n ->
    [one] 1 monetę
    [few] { $n } monety
   *[many] { $n } monet
}
duel-fx-again = dodatkowa tura
duel-fx-progress = jeden z trzech żetonów postępu z pudełka
duel-fx-revive = odrzucona karta za darmo
duel-fx-destroy-brown = niszczy brązową kartę przeciwnika
duel-fx-destroy-grey = niszczy szarą kartę przeciwnika
duel-fx-symbol = symbol { $symbol }
duel-fx-chain = symbol łańcucha { $chain } ({ $card } za darmo)
duel-fx-per-own = { $what } za { $of ->
    [brown] każdą brązową kartę
    [grey] każdą szarą kartę
    [red] każdą czerwoną kartę
    [yellow] każdą żółtą kartę
   *[wonder] każdy zbudowany cud
} w twoim mieście
duel-fx-per-larger = { $what } za { $of ->
    [yellow] każdą żółtą kartę
    [brown] każdą brązową i szarą kartę
    [blue] każdą niebieską kartę
    [green] każdą zieloną kartę
    [red] każdą czerwoną kartę
    [coin_triple] każde 3 monety
   *[wonder] każdy zbudowany cud
} w mieście, które ma ich najwięcej
duel-and = { $a } i { $b }

duel-chain-horseshoe = podkowa
duel-chain-sword = miecz
duel-chain-tower = wieża
duel-chain-book = księga
duel-chain-gear = koło zębate
duel-chain-mask = maska
duel-chain-moon = księżyc
duel-chain-drop = kropla
duel-chain-vase = waza
duel-chain-target = tarcza strzelnicza
duel-chain-helmet = hełm
duel-chain-lyre = lira
duel-chain-lamp = lampa
duel-chain-column = kolumna
duel-chain-sun = słońce
duel-chain-temple-front = fronton świątyni
duel-chain-barrel = beczka

duel-token-short-agriculture = 6 monet, 4 pkt
duel-token-short-architecture = cuda −2
duel-token-short-economy = cudze zakupy
duel-token-short-law = +1 symbol
duel-token-short-masonry = niebieskie −2
duel-token-short-mathematics = 3 pkt za żeton
duel-token-short-philosophy = 7 punktów
duel-token-short-strategy = czerwone +1
duel-token-short-theology = cuda: jeszcze raz
duel-token-short-urbanism = 6 monet, +4
duel-token-agriculture = 6 monet teraz, 4 punkty na koniec
duel-token-architecture = twoje cuda kosztują 2 zasoby mniej
duel-token-economy = dostajesz to, co przeciwnik płaci za zasoby
duel-token-law = waga: kolejny symbol naukowy
duel-token-masonry = twoje niebieskie karty kosztują 2 zasoby mniej
duel-token-mathematics = 3 punkty za każdy twój żeton
duel-token-philosophy = 7 punktów na koniec
duel-token-strategy = każda kolejna czerwona karta: 1 tarcza więcej
duel-token-theology = każdy kolejny cud daje dodatkową turę
duel-token-urbanism = 6 monet teraz, 4 za każdą kartę za darmo z łańcucha

# Wonders where there is little room
duel-wonder-appian-way = Via Appia
duel-wonder-circus-maximus = Circus Maximus
duel-wonder-colossus = Kolos Rodyjski
duel-wonder-great-library = Biblioteka
duel-wonder-great-lighthouse = Latarnia na Faros
duel-wonder-hanging-gardens = Wiszące ogrody
duel-wonder-mausoleum = Mauzoleum
duel-wonder-piraeus = Pireus
duel-wonder-pyramids = Piramida Cheopsa
duel-wonder-sphinx = Sfinks
duel-wonder-statue-of-zeus = Posąg Zeusa
duel-wonder-temple-of-artemis = Świątynia Artemidy

## The dock: what can be done with the selected card

duel-dock = Co zrobić z kartą { $card }
duel-dock-close = Odłóż kartę { $card }
duel-build = Zbuduj
duel-build-do = Zbuduj
duel-under = Podłóż pod cud
duel-under-short = Pod cud
duel-sell = Sprzedaj
duel-sell-do = Sprzedaj
duel-no-wonder = Żadnego cudu nie można już zbudować
duel-do-build = Zbuduj: { $card }, cena { $n ->
    [0] żadna
    [one] 1 moneta
    [few] { $n } monety
   *[many] { $n } monet
}
duel-do-wonder = Zbuduj cud: { $wonder }, podłóż kartę { $card }, cena { $n ->
    [0] żadna
    [one] 1 moneta
    [few] { $n } monety
   *[many] { $n } monet
}
duel-do-sell = Sprzedaj: { $card }, zysk { $n ->
    [one] 1 moneta
    [few] { $n } monety
   *[many] { $n } monet
}
duel-short-of = brakuje { $n }
duel-short-of-long = { $n ->
    [one] brakuje 1 monety
    [few] brakuje { $n } monet
   *[many] brakuje { $n } monet
}
duel-sell-why = { $n ->
    [0] { $base }, jeszcze bez żółtych kart
    [one] { $base } + 1 żółta karta
    [few] { $base } + { $n } żółte karty
   *[many] { $base } + { $n } żółtych kart
}
duel-why-own = { $n ->
    [one] własne
   *[other] { $n } × własne
}
duel-why-chosen = { $n ->
    [one] wytwarza { $by }
   *[other] { $n } × wytwarza { $by }
}
duel-why-saved = { $n ->
    [one] oszczędza { $token }
   *[other] { $n } × oszczędza { $token }
}
duel-why-base = { $n ->
    [one] { $base }, { $name } nie wytwarza
   *[other] { $n } × { $base }, { $name } nie wytwarza
}
duel-why-bought = { $n ->
    [one] { $base } + { $made }, { $name } wytwarza { $made }
   *[other] { $n } × ({ $base } + { $made }), { $name } wytwarza { $made }
}
duel-why-fixed = { $n ->
    [one] { $card }
   *[other] { $n } × { $price }, { $card }
}
duel-why-printed = cena na karcie
duel-why-chain = łańcuch: { $card }
duel-why-nothing = nic nie kosztuje
duel-why-economy = { $token }: z tego { $n } dla gracza { $name }
duel-why-urbanism = { $token } daje ci

## Choices that have to be made

duel-choose-token = Wybierz żeton postępu
duel-cause-pair = Para: { $symbol }.
duel-cause-pair-any = Masz parę symboli.
duel-cause-library = Trzy z pudełka. Pozostałe dwa wracają.
duel-cause-destroy-brown = Wybierz brązową kartę do zniszczenia ({ $name }).
duel-cause-destroy-grey = Wybierz szarą kartę do zniszczenia ({ $name }).
duel-cause-revive = Zbuduj za darmo jedną odrzuconą kartę.
duel-choose-starter = Kto zaczyna epokę { $age }?
duel-cause-starter = Masz słabszą armię, więc decydujesz.
duel-cause-starter-last = Ostatni ruch był twój, więc decydujesz.
duel-do-take = Weź: { $token }
duel-do-destroy = Zniszcz: { $card }
duel-do-revive = Zbuduj: { $card }
duel-do-start-you = Zaczynam ja
duel-do-start-other = Zaczyna { $name }
duel-do-choose = Wybierz jedną możliwość
duel-wait-take = { $name } wybiera żeton postępu.
duel-wait-library = { $name } ogląda trzy żetony z pudełka i zatrzymuje jeden.
duel-wait-destroy = { $name } wybiera kartę do zniszczenia.
duel-wait-revive = { $name } wybiera odrzuconą kartę.
duel-wait-starter = { $name } decyduje, kto zaczyna epokę { $age }.
duel-wait-pick = { $name } wybiera cud.

## The draft

duel-pick-title = { $left ->
    [4] Weź jeden z czterech
    [3] Weź dwa z trzech
    [2] Weź jeden z dwóch
   *[1] Ostatni jest twój
}
duel-pick-wait = Wybiera { $name }
duel-pick-order = Kolejność wyboru
duel-pick-box = 4 cuda zostają w pudełku
duel-pick-hint = Wybierz cud.
duel-do-pick = Weź: { $wonder }
duel-pick-note = { $left ->
    [4] { $name } weźmie potem dwa z pozostałych trzech.
    [3] Pierwszy z dwóch. To, co zostawisz, dostanie { $name }.
    [2] Ostatni dostanie { $name }.
   *[1] To ostatni z czterech.
}
duel-taken-by = bierze { $name }
duel-taken-you = twój
duel-then-need = potem potrzeba: { $goods }
duel-first-note = Obie strony zaczynają epokę I z 7 monetami. Zaczyna { $name }.

## Moves as sentences

duel-move-build = { $name } buduje: { $card }.
duel-move-build-free = { $name } buduje bez opłaty: { $card }.
duel-move-build-paid = { $name } buduje za { $n ->
    [one] 1 monetę
    [few] { $n } monety
   *[many] { $n } monet
}: { $card }.
duel-move-build-chain = { $name } buduje: { $card }, za darmo dzięki karcie { $from }.
duel-move-sell = { $name } sprzedaje: { $card }.
duel-move-sell-paid = { $name } sprzedaje za { $n ->
    [one] 1 monetę
    [few] { $n } monety
   *[many] { $n } monet
}: { $card }.
duel-move-wonder = { $name } buduje cud: { $wonder }, pod nim { $card }.
duel-move-wonder-free = { $name } buduje bez opłaty cud: { $wonder }, pod nim { $card }.
duel-move-wonder-paid = { $name } buduje za { $n ->
    [one] 1 monetę
    [few] { $n } monety
   *[many] { $n } monet
} cud: { $wonder }, pod nim { $card }.
duel-move-pick = { $name } bierze cud: { $wonder }.
duel-move-take = { $name } bierze żeton postępu: { $token }.
duel-move-destroy = { $name } niszczy kartę: { $card }.
duel-move-destroy-of = { $name } niszczy kartę: { $card } (miasto: { $other }).
duel-move-revive = { $name } buduje za darmo z odrzuconych kart: { $card }.
duel-move-start-self = { $name } decyduje, kto zaczyna epokę: { $name }.
duel-move-start-other = { $name } decyduje, kto zaczyna epokę: { $other }.
duel-move-other = { $name }: { $action }
duel-note-pawn = { $n ->
    [one] Pionek przesuwa się o 1 pole, w stronę stolicy: { $name }.
    [few] Pionek przesuwa się o { $n } pola, w stronę stolicy: { $name }.
   *[many] Pionek przesuwa się o { $n } pól, w stronę stolicy: { $name }.
}
duel-note-loses = { $name } traci { $n ->
    [one] 1 monetę
    [few] { $n } monety
   *[many] { $n } monet
}.
duel-note-gets = { $name } dostaje { $n ->
    [one] 1 monetę
    [few] { $n } monety
   *[many] { $n } monet
}.
duel-note-again = { $name } gra jeszcze raz.
duel-note-pair = { $name } ma parę: { $symbol }.
duel-note-revealed = Odkryto: { $cards }.
duel-note-offered = Nowe cuda: { $wonders }.
duel-note-age = Zaczyna się era { $age }.
duel-note-boxed = Siedem cudów stoi, do pudełka wraca { $wonder }.
duel-short-sold = { $card }, sprzedaż
duel-short-free = { $card }, za darmo
duel-short-destroyed = { $card }, zniszczenie
duel-short-revived = { $card }, z odrzuconych
duel-short-starts = Zaczyna { $name }
