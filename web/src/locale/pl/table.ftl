## Stół pod swoim adresem
# $code: the address of the table, a few words
table-crumb = Stół { $code }
table-opening = Otwieram stół…
table-gone = Nie ma takiego stołu
table-gone-text = Nikt nie zna stołu { $code }. Może w linku brakuje litery albo stół już sprzątnięto.
table-abandoned = Ten stół sprzątnięto
table-abandoned-text = Wszyscy odeszli, zanim partia się zaczęła.
table-unreachable = Brak połączenia
table-unreachable-text = Nie można połączyć się ze stołem. Otworzy się sam, gdy wróci połączenie.
table-offline = Brak połączenia. Stół czeka i sam wznowi grę.
table-online = Połączenie wróciło.
table-broken = Nie udało się wczytać planszy
table-broken-text = Partia na serwerze trwa. Sprawdź połączenie i spróbuj ponownie.
table-player = Gracz { $number }
table-somebody = Ktoś

## Gry i ich opcje
table-game-duel = 7 Cudów Świata: Pojedynek
table-game-short-duel = Pojedynek
table-option-duel-wonders = Cuda
table-option-duel-wonders-draft = wybór
table-option-duel-wonders-first-game = pierwsza gra
table-option-duel-centre-pawn-starter = Pionek na środku
table-option-duel-centre-pawn-starter-last-active-starts = zaczyna ostatni gracz
table-option-duel-centre-pawn-starter-last-active-chooses = wybiera ostatni gracz

## Przed partią
# $name: the host; $game: the name of the game
table-invited-by = { $name } zaprasza do gry { $game }
table-invited = Wolne miejsce: { $game }
table-take-seat = Usiądź
table-your-name = Twoje imię
# $amount: free seats
table-waiting-for = { $amount ->
    [one] Czekamy na jednego gracza
    [few] Czekamy na { $amount } graczy
    [many] Czekamy na { $amount } graczy
   *[other] Czekamy na { $amount } gracza
  }
table-all-here = Wszyscy są na miejscu
table-all-ready = Można zaczynać
table-link = Link do tego stołu
table-share = Kopiuj link
table-share-title = Miejsce przy stole w Mirabilii
table-leave = Odejdź od stołu
table-seats = Miejsca
table-seats-taken = zajęte: { $taken } z { $seats }
table-swap = Zamień miejsca
table-shuffle = Losuj miejsca
table-seat-free = Wolne miejsce
table-free-link = każdy, kto ma link
table-free-public = każdy
table-bot-about = zawsze w gotowości
table-away = teraz poza stołem
table-unrated = jeszcze bez rankingu
table-rating = ranking { $rating }
table-you = ty
table-host = gospodarz
table-you-host = ty, gospodarz
table-move-here = Przesiądź się tu
table-add-bot = Dodaj bota
# $seat: number of the seat, from 1
table-level-of = Siła bota na miejscu { $seat }
table-level-easy = łatwy
table-level-normal = średni
table-level-hard = trudny
table-level-expert = ekspert
table-remove-bot = Usuń bota
table-send-away = Odeślij: { $name }
table-move-up = Przesuń miejsce { $seat } wyżej
table-i-am-ready = Możemy zaczynać
table-ready = w gotowości
table-not-ready = jeszcze nie
# $amount: players
table-start = { $amount ->
    [0] Zacznij
    [one] Zacznij
    [few] Zacznij w { $amount } osoby
    [many] Zacznij w { $amount } osób
   *[other] Zacznij w { $amount } osoby
  }
table-watching = { $amount ->
    [one] { $amount } widz
    [few] { $amount } widzów
    [many] { $amount } widzów
   *[other] { $amount } widza
  }
table-missing-you = Opcje się zmieniły. Daj znać, kiedy można zacząć.
table-missing-ready = Czekamy na gotowość: { $name }.
table-missing-nothing = Wszyscy są gotowi. Zacznij, kiedy chcesz.
table-missing-host = Partię zaczyna gospodarz.
# $amount: free seats
table-missing-people = { $amount ->
    [one] Partia zacznie się sama, gdy wolne miejsce będzie zajęte.
   *[other] Partia zacznie się sama, gdy wolne miejsca będą zajęte.
  }
table-missing-people-host = { $amount ->
    [one] Partia zacznie się sama, gdy ktoś zajmie wolne miejsce. Może je zająć także bot.
   *[other] Partia zacznie się sama, gdy wolne miejsca będą zajęte. Mogą je zająć także boty.
  }
table-missing-closes = { $amount ->
    [one] Wolne miejsce zniknie, gdy zaczniesz.
    [few] { $amount } wolne miejsca znikną, gdy zaczniesz.
    [many] { $amount } wolnych miejsc zniknie, gdy zaczniesz.
   *[other] { $amount } wolnego miejsca zniknie, gdy zaczniesz.
  }

## Opcje
table-options = Opcje
table-clock = Zegar
table-clock-none = bez zegara
table-clock-off = brak
table-clock-minutes = { $amount } min
table-clock-days = { $amount ->
    [one] { $amount } dzień
    [few] { $amount } dni
    [many] { $amount } dni
   *[other] { $amount } dnia
  }
table-clock-move-seconds = { $amount ->
    [one] { $amount } sekunda na ruch
    [few] { $amount } sekundy na ruch
    [many] { $amount } sekund na ruch
   *[other] { $amount } sekundy na ruch
  }
table-clock-move-minutes = { $amount ->
    [one] { $amount } minuta na ruch
    [few] { $amount } minuty na ruch
    [many] { $amount } minut na ruch
   *[other] { $amount } minuty na ruch
  }
table-clock-move-hours = { $amount ->
    [one] { $amount } godzina na ruch
    [few] { $amount } godziny na ruch
    [many] { $amount } godzin na ruch
   *[other] { $amount } godziny na ruch
  }
table-clock-move-days = { $amount ->
    [one] { $amount } dzień na ruch
    [few] { $amount } dni na ruch
    [many] { $amount } dni na ruch
   *[other] { $amount } dnia na ruch
  }
table-clock-total-seconds = { $amount ->
    [one] { $amount } sekunda dla każdego
    [few] { $amount } sekundy dla każdego
    [many] { $amount } sekund dla każdego
   *[other] { $amount } sekundy dla każdego
  }
table-clock-total-minutes = { $amount ->
    [one] { $amount } minuta dla każdego
    [few] { $amount } minuty dla każdego
    [many] { $amount } minut dla każdego
   *[other] { $amount } minuty dla każdego
  }
table-clock-total-hours = { $amount ->
    [one] { $amount } godzina dla każdego
    [few] { $amount } godziny dla każdego
    [many] { $amount } godzin dla każdego
   *[other] { $amount } godziny dla każdego
  }
table-clock-total-days = { $amount ->
    [one] { $amount } dzień dla każdego
    [few] { $amount } dni dla każdego
    [many] { $amount } dni dla każdego
   *[other] { $amount } dnia dla każdego
  }
table-visibility = Dostęp
table-visibility-link = z linkiem
table-visibility-public = dla wszystkich
table-hints = Wskazówki
table-hints-on = każdy może pytać
table-hints-off = nikt nie może pytać
table-rated = Rankingowa
table-rated-on = tak, liczy się
table-rated-off = nie
table-rated-off-hot = nie, gra na jednym urządzeniu
table-rated-off-bot = nie, gra bot
table-rated-off-guest = nie, nie masz konta
table-rated-off-clock = nie, gra bez zegara
table-rated-off-late = nie, ktoś już usiadł

## Co się stało, w rozmowie i w zapisie
table-told-made = { $name } otwiera stół.
table-told-sat = { $name } siada do stołu.
table-told-stood = { $name } wstaje od stołu.
table-told-bot = Miejsce { $seat }: { $bot }.
table-told-opened = Miejsce { $seat } jest wolne.
table-told-rearranged = Zmieniły się miejsca.
table-told-ready = { $name } może zaczynać.
table-told-not-ready = { $name } jeszcze nie może zacząć.
table-told-started = Partia się zaczyna.
table-told-undone = { $name } cofa ruch.
table-told-timed-out = { $name }: czas minął.
table-told-replaced = { $name }: teraz gra bot.
table-told-came-back = { $name } wraca do gry.
table-told-resigned = { $name } poddaje partię.
table-told-ended = Koniec partii.
table-told-abandoned = Wszyscy odeszli od stołu.
table-told-rematch = Na rewanż czeka nowy stół.
table-now-seats = { $amount ->
    [one] Stół ma teraz { $amount } miejsce.
    [few] Stół ma teraz { $amount } miejsca.
    [many] Stół ma teraz { $amount } miejsc.
   *[other] Stół ma teraz { $amount } miejsca.
  }
table-now-option = { $option }: { $value }
table-now-clock = Zegar: { $clock }
table-now-hints = Wskazówki są dozwolone.
table-now-no-hints = Wskazówki nie są już dozwolone.
table-now-rated = Partia będzie rankingowa.
table-now-casual = Partia nie będzie rankingowa.
table-now-public = Stół jest otwarty dla wszystkich.
table-now-link = Stół jest otwarty dla tych, którzy mają link.

## Partia
table-title = { $names } · { $game } · Mirabilia
table-title-turn = ● { $turn } · { $game } · Mirabilia
table-title-over = Koniec partii · { $game } · Mirabilia
table-your-turn = Twój ruch
table-turn-of = Teraz: { $name }
table-move = ruch { $number }
table-finished = zakończona
table-moves = { $amount ->
    [one] { $amount } ruch
    [few] { $amount } ruchy
    [many] { $amount } ruchów
   *[other] { $amount } ruchu
  }
table-minutes = { $amount ->
    [one] { $amount } minuta
    [few] { $amount } minuty
    [many] { $amount } minut
   *[other] { $amount } minuty
  }
table-kind-rated = rankingowa
table-you-watch = oglądasz
# $text: what the button does; $key: the key on the keyboard
table-key = { $text } ({ $key })
table-undo = Cofnij ostatni ruch
table-ask-undo = Poproś o cofnięcie ruchu
table-hint = Wskazówka
table-flip = Spójrz z drugiej strony
table-log = Zapis
table-log-filter = Co jest pokazane
table-log-all = wszystko
table-log-moves = ruchy
table-log-talk = rozmowa
table-log-empty = Jeszcze nic się nie stało.
table-menu = Poddanie partii i inne
table-show-result = Pokaż wynik
table-resign = Poddaj partię
table-resign-title = Poddać partię?
table-resign-text = Partia się skończy, a przeciwnik wygra.
table-play-on = Gram dalej
table-end-alone = Zakończ bez wyniku
table-end-title = Zakończyć partię?
table-end-text = Partia skończy się bez wyniku. Zostanie wśród twoich zapisów.
table-leave-match = Wyjdź i wróć później
table-is-away = { $name } nie ma połączenia.
table-bot-plays = Gra za ciebie bot.
table-come-back = Wróć do gry
table-go-rematch = Do nowego stołu
table-done = Gotowe

## Dwie osoby przy jednym urządzeniu
table-hot-names = Imiona graczy
table-hot-name = Imię na miejscu { $seat }
table-hot-ask = Przekazuj urządzenie w każdej turze
table-hand-over = Teraz { $name }
table-hand-over-text = Następny wybór jest tylko dla jednej pary oczu. Przekaż urządzenie.
table-hand-over-turn = Przekaż urządzenie.
table-hand-over-ready = { $name }: mam urządzenie

## Propozycje
offer-end = Zaproponuj koniec bez wyniku
offer-replace = Poproś o bota zamiast gracza { $name }
offer-told-undo = { $name } prosi o cofnięcie ostatniego ruchu.
offer-told-end = { $name } proponuje koniec partii bez wyniku.
offer-told-replace = { $name } prosi o bota zamiast gracza { $target }.
offer-told-agrees = { $name } zgadza się.
offer-told-declines = { $name } nie zgadza się.
offer-told-withdraws = { $name } wycofuje propozycję.
offer-mine-undo = Prosisz o cofnięcie ruchu.
offer-mine-end = Proponujesz koniec partii.
offer-mine-replace = Prosisz o bota zamiast gracza { $target }.
offer-agree = Zgoda
offer-decline = Odmów
offer-withdraw = Wycofaj

## Rozmowa
chat-title = Rozmowa
chat-placeholder = Powiedz coś
chat-message = Wiadomość
chat-send = Wyślij
chat-closed = Przy tym stole rozmawiają tylko gracze.
chat-empty = Nikt jeszcze nic nie powiedział.
# $amount: new lines
chat-unread = { $amount ->
    [one] Rozmowa, { $amount } nowa wiadomość
    [few] Rozmowa, { $amount } nowe wiadomości
    [many] Rozmowa, { $amount } nowych wiadomości
   *[other] Rozmowa, { $amount } nowej wiadomości
  }
# $name: who; $text: what was said
chat-said = { $name }: { $text }
chat-mute = Wycisz: { $name }
chat-unmute = Słuchaj znowu: { $name }

## Wskazówki
hint-title = Wskazówka
hint-close = Zamknij wskazówkę
hint-compared = W porównaniu
hint-none = Żaden pojedynczy powód nie przeważa, ale w sumie to najlepsze.
hint-wins = To wygrywa partię.
hint-again = Od razu grasz jeszcze raz.
hint-token = Wybierasz żeton postępu.
hint-revives = Budujesz za darmo kartę ze stosu kart odrzuconych.
hint-destroys = Niszczysz kartę przeciwnika.
hint-points = { $amount ->
    [one] O { $amount } punkt więcej.
    [few] O { $amount } punkty więcej.
    [many] O { $amount } punktów więcej.
   *[other] O { $amount } punktu więcej.
  }
hint-science = { $symbols ->
    [one] { $symbols } symbol naukowy z { $needed }.
    [few] { $symbols } symbole naukowe z { $needed }.
    [many] { $symbols } symboli naukowych z { $needed }.
   *[other] { $symbols } symbolu naukowego z { $needed }.
  }
hint-pawn = { $steps ->
    [one] Pionek konfliktu przesuwa się o { $steps } pole.
    [few] Pionek konfliktu przesuwa się o { $steps } pola.
    [many] Pionek konfliktu przesuwa się o { $steps } pól.
   *[other] Pionek konfliktu przesuwa się o { $steps } pola.
  }
hint-produces = Miasto będzie produkować więcej: { $resource }.
hint-fixes = Odtąd za 1 monetę: { $resource }.
hint-chooses = Miasto będzie produkować materiał do wyboru.
hint-coins = { $amount ->
    [one] { $amount } moneta dla ciebie.
    [few] { $amount } monety dla ciebie.
    [many] { $amount } monet dla ciebie.
   *[other] { $amount } monety dla ciebie.
  }
hint-robs = { $amount ->
    [one] Przeciwnik traci { $amount } monetę.
    [few] Przeciwnik traci { $amount } monety.
    [many] Przeciwnik traci { $amount } monet.
   *[other] Przeciwnik traci { $amount } monety.
  }
hint-do-build = Zbuduj: { $card }
hint-do-discard = Sprzedaj: { $card }
hint-do-wonder = Cud: { $wonder }, karta { $card }
hint-do-pick = Wybierz: { $wonder }
hint-do-take = Wybierz: { $token }
hint-do-destroy = Zniszcz: { $card }
hint-do-revive = Zbuduj ze stosu kart odrzuconych: { $card }
hint-do-start = Zaczyna: { $name }
