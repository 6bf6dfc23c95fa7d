# The table around the turn: bar, players, city, harbour, prices, churches.

table-skip = Zu deinem Zug springen
table-views = Ansichten
table-turn = Zug
table-city = Stadt
table-zoom = Stadt vergrößern
table-rondel = Rondell
table-ledger = Übersicht
table-players = Spieler
table-log = Verlauf

table-theme = Zwischen hell und dunkel wechseln
table-languages = Sprache
table-course = Stand der Partie
table-round = Runde { $number }
table-order = Zugreihenfolge
table-completed = { $number } von { $all } Kirchen

table-seat-free = freier Platz
table-seat-mine = { $name } (du)
table-you = (du)
table-seat-computer = Computer, { $level }
table-seat-stand-in = Computer, { $level }, für { $name }
table-seat-away = abwesend: { $name }
table-seat-resigned = aufgegeben: { $name }
table-church-builder = Kirchenbauer
table-to-act = am Zug
table-thinking = überlegt
table-money = Taler
table-money-tag = #
table-citizens = Bürger
table-ships = Schiffe
table-moored = { berth }: { ships }
table-moored-none = { berth }: kein Schiff
table-supply = { $units } im Vorrat
table-tokens = Plättchen
table-open-token = { token-at }, ungewertet: jetzt { prestige }
table-final-token = { token-at }: am Ende { prestige }
table-scored = { $units } Plättchen gewertet

table-sites = Bauplätze
table-site-free = { site }: { building }, frei
table-site-owned = { site }: { building }, { $player }
table-near = grenzt an { $list }
table-appoint = Amtsperson für { site } wählen
table-choose-token = Ein Plättchen { church.from } wählen
table-harbour = Hafen
table-berth = { berth }: { $ships }; { table-places }
table-berth-empty = { berth }: keine Schiffe; { table-places }
table-places = { $units } frei
table-marker = { $player }: { field-exact }
table-marker-off = { $player }: noch nicht auf dem Rondell
table-redo = Zug neu beginnen und auf { field-exact } ziehen

table-prices = Preise
table-price = Preis
table-depot = Bauhof
table-depot-note = 1 bis 10 Baustoffe
table-depot-price = { $units } für { money }
table-buy = { $list } kaufen
table-donation = Spende
table-donation-note = erste bis fünfte
table-for-each-citizen = je eigenem Bürger
table-offices = Kirchenbauer und Amtspersonen
table-bonuses = Kirchenbauer
table-bonus-taken = { prestige }: { $player }, { church }
table-bonus-left = { prestige }: noch da
table-officials = Amtspersonen
table-officials-left = noch { $number } von { $all }
table-official-pays = { $official ->
    [councilman] 10 Taler je Bürger
    [vicar] 10 Taler je Spende
    [lord-mayor] 60 Taler je fertiger Kirche
    [canon] eine Spende für 1 Ziegel
    [guildmaster] 30 Taler je eigener Ware
    [harbour-master] 40 Taler je eigenem Schiff
    [deacon] 30 Taler je eigenem Plättchen
    [sexton] 50 Taler je Kirche mit eigener Spende
    [master-builder] 20 Taler je eigenem Bürger
   *[civil-servant] 40 Taler je Stadtteil mit eigenem Bürger
}
table-churches = Kirchen
table-donations = Spenden
table-token-open = { $player }, ungewertet
table-token-scored = { $player }, gewertet
table-token-final = { $player }, am Ende gewertet

table-connection-live = Online
table-connection-connecting = Verbinde …
table-connection-waiting = Wartet
table-connection-lost = Offline

table-keys = Tasten
table-keys-end = { turn-end } (zweimal drücken)
table-keys-arrows = Auswahl wechseln; Enter wählt
table-keys-list = Diese Tasten zeigen
table-keys-on = Buchstabentasten an
table-close = Schließen

table-speed = Züge der anderen
table-speed-instant = Sofort
table-speed-normal = Normal
table-speed-slow = Langsam
table-sound = Ton, wenn du am Zug bist
table-next = Nächster Tisch
table-next-means = { $units ->
    [one] Ein weiterer Tisch wartet auf dich
   *[other] { $units } weitere Tische warten auf dich
}
