## Koniec partii
# Headlines. $own, $other: points; $name: the winner
end-won = Wygrana
end-won-points = Wygrana { $own } : { $other }
end-lost = Przegrana
end-lost-points = Przegrana { $own } : { $other }
end-neutral = Wygrywa { $name }
end-neutral-points = Wygrywa { $name }, { $own } : { $other }
# $names: a list of the winners
end-shared = Zwycięstwem dzielą się { $names }
end-nobody = Partia zakończyła się bez wyniku
# What decided. $name: who gave up or ran out of time, or the winner
end-by-resigned = { $name } się poddaje.
end-by-time = Skończył się czas: { $name }.
end-by-agreed = Gracze zgodzili się zakończyć partię.
end-by-duel-civilian = Zwycięstwo cywilne, na punkty.
end-by-duel-blue = Równo punktów: zdecydowały niebieskie karty.
end-by-duel-shared = Równo punktów, także z niebieskich kart.
end-by-duel-military = Dominacja militarna: pion dotarł do stolicy.
end-by-duel-scientific = Dominacja naukowa: sześć różnych symboli.
end-supremacy = Zdecydowała dominacja: punkty się nie liczą. Tak wyglądały.
end-early = Partia skończyła się przed czasem: punkty nie zdecydowały. Tak wyglądały.
# $before, $after: ratings
end-rating = Ranking { NUMBER($before, useGrouping: 0) } → { NUMBER($after, useGrouping: 0) }
end-sheet = Karta punktów
end-points = punkty
end-category = Rodzaj punktów
end-total = Razem
end-share = Udostępnij
end-replay = Powtórka
end-rematch = Rewanż
end-rematch-go = Przejdź do rewanżu
end-board = Pokaż planszę
end-home = Strona główna
end-open = Otwórz tę pozycję
end-again = Spróbuj ponownie
end-copied = Skopiowano
end-not-copied = Nie można skopiować
# $what: the label of a value
end-copy = Kopiuj: { $what }
end-download = Plik partii
end-course = Punkty w trakcie partii
end-moments = Ważne chwile
end-moments-none = Nie wydarzyło się nic niezwykłego.
# Moments. $name: who moved, $other: the opponent, $swing and $coins: numbers
end-moment-start = Początek epoki
end-moment-swing = { $swing ->
    [one] Różnica zmieniła się o { $swing } punkt
    [few] Różnica zmieniła się o { $swing } punkty
   *[many] Różnica zmieniła się o { $swing } punktów
  }
end-moment-loot = { $coins ->
    [one] Znacznik militarny: { $other } traci { $coins } monetę
    [few] Znacznik militarny: { $other } traci { $coins } monety
   *[many] Znacznik militarny: { $other } traci { $coins } monet
  }
end-moment-token = Zdobyty żeton postępu
end-moment-again = Cud z kolejną turą
end-moment-military = Pion wchodzi do stolicy
end-moment-scientific = Szósty różny symbol
end-fair = Uczciwa gra
end-fair-text = Wszystkie tasowania w partii wynikają z jednej tajnej liczby. Przed partią serwer opublikował jej skrót, teraz jawna jest także sama liczba. Kto ma jedno i drugie, może dowieść, że nic po drodze nie zmieniono.
end-fair-commitment = Skrót opublikowany na początku
end-fair-seed = Tajna liczba
end-fair-verify = Jak to sprawdzić
end-fair-how = Pobierz plik partii, zainstaluj Mirabilię i uruchom polecenie w folderze z plikiem. Wszystkie tasowania zostaną odtworzone i porównane.

## Karta punktów gry Pojedynek
category-duel-blue = Cywilne
category-duel-green = Nauka
category-duel-yellow = Handel
category-duel-purple = Gildie
category-duel-wonders = Cuda
category-duel-tokens = Postęp
category-duel-military = Wojsko
category-duel-treasury = Monety ÷ 3

## Powtórka
replay-page = Powtórki partii
replay-tag = Powtórka
# $names: the players and their points
replay-title = Powtórka: { $names }
replay-player = Gracz { $number }
replay-bot = Bot
replay-share = Udostępnij ten ruch
replay-flip = Widok z drugiej strony (F)
replay-close = Zamknij tę partię
replay-review = Ten ruch
replay-moves = Ruchy
replay-all = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
  }
# $move: the number of the position
replay-board = Plansza po ruchu { $move }
replay-chart = Punkty w trakcie partii; wybór ruchu
# $points: a list of names with points
replay-chart-now = Ruch { $move } z { $last }: { $points }
replay-count = Ruch { $move } z { $last }
replay-move-by = Ruch { $move } · { $name }
# $text: the move as a sentence
replay-line = Ruch { $move }: { $text }
replay-setup = Przed pierwszym ruchem
replay-start = Stół jest przygotowany.
# $change: with its sign; $count: without it
replay-change = { $count ->
    [one] { $change } punkt
    [few] { $change } punkty
   *[many] { $change } punktów
  }
replay-now = Punkty po tym ruchu
replay-transport = Odtwarzanie krok po kroku
replay-first = Na początek
replay-back = Ruch wstecz
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-forward = Ruch dalej
replay-last = Na koniec
replay-speed = Szybkość
replay-speed-slow = Wolno
replay-speed-normal = Zwykle
replay-speed-fast = Szybko
replay-keys = ← → krok · spacja odtwarza · F obraca
replay-none = Nie ma tu powtórki
replay-offline = Tej partii nie ma jeszcze na tym urządzeniu. Bez połączenia obejrzysz partie otwarte wcześniej.
replay-running = Ta partia jeszcze trwa
replay-running-text = Będzie można ją odtworzyć, gdy się skończy.
replay-watch = Przejdź do stołu
replay-others = Inne powtórki
replay-loading = Otwieram partię…
replay-mine = Moje partie
replay-more = Pokaż starsze
replay-empty = Jeszcze nie ma zakończonych partii
replay-empty-text = Każda zakończona partia zostanie tu zapisana ruch po ruchu.
replay-empty-play = Zagraj teraz
replay-list-offline = Lista twoich partii wymaga połączenia.
replay-side-won = Wygrana
replay-side-lost = Przegrana
replay-side-neutral = Koniec
replay-file = Otwórz plik partii
replay-file-text = Partię zapisaną przez ciebie albo przysłaną przez kogoś.
replay-file-choose = Wybierz plik
replay-file-drop = albo upuść go tutaj
replay-file-bad = To nie jest plik partii albo jest uszkodzony.
replay-file-long = Ten plik jest za długi jak na partię.
replay-file-offline = Odczytanie pliku wymaga połączenia.

## Zasady
rules-title = 7 Cudów Świata: Pojedynek – zasady
rules-contents = Spis treści
rules-print = Drukuj
rules-search = Szukaj słowa albo paragrafu, np. D-TRADE-4
rules-found = { $count ->
    [one] { $count } paragraf
    [few] { $count } paragrafy
   *[many] { $count } paragrafów
  }
rules-nothing = Niczego nie znaleziono
rules-nothing-text = Spróbuj innego słowa albo mniejszej liczby słów.
# $language: the name of the reader's language in itself
rules-foreign = Tych zasad nie ma jeszcze w twoim języku ({ $language }). Poniżej tekst angielski.
rules-missing = Nie ma tu zasad tej gry
rules-missing-go = Zasady gry 7 Cudów Świata: Pojedynek
# $clause: its id
rules-to = Przejdź do { $clause }
rules-link = Link do { $clause }
rules-primer = Jak grać: w pięć minut
rules-duel-goal = Dwoje graczy przez trzy epoki buduje rywalizujące miasta. Wygrać można na trzy sposoby:
rules-duel-win-military = Dominacja militarna
rules-duel-win-military-text = Przesuń pion konfliktu do stolicy przeciwnika: wygrywasz od razu.
rules-duel-win-scientific = Dominacja naukowa
rules-duel-win-scientific-text = Zbierz sześć różnych symboli naukowych: wygrywasz od razu.
rules-duel-win-civilian = Zwycięstwo cywilne
rules-duel-win-civilian-text = Jeśli do końca epoki III nikt nie wygrał, wygrywa gracz, który ma więcej punktów.
rules-duel-setup = Przed pierwszą epoką
rules-duel-setup-text = Każdy gracz ma 7 monet i dostaje cztery cuda: cztery leżą odkryte, pierwszy gracz bierze jeden, drugi dwa, a ostatni przypada pierwszemu; potem pojawiają się kolejne cztery i zaczyna drugi gracz. Z ośmiu cudów można wybudować tylko siedem, więc nie zwlekaj. Na planszy leży pięć żetonów postępu dla tych, którzy stawiają na naukę.
rules-duel-turn = Twoja tura
rules-duel-turn-text = Dwadzieścia kart leży w układzie, częściowo jedna na drugiej, niektóre zakryte. Weź jedną kartę, której żadna inna nie przykrywa, i użyj jej na jeden z trzech sposobów. Karty, których nic już nie przykrywa, zostają potem odkryte.
rules-duel-use-build = Wybuduj ją
rules-duel-use-build-text = Zapłać jej koszt. Karta zostaje w twoim mieście i odtąd ci pomaga.
rules-duel-use-sell = Odrzuć ją
rules-duel-use-sell-text = Weź 2 monety i 1 dodatkową za każdą żółtą kartę w swoim mieście.
rules-duel-use-wonder = Wybuduj cud
rules-duel-use-wonder-text = Zapłać koszt jednego ze swoich cudów i wsuń pod niego zakrytą kartę. Niektóre cuda dają jeszcze jedną turę.
rules-duel-colors = Siedem kolorów
rules-duel-color-brown = produkują drewno, glinę i kamień
rules-duel-color-grey = produkują szkło i papirus
rules-duel-color-blue = dają punkty
rules-duel-color-green = mają symbole naukowe, większość daje też punkty
rules-duel-color-yellow = dają monety, materiały, lepsze ceny, niekiedy punkty
rules-duel-color-red = mają tarcze, które przesuwają pion
rules-duel-color-purple = pojawiają się w epoce III i punktują to, czego jedno z miast ma najwięcej
rules-duel-pay = Płacenie
rules-duel-pay-text = To, co produkuje twoje miasto, masz w każdej turze i nie zużywasz tego. Czego brakuje, kupujesz od banku: jedna sztuka kosztuje 2 monety oraz 1 za każdą taką sztukę produkowaną przez brązowe i szare karty przeciwnika. To, co wytwarza przeciwnik, jest więc dla ciebie drogie. Niektóre karty mają biały symbol; późniejszą kartę z tym samym symbolem budujesz wtedy za darmo.
rules-duel-military = Tarcze
rules-duel-military-text = Każda tarcza od razu przesuwa pion o jedno pole w stronę przeciwnika. Po drodze leżą znaczniki, przez które przeciwnik traci najpierw 2, a potem 5 monet. Na koniec pion jest wart 2, 5 lub 10 punktów, zależnie od odległości.
rules-duel-science = Symbole
rules-duel-science-text = Jest siedem różnych symboli. Dwa jednakowe w twoim mieście dają wybrany przez ciebie żeton postępu z planszy. Sześć różnych oznacza wygraną.
rules-duel-ages = Trzy epoki
rules-duel-ages-text = Gdy wszystkie dwadzieścia kart zostanie zagranych, wykłada się następną epokę. Kto ją zacznie, decyduje gracz, po którego stronie planszy stoi pion; gdy pion jest na środku, zaczyna ten, kto zagrał ostatnią kartę.
rules-duel-score = Liczenie punktów
rules-duel-score-text = Punkty daje pion, niebieskie, zielone, żółte i fioletowe karty, wybudowane cuda, żetony postępu, a każde 3 monety dają 1 punkt. Przy równym wyniku decydują punkty z niebieskich kart; jeśli i one są równe, gracze dzielą się zwycięstwem.

## Notes punktacji
score-title = Notes punktacji
score-missing = Nie ma notesu do tej gry
score-missing-go = Notes do gry 7 Cudów Świata: Pojedynek
score-mode = Co wpisujesz
score-mode-points = Punkty
score-mode-city = Karty
score-hint-points = dotknij pola i wpisz punkty
score-hint-city = dotknij pola i zaznacz, co tam leży
score-idle-points = Wybierz pole i wpisz punkty tutaj albo na klawiaturze.
score-idle-city = Wybierz pole i zaznacz, co leży w tym mieście. Wszystko zsumuje się samo, także gildie.
score-name = Imię gracza { $number }
score-undo = Cofnij (U)
score-undone = Cofnięto
score-erase = Usuń
score-empty = puste
# $category: a row; $name: a player; $value: points
score-cell = { $category } · { $name }
score-cell-value = { $category }, { $name }: { $value }
score-previous = Poprzednie pole
# $cell: where it leads to
score-next = Dalej: { $cell }
score-done = Gotowe
score-search = Szukaj wśród kart, cudów i żetonów
score-group-age-1 = Epoka I
score-group-age-2 = Epoka II
score-group-age-3 = Epoka III
score-group-guild = Gildie
score-group-wonders = Cuda
score-group-tokens = Żetony postępu
# $name: the other player
score-at-other = ma: { $name }
score-points = { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
  }
score-coins = { $coins ->
    [one] { $coins } moneta ÷ 3 = { $points }
    [few] { $coins } monety ÷ 3 = { $points }
   *[many] { $coins } monet ÷ 3 = { $points }
  }
score-pawn = Miejsce piona konfliktu
score-pawn-none = jeszcze nie wpisano
score-pawn-centre = Na środku: bez punktów
score-pawn-capital = Stolica zdobyta: wygrywa { $name }
score-pawn-points = { $name }: { $points ->
    [few] { $points } punkty
   *[many] { $points } punktów
  }
score-pawn-left = W stronę miasta: { $name }
score-pawn-right = W stronę miasta: { $name }
score-supremacy = Dominacja
score-supremacy-text = Czy ktoś wygrał, zanim policzono punkty?
score-supremacy-military = { $name }, militarna
score-supremacy-scientific = { $name }, naukowa
score-by-points = Nie, liczymy punkty
score-start = Wpisz punkty po zakończeniu gry.
# Verdicts. $name: the winner or leader; $lead: points between the two
score-leads = { $lead ->
    [one] Na razie prowadzi { $name }, { $lead } punktem
    [few] Na razie prowadzi { $name }, { $lead } punktami
   *[many] Na razie prowadzi { $name }, { $lead } punktami
  }
score-even = Na razie remis
score-by-civilian = { $lead ->
    [one] Wygrywa { $name }, { $lead } punktem
    [few] Wygrywa { $name }, { $lead } punktami
   *[many] Wygrywa { $name }, { $lead } punktami
  }
score-by-blue = Równo punktów: dzięki niebieskim kartom wygrywa { $name }
score-by-shared = Pełna równość: wspólne zwycięstwo
score-by-military = Przez dominację militarną wygrywa { $name }; punkty się nie liczą
score-by-scientific = Przez dominację naukową wygrywa { $name }; punkty się nie liczą
score-save = Zapisz grę
score-save-part = Zapisz tak, jak jest
score-saved = Gra zapisana
score-history = Gry na tym urządzeniu
score-share-title = 7 Cudów Świata: Pojedynek, nasze gry
score-won-civilian = wygrywa { $name }
score-won-blue = dzięki niebieskim kartom: { $name }
score-won-military = dominacja militarna: { $name }
score-won-scientific = dominacja naukowa: { $name }
score-shared = wspólne zwycięstwo
score-wins = { $wins ->
    [one] { $wins } wygrana
    [few] { $wins } wygrane
   *[many] { $wins } wygranych
  } { $games ->
    [one] w { $games } grze
   *[other] w { $games } grach
  }
# $name: a person
score-tally = { $name }: { $wins ->
    [one] { $wins } wygrana
    [few] { $wins } wygrane
   *[many] { $wins } wygranych
  }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }
# $game: names and points
score-delete = Usuń grę { $game }
score-deleted = { $count ->
    [one] Gra została usunięta.
    [few] Usunięto { $count } gry.
   *[many] Usunięto { $count } gier.
  }
score-restore = Przywróć
