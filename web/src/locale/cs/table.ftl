## Stůl podle adresy
# $code: the address of the table, a few words
table-crumb = Stůl { $code }
table-opening = Otevírám stůl…
table-gone = Takový stůl tu není
table-gone-text = Stůl { $code } nikdo nezná. Možná v odkazu chybí písmeno, nebo už byl uklizen.
table-abandoned = Stůl byl uklizen
table-abandoned-text = Všichni odešli, než partie začala.
table-unreachable = Žádné spojení
table-unreachable-text = Ke stolu se nelze připojit. Otevře se sám, jakmile bude spojení zpět.
table-offline = Žádné spojení. Stůl čeká a bude pokračovat sám.
table-online = Spojení je zpět.
table-broken = Herní plán se nepodařilo načíst
table-broken-text = Partie na serveru pokračuje. Zkontroluj připojení a zkus to znovu.
table-player = Hráč { $number }
table-somebody = Někdo

## Hry a jejich možnosti
table-game-duel = 7 divů světa: Duel
table-game-short-duel = Duel
table-option-duel-wonders = Divy
table-option-duel-wonders-draft = výběr
table-option-duel-wonders-first-game = první hra
table-option-duel-centre-pawn-starter = Figurka uprostřed
table-option-duel-centre-pawn-starter-last-active-starts = začíná, kdo hrál poslední
table-option-duel-centre-pawn-starter-last-active-chooses = vybírá, kdo hrál poslední

## Před partií
# $name: the host; $game: the name of the game
table-invited-by = { $name } tě zve ke hře { $game }
table-invited = Volné místo: { $game }
table-take-seat = Přisednout
table-your-name = Tvé jméno
# $amount: free seats
table-waiting-for = { $amount ->
    [one] Čeká se na jednoho hráče
    [few] Čeká se na { $amount } hráče
    [many] Čeká se na { $amount } hráče
   *[other] Čeká se na { $amount } hráčů
  }
table-all-here = Všichni jsou tu
table-all-ready = Může se začít
table-link = Odkaz na tento stůl
table-share = Kopírovat odkaz
table-share-title = Místo u stolu v Mirabilii
table-leave = Odejít od stolu
table-seats = Místa
table-seats-taken = obsazeno { $taken } z { $seats }
table-swap = Prohodit místa
table-shuffle = Zamíchat místa
table-seat-free = Volné místo
table-free-link = kdokoli s odkazem
table-free-public = kdokoli
table-bot-about = vždy v pohotovosti
table-away = právě tu není
table-unrated = zatím bez hodnocení
table-rating = hodnocení { $rating }
table-you = ty
table-host = hostitel
table-you-host = ty, hostitel
table-move-here = Přesednout sem
table-add-bot = Přidat bota
# $seat: number of the seat, from 1
table-level-of = Síla bota na místě { $seat }
table-level-easy = lehký
table-level-normal = střední
table-level-hard = těžký
table-level-expert = expert
table-remove-bot = Odebrat bota
table-send-away = Poslat pryč: { $name }
table-move-up = Posunout místo { $seat } výš
table-i-am-ready = Můžeme začít
table-ready = připraveno
table-not-ready = ještě ne
# $amount: players
table-start = { $amount ->
    [0] Začít
    [one] Začít
    [few] Začít ve { $amount }
    [many] Začít v { $amount }
   *[other] Začít v { $amount }
  }
table-watching = { $amount ->
    [one] { $amount } divák
    [few] { $amount } diváci
    [many] { $amount } diváka
   *[other] { $amount } diváků
  }
table-missing-you = Možnosti se změnily. Dej vědět, až budeš moci začít.
table-missing-ready = Ještě se čeká, až bude moci začít: { $name }.
table-missing-nothing = Všichni jsou připraveni. Začni, kdy chceš.
table-missing-host = Partii zahájí hostitel.
# $amount: free seats
table-missing-people = { $amount ->
    [one] Partie začne sama, až bude volné místo obsazeno.
   *[other] Partie začne sama, až budou volná místa obsazena.
  }
table-missing-people-host = { $amount ->
    [one] Partie začne sama, až někdo obsadí volné místo. Může ho dostat i bot.
   *[other] Partie začne sama, až budou volná místa obsazena. Mohou je dostat i boti.
  }
table-missing-closes = { $amount ->
    [one] Volné místo se začátkem partie zruší.
    [few] { $amount } volná místa se začátkem partie zruší.
    [many] { $amount } volného místa se začátkem partie zruší.
   *[other] { $amount } volných míst se začátkem partie zruší.
  }

## Možnosti
table-options = Možnosti
table-clock = Hodiny
table-clock-none = bez hodin
table-clock-off = bez
table-clock-minutes = { $amount } min
table-clock-days = { $amount ->
    [one] { $amount } den
    [few] { $amount } dny
    [many] { $amount } dne
   *[other] { $amount } dní
  }
table-clock-move-seconds = { $amount ->
    [one] { $amount } sekunda na tah
    [few] { $amount } sekundy na tah
    [many] { $amount } sekundy na tah
   *[other] { $amount } sekund na tah
  }
table-clock-move-minutes = { $amount ->
    [one] { $amount } minuta na tah
    [few] { $amount } minuty na tah
    [many] { $amount } minuty na tah
   *[other] { $amount } minut na tah
  }
table-clock-move-hours = { $amount ->
    [one] { $amount } hodina na tah
    [few] { $amount } hodiny na tah
    [many] { $amount } hodiny na tah
   *[other] { $amount } hodin na tah
  }
table-clock-move-days = { $amount ->
    [one] { $amount } den na tah
    [few] { $amount } dny na tah
    [many] { $amount } dne na tah
   *[other] { $amount } dní na tah
  }
table-clock-total-seconds = { $amount ->
    [one] { $amount } sekunda pro každého
    [few] { $amount } sekundy pro každého
    [many] { $amount } sekundy pro každého
   *[other] { $amount } sekund pro každého
  }
table-clock-total-minutes = { $amount ->
    [one] { $amount } minuta pro každého
    [few] { $amount } minuty pro každého
    [many] { $amount } minuty pro každého
   *[other] { $amount } minut pro každého
  }
table-clock-total-hours = { $amount ->
    [one] { $amount } hodina pro každého
    [few] { $amount } hodiny pro každého
    [many] { $amount } hodiny pro každého
   *[other] { $amount } hodin pro každého
  }
table-clock-total-days = { $amount ->
    [one] { $amount } den pro každého
    [few] { $amount } dny pro každého
    [many] { $amount } dne pro každého
   *[other] { $amount } dní pro každého
  }
table-visibility = Přístup
table-visibility-link = s odkazem
table-visibility-public = pro všechny
table-hints = Rady
table-hints-on = smí je každý
table-hints-off = nesmí je nikdo
table-rated = Hodnocená
table-rated-on = ano, počítá se
table-rated-off = ne
table-rated-off-hot = ne, hraje se na jednom zařízení
table-rated-off-bot = ne, hraje bot
table-rated-off-guest = ne, nemáš účet
table-rated-off-clock = ne, hraje se bez hodin
table-rated-off-late = ne, někdo už přisedl

## Co se stalo, v rozhovoru a v záznamu
table-told-made = { $name } zakládá stůl.
table-told-sat = { $name } usedá ke stolu.
table-told-stood = { $name } vstává od stolu.
table-told-bot = Místo { $seat }: { $bot }.
table-told-opened = Místo { $seat } je volné.
table-told-rearranged = Místa se změnila.
table-told-ready = { $name } může začít.
table-told-not-ready = { $name } ještě nemůže začít.
table-told-started = Partie začíná.
table-told-undone = { $name } bere tah zpět.
table-told-timed-out = { $name }: čas vypršel.
table-told-replaced = { $name }: teď hraje bot.
table-told-came-back = { $name } je zpět.
table-told-resigned = { $name } se vzdává.
table-told-ended = Konec partie.
table-told-abandoned = Všichni odešli od stolu.
table-told-rematch = Na odvetu je připraven nový stůl.
table-now-seats = { $amount ->
    [one] Stůl má teď { $amount } místo.
    [few] Stůl má teď { $amount } místa.
    [many] Stůl má teď { $amount } místa.
   *[other] Stůl má teď { $amount } míst.
  }
table-now-option = { $option }: { $value }
table-now-clock = Hodiny: { $clock }
table-now-hints = Rady jsou povoleny.
table-now-no-hints = Rady už povoleny nejsou.
table-now-rated = Partie bude hodnocená.
table-now-casual = Partie nebude hodnocená.
table-now-public = Stůl je otevřený pro všechny.
table-now-link = Stůl je otevřený pro ty, kdo mají odkaz.

## Partie
table-title = { $names } · { $game } · Mirabilia
table-title-turn = ● { $turn } · { $game } · Mirabilia
table-title-over = Konec partie · { $game } · Mirabilia
table-your-turn = Jsi na tahu
table-turn-of = Na tahu: { $name }
table-move = { $number }. tah
table-finished = dohráno
table-moves = { $amount ->
    [one] { $amount } tah
    [few] { $amount } tahy
    [many] { $amount } tahu
   *[other] { $amount } tahů
  }
table-minutes = { $amount ->
    [one] { $amount } minuta
    [few] { $amount } minuty
    [many] { $amount } minuty
   *[other] { $amount } minut
  }
table-kind-rated = hodnocená
table-you-watch = přihlížíš
# $text: what the button does; $key: the key on the keyboard
table-key = { $text } ({ $key })
table-undo = Vzít zpět poslední tah
table-ask-undo = Požádat o vrácení tahu
table-hint = Rada
table-flip = Pohled z druhé strany
table-log = Záznam
table-log-filter = Co se zobrazuje
table-log-all = vše
table-log-moves = tahy
table-log-talk = řeči
table-log-empty = Zatím se nic nestalo.
table-menu = Vzdát se a další
table-show-result = Ukázat výsledek
table-resign = Vzdát se
table-resign-title = Vzdát se?
table-resign-text = Partie skončí a vyhraje soupeř.
table-play-on = Hrát dál
table-end-alone = Ukončit bez výsledku
table-end-title = Ukončit partii?
table-end-text = Partie skončí bez výsledku. Zůstane mezi tvými záznamy.
table-leave-match = Odejít a vrátit se později
table-is-away = { $name } není ve spojení.
table-bot-plays = Hraje za tebe bot.
table-come-back = Vrátit se
table-go-rematch = K novému stolu
table-done = Hotovo

## Dva lidé u jednoho zařízení
table-hot-names = Jména hráčů
table-hot-name = Jméno na místě { $seat }
table-hot-ask = Předávat zařízení při každém tahu
table-hand-over = Na řadě: { $name }
table-hand-over-text = Další volba je jen pro jedny oči. Předej zařízení.
table-hand-over-turn = Předej zařízení.
table-hand-over-ready = { $name }: jsem tu

## Nabídky
offer-end = Nabídnout konec bez výsledku
offer-replace = Požádat o bota místo hráče { $name }
offer-told-undo = { $name } žádá o vrácení posledního tahu.
offer-told-end = { $name } nabízí konec partie bez výsledku.
offer-told-replace = { $name } žádá, aby místo hráče { $target } hrál bot.
offer-told-agrees = { $name } souhlasí.
offer-told-declines = { $name } nesouhlasí.
offer-told-withdraws = { $name } bere nabídku zpět.
offer-mine-undo = Žádáš o vrácení tahu.
offer-mine-end = Nabízíš konec partie.
offer-mine-replace = Žádáš, aby místo hráče { $target } hrál bot.
offer-agree = Souhlasím
offer-decline = Nesouhlasím
offer-withdraw = Vzít zpět

## Rozhovor
chat-title = Rozhovor
chat-placeholder = Řekni něco
chat-message = Zpráva
chat-send = Poslat
chat-closed = U tohoto stolu mluví jen hráči.
chat-empty = Zatím nikdo nic neřekl.
# $amount: new lines
chat-unread = { $amount ->
    [one] Rozhovor, { $amount } nová zpráva
    [few] Rozhovor, { $amount } nové zprávy
    [many] Rozhovor, { $amount } nové zprávy
   *[other] Rozhovor, { $amount } nových zpráv
  }
# $name: who; $text: what was said
chat-said = { $name }: { $text }
chat-mute = Ztlumit: { $name }
chat-unmute = Znovu slyšet: { $name }

## Rady
hint-title = Rada
hint-close = Zavřít radu
hint-compared = Ve srovnání
hint-none = Žádný jednotlivý důvod nepřevažuje, celkově je to nejlepší.
hint-wins = Tím vyhraješ.
hint-again = Hraješ hned znovu.
hint-token = Vybereš si žeton pokroku.
hint-revives = Postavíš zdarma kartu z odkládací hromádky.
hint-destroys = Zničíš soupeři kartu.
hint-points = { $amount ->
    [one] O { $amount } bod víc.
    [few] O { $amount } body víc.
    [many] O { $amount } bodu víc.
   *[other] O { $amount } bodů víc.
  }
hint-science = { $symbols ->
    [one] { $symbols } vědecký symbol z { $needed }.
    [few] { $symbols } vědecké symboly z { $needed }.
    [many] { $symbols } vědeckého symbolu z { $needed }.
   *[other] { $symbols } vědeckých symbolů z { $needed }.
  }
hint-pawn = { $steps ->
    [one] Figurka konfliktu postoupí o { $steps } pole.
    [few] Figurka konfliktu postoupí o { $steps } pole.
    [many] Figurka konfliktu postoupí o { $steps } pole.
   *[other] Figurka konfliktu postoupí o { $steps } polí.
  }
hint-produces = Město bude produkovat víc: { $resource }.
hint-fixes = Odteď za 1 minci: { $resource }.
hint-chooses = Město bude produkovat zdroj podle tvé volby.
hint-coins = { $amount ->
    [one] { $amount } mince pro tebe.
    [few] { $amount } mince pro tebe.
    [many] { $amount } mince pro tebe.
   *[other] { $amount } mincí pro tebe.
  }
hint-robs = { $amount ->
    [one] Soupeř přijde o { $amount } minci.
    [few] Soupeř přijde o { $amount } mince.
    [many] Soupeř přijde o { $amount } mince.
   *[other] Soupeř přijde o { $amount } mincí.
  }
hint-do-build = Postavit: { $card }
hint-do-discard = Prodat: { $card }
hint-do-wonder = Div: { $wonder }, karta { $card }
hint-do-pick = Vybrat: { $wonder }
hint-do-take = Vybrat: { $token }
hint-do-destroy = Zničit: { $card }
hint-do-revive = Postavit z odkládací hromádky: { $card }
hint-do-start = Začíná: { $name }
