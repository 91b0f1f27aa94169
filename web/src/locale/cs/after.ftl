## Konec partie
# Headlines. $own, $other: points; $name: the winner
end-won = Výhra
end-won-points = Výhra { $own } : { $other }
end-lost = Prohra
end-lost-points = Prohra { $own } : { $other }
end-neutral = Vítězí { $name }
end-neutral-points = Vítězí { $name }, { $own } : { $other }
# $names: a list of the winners
end-shared = O vítězství se dělí { $names }
end-nobody = Partie skončila bez výsledku
# What decided. $name: who gave up or ran out of time, or the winner
end-by-resigned = { $name } se vzdává.
end-by-time = Vypršel čas: { $name }.
end-by-agreed = Hráči se dohodli na ukončení.
end-by-duel-civilian = Občanské vítězství na body.
end-by-duel-blue = Stejně bodů: rozhodly modré karty.
end-by-duel-shared = Stejně bodů, a stejně i z modrých karet.
end-by-duel-military = Vojenská převaha: figurka dosáhla hlavního města.
end-by-duel-scientific = Vědecká převaha: šest různých symbolů.
end-supremacy = Rozhodla převaha: na bodech nezáleží. Takto stály.
end-early = Partie skončila předčasně: body nerozhodly. Takto stály.
# $before, $after: ratings
end-rating = Hodnocení { NUMBER($before, useGrouping: 0) } → { NUMBER($after, useGrouping: 0) }
end-sheet = Bodový zápis
end-points = body
end-category = Druh bodů
end-total = Celkem
end-share = Sdílet
end-replay = Přehrát
end-rematch = Odveta
end-rematch-go = Přejít k odvetě
end-board = Ukázat desku
end-home = Domů
end-open = Otevřít tuto pozici
end-again = Zkusit znovu
end-copied = Zkopírováno
end-not-copied = Nelze kopírovat
# $what: the label of a value
end-copy = Kopírovat: { $what }
end-download = Soubor s partií
end-course = Body v průběhu partie
end-moments = Důležité chvíle
end-moments-none = Nic mimořádného se nestalo.
# Moments. $name: who moved, $other: the opponent, $swing and $coins: numbers
end-moment-start = Začátek věku
end-moment-swing = { $swing ->
    [one] Rozdíl se změnil o { $swing } bod
    [few] Rozdíl se změnil o { $swing } body
   *[other] Rozdíl se změnil o { $swing } bodů
  }
end-moment-loot = { $coins ->
    [one] Vojenský žeton: { $other } ztrácí { $coins } minci
    [few] Vojenský žeton: { $other } ztrácí { $coins } mince
   *[other] Vojenský žeton: { $other } ztrácí { $coins } mincí
  }
end-moment-token = Získaný žeton pokroku
end-moment-again = Div s tahem navíc
end-moment-military = Figurka vstupuje do hlavního města
end-moment-scientific = Šestý různý symbol
end-fair = Férová hra
end-fair-text = Všechno míchání v partii vychází z jednoho tajného čísla. Server před partií zveřejnil jeho otisk, teď je veřejné i samo číslo. Kdo má obojí, může dokázat, že se mezitím nic nezměnilo.
end-fair-commitment = Otisk zveřejněný na začátku
end-fair-seed = Tajné číslo
end-fair-verify = Jak si to ověřit
end-fair-how = Stáhněte si soubor s partií, nainstalujte Mirabilii a spusťte příkaz ve složce, kde soubor leží. Všechna míchání se přehrají znovu a porovnají.

## Bodový zápis hry Duel
category-duel-blue = Občanské
category-duel-green = Věda
category-duel-yellow = Obchod
category-duel-purple = Cechy
category-duel-wonders = Divy
category-duel-tokens = Pokrok
category-duel-military = Vojenství
category-duel-treasury = Mince ÷ 3

## Záznam
replay-page = Záznamy partií
replay-tag = Záznam
# $names: the players and their points
replay-title = Záznam: { $names }
replay-player = Hráč { $number }
replay-bot = Bot
replay-share = Sdílet tento tah
replay-flip = Pohled z druhé strany (F)
replay-close = Zavřít tuto partii
replay-review = Tento tah
replay-moves = Tahy
replay-all = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
  }
# $move: the number of the position
replay-board = Deska po tahu { $move }
replay-chart = Body v průběhu partie; výběr tahu
# $points: a list of names with points
replay-chart-now = Tah { $move } z { $last }: { $points }
replay-count = Tah { $move } z { $last }
replay-move-by = Tah { $move } · { $name }
# $text: the move as a sentence
replay-line = Tah { $move }: { $text }
replay-setup = Před prvním tahem
replay-start = Stůl je připraven.
# $change: with its sign; $count: without it
replay-change = { $count ->
    [one] { $change } bod
    [few] { $change } body
   *[other] { $change } bodů
  }
replay-now = Body po tomto tahu
replay-transport = Přehrávání a krokování
replay-first = Na začátek
replay-back = O tah zpět
replay-play = Přehrát
replay-pause = Pozastavit
replay-forward = O tah dál
replay-last = Na konec
replay-speed = Rychlost
replay-speed-slow = Pomalu
replay-speed-normal = Běžně
replay-speed-fast = Rychle
replay-keys = ← → krok · mezerník hraje · F otočí
replay-none = Tady žádný záznam není
replay-offline = Tato partie v zařízení ještě není. Bez připojení uvidíte partie, které jste už někdy otevřeli.
replay-running = Tato partie se ještě hraje
replay-running-text = Přehrát ji půjde, až skončí.
replay-watch = Přejít ke stolu
replay-others = Jiné záznamy
replay-loading = Otevírám partii…
replay-mine = Moje partie
replay-more = Ukázat starší
replay-empty = Zatím žádné dohrané partie
replay-empty-text = Každá partie, kterou dohrajete, tu zůstane tah po tahu.
replay-empty-play = Začít hrát
replay-list-offline = Seznam vašich partií potřebuje připojení.
replay-side-won = Výhra
replay-side-lost = Prohra
replay-side-neutral = Konec
replay-file = Otevřít soubor s partií
replay-file-text = Partii, kterou jste si uložili nebo vám ji někdo poslal.
replay-file-choose = Vybrat soubor
replay-file-drop = nebo ho přetáhněte sem
replay-file-bad = Tohle není soubor s partií, nebo je poškozený.
replay-file-long = Soubor je na partii příliš dlouhý.
replay-file-offline = K otevření souboru je potřeba připojení.

## Pravidla
rules-title = 7 divů světa: Duel – pravidla
rules-contents = Obsah
rules-print = Vytisknout
rules-search = Hledat slovo nebo článek, třeba D-TRADE-4
rules-found = { $count ->
    [one] { $count } článek
    [few] { $count } články
   *[other] { $count } článků
  }
rules-nothing = Nic nenalezeno
rules-nothing-text = Zkuste jiné slovo, nebo jich méně.
# $language: the name of the reader's language in itself
rules-foreign = Tato pravidla ve vašem jazyce ({ $language }) ještě nejsou. Zde je anglický text.
rules-missing = Pravidla této hry tu nejsou
rules-missing-go = Pravidla hry 7 divů světa: Duel
# $clause: its id
rules-to = Přejít na { $clause }
rules-link = Odkaz na { $clause }
rules-primer = Jak hrát: za pět minut
rules-duel-goal = Dva hráči budují během tří věků soupeřící města. Vyhrát lze třemi způsoby:
rules-duel-win-military = Vojenská převaha
rules-duel-win-military-text = Dotlačte figurku konfliktu do soupeřova hlavního města: ihned vyhráváte.
rules-duel-win-scientific = Vědecká převaha
rules-duel-win-scientific-text = Shromážděte šest různých vědeckých symbolů: ihned vyhráváte.
rules-duel-win-civilian = Občanské vítězství
rules-duel-win-civilian-text = Nevyhraje-li do konce III. věku nikdo, vítězí hráč s větším počtem bodů.
rules-duel-setup = Před prvním věkem
rules-duel-setup-text = Každý hráč má 7 mincí a získá čtyři divy: čtyři leží vyložené, první hráč si vezme jeden, druhý dva a poslední zbude prvnímu; potom přijdou další čtyři a začíná druhý hráč. Z osmi divů jich lze postavit jen sedm, takže neotálejte. Na desce leží pět žetonů pokroku pro ty, kdo se věnují vědě.
rules-duel-turn = Váš tah
rules-duel-turn-text = Dvacet karet leží v rozložení, zčásti přes sebe a některé lícem dolů. Vezměte jednu kartu, kterou žádná jiná nezakrývá, a naložte s ní jedním ze tří způsobů. Karty, které už nic nezakrývá, se pak otočí lícem nahoru.
rules-duel-use-build = Postavit ji
rules-duel-use-build-text = Zaplatíte její cenu. Karta zůstane ve vašem městě a od té chvíle pomáhá.
rules-duel-use-sell = Odložit ji
rules-duel-use-sell-text = Vezmete si 2 mince a za každou žlutou kartu ve svém městě 1 navíc.
rules-duel-use-wonder = Postavit div
rules-duel-use-wonder-text = Zaplatíte cenu jednoho ze svých divů a kartu pod něj zasunete lícem dolů. Některé divy dávají tah navíc.
rules-duel-colors = Sedm barev
rules-duel-color-brown = produkují dřevo, hlínu a kámen
rules-duel-color-grey = produkují sklo a papyrus
rules-duel-color-blue = přinášejí body
rules-duel-color-green = nesou vědecké symboly, většina dává i body
rules-duel-color-yellow = dávají mince, zdroje, lepší ceny, někdy body
rules-duel-color-red = nesou štíty, které posouvají figurku
rules-duel-color-purple = přicházejí ve III. věku a bodují to, čeho má jedno z měst nejvíc
rules-duel-pay = Placení
rules-duel-pay-text = Co vaše město produkuje, máte k dispozici každý tah a nespotřebuje se to. Co chybí, koupíte od banky: jednotka stojí 2 mince a k tomu 1 za každou takovou jednotku, kterou produkují hnědé a šedé karty soupeře. Co soupeř vyrábí, to se vám tedy prodraží. Některé karty nesou bílý symbol; pozdější kartu se stejným symbolem pak stavíte zdarma.
rules-duel-military = Štíty
rules-duel-military-text = Každý štít ihned posune figurku o jedno pole k soupeři. Cestou leží žetony, které soupeře připraví nejprve o 2 a potom o 5 mincí. Na konci má figurka podle vzdálenosti hodnotu 2, 5 nebo 10 bodů.
rules-duel-science = Symboly
rules-duel-science-text = Různých symbolů je sedm. Dva stejné ve vašem městě přinesou žeton pokroku podle vaší volby z desky. Šest různých znamená výhru.
rules-duel-ages = Tři věky
rules-duel-ages-text = Když dojde všech dvacet karet, vyloží se další věk. Kdo ho začne, rozhodne hráč, na jehož straně desky stojí figurka; stojí-li uprostřed, začíná ten, kdo vzal poslední kartu.
rules-duel-score = Počítání bodů
rules-duel-score-text = Body přináší figurka, modré, zelené, žluté a fialové karty, postavené divy, žetony pokroku a každé 3 mince dají 1 bod. Při rovnosti rozhodují body z modrých karet; jsou-li stejné i ty, hráči se o vítězství dělí.

## Počítadlo bodů
score-title = Počítadlo bodů
score-missing = Pro tuto hru tu počítadlo není
score-missing-go = Počítadlo pro 7 divů světa: Duel
score-mode = Co se zadává
score-mode-points = Body
score-mode-city = Karty
score-hint-points = ťukněte na pole a zadejte body
score-hint-city = ťukněte na pole a zaškrtněte, co tam leží
score-idle-points = Vyberte pole a zadejte body tady, nebo na klávesnici.
score-idle-city = Vyberte pole a zaškrtněte, co v tom městě leží. Všechno se sečte samo, i cechy.
score-name = Jméno hráče { $number }
score-undo = Vzít zpět (U)
score-undone = Vzato zpět
score-erase = Smazat
score-empty = prázdné
# $category: a row; $name: a player; $value: points
score-cell = { $category } · { $name }
score-cell-value = { $category }, { $name }: { $value }
score-previous = Předchozí pole
# $cell: where it leads to
score-next = Dál: { $cell }
score-done = Hotovo
score-search = Hledat mezi kartami, divy a žetony
score-group-age-1 = I. věk
score-group-age-2 = II. věk
score-group-age-3 = III. věk
score-group-guild = Cechy
score-group-wonders = Divy
score-group-tokens = Žetony pokroku
# $name: the other player
score-at-other = má { $name }
score-points = { $points ->
    [one] bod
    [few] body
   *[other] bodů
  }
score-coins = { $coins ->
    [one] { $coins } mince ÷ 3 = { $points }
    [few] { $coins } mince ÷ 3 = { $points }
   *[other] { $coins } mincí ÷ 3 = { $points }
  }
score-pawn = Místo figurky konfliktu
score-pawn-none = zatím nezadáno
score-pawn-centre = Uprostřed: žádné body
score-pawn-capital = Hlavní město dobyto: vítězí { $name }
score-pawn-points = { $name }: { $points ->
    [few] { $points } body
   *[other] { $points } bodů
  }
score-pawn-left = Směrem k městu: { $name }
score-pawn-right = Směrem k městu: { $name }
score-supremacy = Převaha
score-supremacy-text = Vyhrál někdo dřív, než se počítaly body?
score-supremacy-military = { $name }, vojenská
score-supremacy-scientific = { $name }, vědecká
score-by-points = Ne, počítat body
score-start = Až hra skončí, zadejte body.
# Verdicts. $name: the winner or leader; $lead: points between the two
score-leads = { $lead ->
    [one] Zatím vede { $name } o { $lead } bod
    [few] Zatím vede { $name } o { $lead } body
   *[other] Zatím vede { $name } o { $lead } bodů
  }
score-even = Zatím je to vyrovnané
score-by-civilian = { $lead ->
    [one] Vítězí { $name } o { $lead } bod
    [few] Vítězí { $name } o { $lead } body
   *[other] Vítězí { $name } o { $lead } bodů
  }
score-by-blue = Stejně bodů: díky modrým kartám vítězí { $name }
score-by-shared = Úplná rovnost: společné vítězství
score-by-military = Vojenskou převahou vítězí { $name }; na bodech nezáleží
score-by-scientific = Vědeckou převahou vítězí { $name }; na bodech nezáleží
score-save = Uložit hru
score-save-part = Uložit, jak je
score-saved = Hra je uložena
score-history = Hry v tomto zařízení
score-share-title = 7 divů světa: Duel, naše hry
score-won-civilian = vítěz: { $name }
score-won-blue = díky modrým kartám: { $name }
score-won-military = vojenská převaha: { $name }
score-won-scientific = vědecká převaha: { $name }
score-shared = společné vítězství
score-wins = { $wins ->
    [one] { $wins } výhra
    [few] { $wins } výhry
   *[other] { $wins } výher
  } { $games ->
    [one] v { $games } hře
   *[other] v { $games } hrách
  }
# $name: a person
score-tally = { $name }: { $wins ->
    [one] { $wins } výhra
    [few] { $wins } výhry
   *[other] { $wins } výher
  }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }
# $game: names and points
score-delete = Smazat hru { $game }
score-deleted = { $count ->
    [one] Hra je smazána.
    [few] { $count } hry jsou smazány.
   *[other] { $count } her je smazáno.
  }
score-restore = Vrátit
