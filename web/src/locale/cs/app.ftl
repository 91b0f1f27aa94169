## Všude
app-home = Na úvodní stránku
app-pages = Stránky
app-nav-play = Hrát
app-nav-tables = Stoly
app-nav-replays = Záznamy
app-nav-rules = Pravidla
app-nav-score = Počítadlo bodů
app-menu = Nabídka
app-account = Váš účet
app-settings = Nastavení
app-language = Jazyk
# $language: its name in the language itself
app-language-now = Jazyk: { $language }
app-theme-to-dark = Přepnout na tmavý vzhled
app-theme-to-light = Přepnout na světlý vzhled
app-close = Zavřít
app-cancel = Zrušit
app-skip = Přejít k obsahu
app-reload = Zkusit znovu
app-trouble = To se nepovedlo
app-trouble-page = Stránku se nepodařilo načíst. Jste připojeni k internetu?
app-trouble-bug = Na této stránce se něco rozbilo. Vaše partie jsou na serveru v bezpečí.
app-not-found = Tady nic není
app-not-found-text = Adresa nikam nevede. Možná v odkazu chybí písmeno.

## Chyby podle kódů serveru
error-bad-request = Server tomu nerozuměl. Načtěte stránku znovu a zkuste to ještě jednou.
error-not-found = Tohle neexistuje, nebo už neexistuje.
error-not-yours = Tohle vám nepřísluší.
error-wrong-seat = Nejste na tahu.
error-illegal-action = Tento tah teď není možný.
error-invalid-notation = Takový tah server nezná.
error-stale = Partie se mezitím posunula. Podívejte se znovu.
error-not-now = Tohle teď nejde.
error-seat-taken = Tam už někdo sedí.
error-seats-open = Některá místa jsou ještě volná.
error-not-ready = Ne všichni jsou připraveni.
error-no-undo = Tah nelze vzít zpět: od té doby se ukázalo něco nového.
error-no-hints = U tohoto stolu se neradí.
error-needs-account = Hodnocené partie jsou jen pro registrované hráče.
error-name-taken = Toto jméno už někdo má.
error-bad-name = Jméno má 2 až 24 písmen, číslic nebo mezer.
error-weak-password = Heslo musí mít aspoň 8 znaků.
error-wrong-password = Jméno nebo heslo nesouhlasí.
error-invalid-setup = Takový stůl založit nelze.
# $seconds: how long to wait
error-too-fast = Příliš mnoho požadavků za krátkou dobu. Počkejte { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
  } a zkuste to znovu.
error-too-many = Tady už jste dosáhli povoleného počtu.
error-too-long = To je příliš dlouhé.
error-wrong-origin = Stránka přišla z jiné adresy, než server čeká.
error-failed = Na serveru došlo k chybě. Nic se nezměnilo, zkuste to znovu.
error-offline = Server je nedostupný.
