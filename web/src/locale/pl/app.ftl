## Wszędzie
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
app-skip = Przejdź do treści
app-reload = Spróbuj ponownie
app-trouble = To się nie udało
app-trouble-page = Nie udało się wczytać strony. Czy masz połączenie z internetem?
app-trouble-bug = Coś na tej stronie się zepsuło. Twoje partie są bezpieczne na serwerze.
app-not-found = Tu nic nie ma
app-not-found-text = Ten adres donikąd nie prowadzi. Może w linku brakuje litery.

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
error-needs-account = Partie rankingowe są dla zarejestrowanych graczy.
error-name-taken = Ktoś już ma taką nazwę.
error-bad-name = Nazwa ma od 2 do 24 liter, cyfr lub spacji.
error-weak-password = Hasło musi mieć co najmniej 8 znaków.
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
error-wrong-origin = Strona pochodzi z innego adresu, niż oczekuje serwer.
error-failed = Na serwerze wystąpił błąd. Nic się nie zmieniło, spróbuj ponownie.
error-offline = Brak połączenia z serwerem.
