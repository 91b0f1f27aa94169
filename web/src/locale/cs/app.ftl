## Všude
app-brand = Mirabilia, na úvodní stránku
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
app-link = Odkaz
app-copy-link = Kopírovat odkaz
app-copied = Zkopírováno
app-skip = Přejít k obsahu
app-reload = Zkusit znovu
app-trouble = To se nepovedlo
app-trouble-page = Stránku se nepodařilo načíst. Jste připojeni k internetu?
app-trouble-bug = Na této stránce se něco rozbilo. Vaše partie jsou na serveru v bezpečí.
app-not-found = Tady nic není
app-not-found-text = Adresa nikam nevede. Možná v odkazu chybí písmeno.

## Úvodní stránka: hry
home-game-duel = 7 divů světa: Duel
home-game-duel-short = Duel
home-game-seven-wonders = 7 divů světa
home-game-seven-wonders-short = 7 divů světa
home-game-world-wonders = World Wonders
home-game-world-wonders-short = World Wonders
# $from, $to: the fewest and the most players
home-players = { $to ->
    [2] 2 hráči
   *[other] { $from }–{ $to } hráčů
  }
home-minutes = { $minutes } min
home-fact-duel = 12 divů
home-fact-seven-wonders = 7 měst
home-fact-world-wonders = 21 monumentů
home-about-seven-wonders = Vyberte kartu, pošlete ruku dál a obchodujte se sousedy. Na hře pracujeme a bude se hrát tady.
home-about-world-wonders = Stavte silnice a čtvrti a vztyčte monumenty z celého světa. I tato hra tu jednou bude.
home-soon = brzy
home-bot-level = Bot
home-level-easy = lehký
home-level-normal = střední
home-level-hard = těžký
home-level-expert = expert
home-play-bot = Hrát s botem
home-play-busy = Chystám stůl …
home-table = Stůl

## Úvodní stránka: moje partie
home-your-move = Jste na tahu
home-their-move = na tahu je soupeř
home-game-against = { $game }, soupeř: { $names }
home-game-here = { $game } na tomto zařízení
home-left-second = { $amount ->
    [one] zbývá { $amount } sekunda
    [few] zbývají { $amount } sekundy
   *[other] zbývá { $amount } sekund
  }
home-left-minute = { $amount ->
    [one] zbývá { $amount } minuta
    [few] zbývají { $amount } minuty
   *[other] zbývá { $amount } minut
  }
home-left-hour = { $amount ->
    [one] zbývá { $amount } hodina
    [few] zbývají { $amount } hodiny
   *[other] zbývá { $amount } hodin
  }
home-left-day = { $amount ->
    [one] zbývá { $amount } den
    [few] zbývají { $amount } dny
   *[other] zbývá { $amount } dní
  }
home-more-moves = { $matches ->
    [one] čeká na vás ještě { $matches } partie
    [few] čekají na vás ještě { $matches } partie
   *[other] čeká na vás ještě { $matches } partií
  }
home-continue = Pokračovat
home-open = Otevřít
home-own = Vaše partie
home-own-all = všechny
home-running = Vaše stoly
home-waiting = { $seats ->
    [0] všichni už jsou tu
    [one] { $seats } místo je volné
    [few] { $seats } místa jsou volná
   *[other] { $seats } míst je volných
  }
home-this-device = na tomto zařízení
home-bots = { $bots ->
    [one] bot
    [few] { $bots } boti
   *[other] { $bots } botů
  }
home-no-matches = Zatím žádné partie
home-no-matches-text = Tady najdete své partie a jejich záznamy.
home-outcome-won = výhra
home-outcome-lost = prohra
home-outcome-shared = dělené vítězství
home-outcome-none = bez výsledku
home-outcome-here = dohráno
home-ending-military = vojensky
home-ending-scientific = vědecky
home-ending-resigned = vzdáním
home-ending-time = na čas
home-ending-agreed = dohodou
home-just-now = právě teď
home-replay = Záznam
home-replay-of = Záznam: { $names }

## Úvodní stránka: stoly
home-open-tables = Otevřené stoly
home-live-tables = Právě se hraje
home-all = všechny ({ $tables })
home-rated = hodnocená
home-live = { $moves ->
    [one] živě, { $moves } tah
    [few] živě, { $moves } tahy
   *[other] živě, { $moves } tahů
  }
home-join = Přisednout
home-join-whom = Přisednout: { $names }
home-watch = Sledovat
home-watch-whom = Sledovat: { $names }
home-seats-taken = Obsazená místa: { $taken } z { $seats }
home-no-tables = Žádné otevřené stoly
home-no-tables-text = Založte stůl otevřený všem a může si přisednout, kdo půjde kolem.
home-no-live = Nikdo nehraje veřejně
home-no-live-text = Tady se dají sledovat partie u otevřených stolů.
home-again = Jakmile se spojení obnoví, načte se to samo.
home-offline = Pravidla, počítadlo bodů a záznamy, které jste už otevřeli, fungují i tak.

## Založení stolu
home-make = Založit stůl
home-make-table = Založit stůl s odkazem
home-form-game = Hra
home-form-seats = Místa
home-form-clock = Hodiny
home-form-others = Soupeři
home-form-who = Kdo
home-form-rated = Hodnocení
home-form-hints = Rady
home-clock-none = bez
home-clock-minutes = { $minutes } min
home-clock-days = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
  }
home-others-people = lidé
home-others-bots = boti
home-others-here = na tomto zařízení
home-who-link = kdo má odkaz
home-who-all = kdokoli
home-who-here = Zařízení si budete předávat.
home-rated-yes = počítá se do hodnocení
home-rated-no = jen pro zábavu
home-rated-guest = jen pro registrované
home-rated-clock = jen s hodinami
home-rated-people = jen mezi lidmi
home-hints-yes = bot smí poradit
home-hints-no = nikdo se neptá
home-more-options = Další možnosti
home-make-link = Vytvořit odkaz
home-start = Začít
home-go-to-table = Přejít ke stolu
home-link-note = Účet není potřeba. Pošlete odkaz a hrajte, jakmile ho druhý otevře.
home-link-ready = Stůl čeká.

## Nastavení
settings-look = Na tomto zařízení
settings-theme = Motiv
settings-theme-auto = podle zařízení
settings-theme-light = světlý
settings-theme-dark = tmavý
settings-motion = Pohyb
settings-motion-auto = podle zařízení
settings-motion-reduced = žádný
settings-motion-full = plný
settings-motion-note = Bez pohybu ukazuje poslední tah zlatý obrys.
settings-sounds = Zvuky
settings-sounds-on = krátké tóny pro tahy, váš tah a konec
settings-sounds-off = ticho
settings-listen = Poslechnout
settings-offline = Bez připojení
settings-offline-text = Pravidla, počítadlo bodů a záznamy, které jste jednou otevřeli, fungují i bez sítě. Mirabilii si můžete přidat na plochu zařízení.

## Účet
account-guest = Hrajete jako host
account-guest-text = To stačí na všechno kromě hodnocených partií. Registrací si ponecháte jméno, historii a hodnocení na všech zařízeních.
account-guest-name = Jak vás vidí ostatní
account-name = Jméno
account-password = Heslo
account-password-note = Aspoň 8 znaků. E-mail nechceme, nové heslo vám tedy nikdo nepošle: dobře si ho uložte.
account-rename = Změnit jméno
account-renamed = Změněno
account-register = Zaregistrovat se
account-login = Přihlásit se
account-login-text = Už účet máte? Co jste na tomto zařízení odehráli jako host, zůstane hostovi.
account-registered = Registrovaný účet
account-rating = Hodnocení
account-no-rating = zatím žádné hodnocené partie
account-sessions = Zařízení
account-logout = Odhlásit se
account-logout-everywhere = Odhlásit se na všech zařízeních
account-delete = Smazat účet
account-delete-guest = Zapomenout hosta
account-delete-text = Vaše jméno, heslo a hodnocení se hned smažou. Odehrané partie zůstanou, ale bez vašeho jména. Nelze to vzít zpět.
account-delete-confirm = Smazat navždy
account-offline = Účet uvidíte, až bude server dostupný.

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
error-needs-clock = Hodnocená partie potřebuje hodiny.
error-needs-account = Hodnocené partie jsou jen pro registrované hráče.
error-name-taken = Toto jméno už někdo má.
error-bad-name = Jméno má { $shortest } až { $longest } písmen, číslic nebo znaků.
error-weak-password = Snadno se uhodne: heslo má aspoň { $shortest } znaků a není to vaše jméno.
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
error-old-rules = Tato partie se hrála podle starších pravidel a už ji nelze otevřít.
error-wrong-origin = Stránka přišla z jiné adresy, než server čeká.
error-failed = Na serveru došlo k chybě. Nic se nezměnilo, zkuste to znovu.
error-offline = Server je nedostupný.
