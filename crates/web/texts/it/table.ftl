# The table around the turn: bar, players, city, harbour, prices, churches.

table-skip = Vai al tuo turno
table-views = Viste
table-turn = Turno
table-city = Città
table-zoom = Ingrandisci la città
table-rondel = Rondella
table-ledger = Riepilogo
table-players = Giocatori
table-log = Diario

table-theme = Passa da chiaro a scuro
table-languages = Lingua
table-course = Andamento della partita
table-round = Round { $number }
table-order = Ordine di gioco
table-completed = { $number } chiese su { $all }

table-seat-free = posto libero
table-seat-mine = { $name } (tu)
table-you = (tu)
table-seat-computer = computer, { $level }
table-seat-stand-in = computer, { $level }, per { $name }
table-seat-away = assente: { $name }
table-seat-resigned = ha abbandonato: { $name }
table-church-builder = costruttore di chiese
table-to-act = di turno
table-thinking = riflette
table-money = denaro
table-money-tag = # £
table-citizens = cittadini
table-ships = Navi
table-moored = { berth }: { ships }
table-moored-none = { berth }: nessuna nave
table-supply = { $units } in riserva
table-tokens = Segnalini
table-open-token = { token-at }, non valutato: ora { prestige }
table-final-token = { token-at }: { prestige } alla fine
table-scored = { $units } { $units ->
    [one] segnalino valutato
   *[other] segnalini valutati
}

table-sites = Siti
table-site-free = { site }: { building }, libero
table-site-owned = { site }: { building }, { $player }
table-near = collegato a { $list }
table-appoint = Scegli un funzionario per { site }
table-choose-token = Scegli un segnalino { church.of }
table-harbour = Porto
table-berth = { berth }: { $ships }; { table-places }
table-berth-empty = { berth }: nessuna nave; { table-places }
table-places = { $units ->
    [one] { $units } posto libero
   *[other] { $units } posti liberi
}
table-marker = { $player }: { field-exact }
table-marker-off = { $player }: non ancora sulla rondella
table-redo = Ricomincia il turno e vai su { field-exact }

table-prices = Prezzi
table-price = Prezzo
table-depot = Magazzino
table-depot-note = da 1 a 10 unità
table-depot-price = { $units } per { money }
table-buy = Compra { $list }
table-donation = Donazione
table-donation-note = dalla 1ª alla 5ª
table-for-each-citizen = per ogni tuo cittadino
table-offices = Costruttori di chiese e funzionari
table-bonuses = Costruttori di chiese
table-bonus-taken = { prestige }: { $player }, { church }
table-bonus-left = { prestige }: ancora disponibile
table-officials = Funzionari
table-officials-left = { $number } su { $all }
table-official-pays = { $official ->
    [councilman] 10 £ per cittadino
    [vicar] 10 £ per donazione
    [lord-mayor] 60 £ per chiesa completata
    [canon] una donazione per 1 mattone
    [guildmaster] 30 £ per ogni tuo bene
    [harbour-master] 40 £ per ogni tua nave
    [deacon] 30 £ per ogni tuo segnalino
    [sexton] 50 £ per chiesa con una tua donazione
    [master-builder] 20 £ per ogni tuo cittadino
   *[civil-servant] 40 £ per parrocchia in cui vivi
}
table-churches = Chiese
table-donations = Donazioni
table-token-open = { $player }, non valutato
table-token-scored = { $player }, valutato
table-token-final = { $player }, valutato alla fine

table-connection-live = Online
table-connection-connecting = Connessione…
table-connection-waiting = In attesa
table-connection-lost = Offline

table-keys = Tasti
table-keys-end = { turn-end } (premi due volte)
table-keys-arrows = Passa da una scelta all’altra; Invio sceglie
table-keys-list = Mostra questi tasti
table-keys-on = Tasti lettera attivi
table-close = Chiudi

table-speed = Turni degli altri
table-speed-instant = Istantanei
table-speed-normal = Normali
table-speed-slow = Lenti
table-sound = Suono quando tocca a te
table-next = Prossimo tavolo
table-next-means = { $units ->
    [one] Un altro tavolo ti aspetta
   *[other] Altri { $units } tavoli ti aspettano
}
