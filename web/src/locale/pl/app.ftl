## Wszędzie
app-brand = Mirabilia, na stronę główną
app-home = Na stronę główną
app-pages = Strony
app-nav-play = Graj
app-nav-tables = Stoły
app-nav-replays = Powtórki
app-nav-rules = Zasady
app-nav-score = Notes punktacji
app-menu = Menu
app-account = Twoje konto
app-settings = Ustawienia
app-language = Język
# $language: its name in the language itself
app-language-now = Język: { $language }
app-theme-to-dark = Przełącz na ciemny motyw
app-theme-to-light = Przełącz na jasny motyw
app-close = Zamknij
app-cancel = Anuluj
app-link = Link
app-copy-link = Kopiuj link
app-copied = Skopiowano
app-skip = Przejdź do treści
app-reload = Spróbuj ponownie
app-trouble = To się nie udało
app-trouble-page = Nie udało się wczytać strony. Czy masz połączenie z internetem?
app-trouble-bug = Coś na tej stronie się zepsuło. Twoje partie są bezpieczne na serwerze.
app-not-found = Tu nic nie ma
app-not-found-text = Ten adres donikąd nie prowadzi. Może w linku brakuje litery.

## Strona główna: gry
home-game-duel = 7 Cudów Świata: Pojedynek
home-game-duel-short = Pojedynek
home-game-seven-wonders = 7 Cudów Świata
home-game-seven-wonders-short = 7 Cudów
home-game-world-wonders = World Wonders
home-game-world-wonders-short = World Wonders
# $from, $to: the fewest and the most players
home-players = { $to ->
    [2] 2 graczy
   *[other] { $from }–{ $to } graczy
  }
home-minutes = { $minutes } min
home-fact-duel = 12 cudów
home-fact-seven-wonders = 7 miast
home-fact-world-wonders = 21 monumentów
home-about-seven-wonders = Wybierz kartę, podaj rękę dalej i handluj z sąsiadami. Pracujemy nad tą grą i będzie można zagrać w nią tutaj.
home-about-world-wonders = Wytyczaj drogi i dzielnice, wznoś monumenty z całego świata. Ta gra pojawi się tu później.
home-soon = wkrótce
home-bot-level = Bot
home-level-easy = łatwy
home-level-normal = średni
home-level-hard = trudny
home-level-expert = ekspert
home-play-bot = Zagraj z botem
home-play-busy = Nakrywam stół …
home-table = Stół

## Strona główna: moje partie
home-your-move = Twój ruch
home-their-move = ruch przeciwnika
home-game-against = { $game }, przeciwnik: { $names }
home-game-here = { $game } na tym urządzeniu
home-left-second = { $amount ->
    [one] została { $amount } sekunda
    [few] zostały { $amount } sekundy
   *[other] zostało { $amount } sekund
  }
home-left-minute = { $amount ->
    [one] została { $amount } minuta
    [few] zostały { $amount } minuty
   *[other] zostało { $amount } minut
  }
home-left-hour = { $amount ->
    [one] została { $amount } godzina
    [few] zostały { $amount } godziny
   *[other] zostało { $amount } godzin
  }
home-left-day = { $amount ->
    [one] został { $amount } dzień
    [few] zostały { $amount } dni
   *[other] zostało { $amount } dni
  }
home-more-moves = { $matches ->
    [one] czeka na ciebie jeszcze { $matches } partia
    [few] czekają na ciebie jeszcze { $matches } partie
   *[other] czeka na ciebie jeszcze { $matches } partii
  }
home-continue = Kontynuuj
home-open = Otwórz
home-own = Twoje partie
home-own-all = wszystkie
home-running = Twoje stoły
home-waiting = { $seats ->
    [0] wszyscy już są
    [one] { $seats } wolne miejsce
    [few] { $seats } wolne miejsca
   *[other] { $seats } wolnych miejsc
  }
home-this-device = na tym urządzeniu
home-bots = { $bots ->
    [one] bot
    [few] { $bots } boty
   *[other] { $bots } botów
  }
home-no-matches = Jeszcze żadnych partii
home-no-matches-text = Tutaj znajdziesz swoje partie i ich powtórki.
home-outcome-won = wygrana
home-outcome-lost = przegrana
home-outcome-shared = wspólne zwycięstwo
home-outcome-none = bez wyniku
home-outcome-here = rozegrana
home-ending-military = militarnie
home-ending-scientific = naukowo
home-ending-resigned = przez poddanie
home-ending-time = na czas
home-ending-agreed = za zgodą
home-just-now = przed chwilą
home-replay = Powtórka
home-replay-of = Powtórka: { $names }

## Strona główna: stoły
home-open-tables = Otwarte stoły
home-live-tables = Trwające partie
home-all = wszystkie ({ $tables })
home-rated = rankingowa
home-live = { $moves ->
    [one] na żywo, { $moves } ruch
    [few] na żywo, { $moves } ruchy
   *[other] na żywo, { $moves } ruchów
  }
home-join = Dołącz
home-join-whom = Dołącz: { $names }
home-watch = Oglądaj
home-watch-whom = Oglądaj: { $names }
home-seats-taken = Zajęte miejsca: { $taken } z { $seats }
home-no-tables = Brak otwartych stołów
home-no-tables-text = Utwórz stół otwarty dla wszystkich, a dołączy każdy, kto ma ochotę.
home-no-live = Nikt teraz nie gra publicznie
home-no-live-text = Tutaj można oglądać partie przy otwartych stołach.
home-again = Wróci samo, gdy tylko pojawi się połączenie.
home-offline = Zasady, notes punktacji i otwarte już powtórki działają mimo to.

## Tworzenie stołu
home-make = Utwórz stół
home-make-table = Utwórz stół z linkiem
home-form-game = Gra
home-form-seats = Miejsca
home-form-clock = Zegar
home-form-others = Rywale
home-form-who = Kto
home-form-rated = Ranking
home-form-hints = Wskazówki
home-clock-none = brak
home-clock-minutes = { $minutes } min
home-clock-days = { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
  }
home-others-people = ludzie
home-others-bots = boty
home-others-here = to urządzenie
home-who-link = kto ma link
home-who-all = każdy
home-who-here = Podajecie sobie urządzenie.
home-rated-yes = liczy się do rankingu
home-rated-no = dla zabawy
home-rated-guest = dla zarejestrowanych
home-rated-clock = tylko z zegarem
home-rated-people = tylko między ludźmi
home-hints-yes = można pytać bota
home-hints-no = bez wskazówek
home-more-options = Więcej opcji
home-make-link = Utwórz link
home-start = Zacznij
home-go-to-table = Przejdź do stołu
home-link-note = Bez konta. Wyślij link i zagracie, gdy tylko druga osoba go otworzy.
home-link-ready = Stół czeka.

## Ustawienia
settings-look = Na tym urządzeniu
settings-theme = Motyw
settings-theme-auto = jak urządzenie
settings-theme-light = jasny
settings-theme-dark = ciemny
settings-motion = Ruch
settings-motion-auto = jak urządzenie
settings-motion-reduced = brak
settings-motion-full = pełny
settings-motion-note = Bez ruchu ostatni ruch pokazuje złota obwódka.
settings-sounds = Dźwięki
settings-sounds-on = krótkie tony: ruchy, twoja kolej i koniec
settings-sounds-off = cisza
settings-listen = Posłuchaj
settings-offline = Bez sieci
settings-offline-text = Raz otwarte zasady, notes punktacji i obejrzane powtórki działają bez sieci. Mirabilię można dodać do ekranu głównego urządzenia.

## Konto
account-guest = Grasz jako gość
account-guest-text = To wystarczy do wszystkiego oprócz partii rankingowych. Zarejestruj się, aby zachować nazwę, historię i ranking na każdym urządzeniu.
account-guest-name = Jak widzą cię inni
account-name = Nazwa
account-password = Hasło
account-password-note = Co najmniej 8 znaków. Nie prosimy o e-mail, więc nikt nie wyśle ci nowego: dobrze je zapisz.
account-rename = Zmień nazwę
account-renamed = Zmieniono
account-register = Zarejestruj się
account-login = Zaloguj się
account-login-text = Masz już konto? To, co rozegrano na tym urządzeniu jako gość, zostanie u gościa.
account-registered = Konto zarejestrowane
account-rating = Ranking
account-no-rating = jeszcze żadnych partii rankingowych
account-sessions = Urządzenia
account-logout = Wyloguj się
account-logout-everywhere = Wyloguj na wszystkich urządzeniach
account-delete = Usuń konto
account-delete-guest = Zapomnij tego gościa
account-delete-text = Twoja nazwa, hasło i rankingi zostaną od razu usunięte. Rozegrane partie zostaną, ale bez twojej nazwy. Tego nie można cofnąć.
account-delete-confirm = Usuń na zawsze
account-offline = Konto zobaczysz, gdy serwer będzie dostępny.

## Błędy według kodów serwera
error-bad-request = Serwer tego nie zrozumiał. Odśwież stronę i spróbuj jeszcze raz.
error-not-found = To nie istnieje albo już nie istnieje.
error-not-yours = Nie możesz tego zrobić: to nie twoje.
error-wrong-seat = Teraz nie twoja kolej.
error-illegal-action = Ten ruch nie jest teraz możliwy.
error-invalid-notation = Serwer nie zna takiego ruchu.
error-stale = Partia potoczyła się dalej. Spójrz jeszcze raz.
error-not-now = Teraz nie można tego zrobić.
error-seat-taken = To miejsce jest już zajęte.
error-seats-open = Niektóre miejsca są jeszcze wolne.
error-not-ready = Nie wszyscy są gotowi.
error-no-undo = Tego ruchu nie można cofnąć: od tej pory odkryto coś nowego.
error-no-hints = Przy tym stole nie ma podpowiedzi.
error-needs-clock = Partia rankingowa wymaga zegara.
error-needs-account = Partie rankingowe są dla zarejestrowanych graczy.
error-name-taken = Ktoś już ma taką nazwę.
error-bad-name = Nazwa ma od { $shortest } do { $longest } liter, cyfr lub znaków.
error-weak-password = Zbyt łatwe do odgadnięcia: hasło ma co najmniej { $shortest } znaków i nie jest twoją nazwą.
error-wrong-password = Nazwa lub hasło się nie zgadza.
error-invalid-setup = Takiego stołu nie można utworzyć.
# $seconds: how long to wait
error-too-fast = Zbyt wiele żądań w krótkim czasie. Poczekaj { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
  } i spróbuj ponownie.
error-too-many = Limit został osiągnięty.
error-too-long = To jest za długie.
error-old-rules = Ta partia była rozgrywana według starszych zasad i nie można jej już otworzyć.
error-wrong-origin = Strona pochodzi z innego adresu, niż oczekuje serwer.
error-failed = Na serwerze wystąpił błąd. Nic się nie zmieniło, spróbuj ponownie.
error-offline = Brak połączenia z serwerem.
