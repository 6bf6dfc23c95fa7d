# The turn, its choices and previews; log, talk, votes and the final scoring.

# Whose turn it is.

turn-yours = Du bist am Zug
turn-of = { $player } ist am Zug
turn-so-far = Dieser Zug bisher
turn-thinking = denkt nach
turn-watching = Du schaust dieser Partie zu.

# What is asked.

turn-ask-move = Wähle ein Feld
turn-ask-produced = Die Waren sind da: beende den Zug
turn-ask-trade = Waren verkaufen oder Baustoffe kaufen
turn-ask-sell = Weiter verkaufen oder Zug beenden
turn-ask-buy = Weiter kaufen oder Zug beenden
turn-ask-dockyard = Schiffe bauen oder Zug beenden
turn-ask-church = Spenden, werten oder Zug beenden
turn-ask-score = Weiter werten oder Zug beenden
turn-ask-score-only = Werten oder Zug beenden
turn-ask-score-due = Erst werten, dann Zug beenden
turn-ask-guildhall = Bauen oder Zug beenden
turn-ask-canon = Spende des Domherrn für 1 Ziegel
turn-ask-over = Die sechste Kirche ist fertig
turn-ask-nothing = Nichts mehr zu tun: beende deinen Zug
turn-over-hint = Das Spiel endet, sobald du diesen Zug beendest. Bis dahin kannst du noch Schritte zurücknehmen.

# The choices.

turn-free = kostenlos
turn-plus = +{ $list }
turn-plus-money = +{ money }
turn-up-to = bis zu { money.dative }
turn-can-sell = Verkauf bis { money }
turn-can-buy = { $units ->
    [one] Kauf von 1
   *[other] Kauf bis { $units }
}
turn-can-build = { $units ->
    [one] 1 bauen
   *[other] bis zu { $units } bauen
} · { $number ->
    [one] 1 Bauplatz
   *[other] { $number } Bauplätze
}
turn-can-donate = { $number ->
    [one] Spende für 1 Kirche
   *[other] Spende für 1 von { $number } Kirchen
}
turn-can-score = { $points } werten
turn-can-launch = { $number ->
    [one] 1 Schiff bauen
   *[other] bis zu { $number } Schiffe bauen
}
turn-cannot-trade = nichts zu verkaufen, zu wenig Geld zum Kaufen
turn-cannot-build = kein Bauplatz möglich
turn-cannot-launch = kein Schiff mehr im Vorrat
turn-missing = { $units ->
    [one] { $list } fehlt
   *[other] { $list } fehlen
}
turn-money-missing = { money } fehlen
turn-prestige-missing = { prestige } { $points ->
    [one] fehlt
   *[other] fehlen
}
turn-sell = Verkaufen
turn-sell-all = Alles verkaufen
turn-all = Alles
turn-not-after-sale = Nicht nach einem Verkauf
turn-not-after-purchase = Nicht nach einem Kauf
turn-one-bell = Nur eine Kirchenglocke je Spieler
turn-buy = Kaufen
turn-have = du hast { $units }
turn-one-less = Eins weniger
turn-bought-so-far = { $units } für { money }
turn-ships = Deine Schiffe
turn-empty = leer
turn-direct = { $list } ohne Schiff, je { money }
turn-supply = { ships } im Vorrat
turn-completes-for = stellt sie fertig: +{ $number }
turn-completes-last-for = beendet das Spiel: +{ $number }
turn-score-tokens = Deine Plättchen werten
turn-must-score = Erst { $surplus } werten: nur ein { token } darf bleiben
turn-no-tokens = Noch keine: eine Spende bringt das erste.
turn-all-scored = Alle gewertet. Die nächste Spende bringt ein neues.
turn-churches-closed = { $number ->
    [one] 1 Kirche jetzt nicht möglich
   *[other] { $number } Kirchen jetzt nicht möglich
}
turn-canon-gives = eine Spende für 1 Ziegel
turn-maker-makes = jedes Mal 1 { good } mehr
turn-no-site = Kein freier Bauplatz grenzt an eine Kirche, für die du gespendet hast, oder an einen deiner Bürger.
turn-sites-closed = { $number ->
    [one] 1 Bauplatz jetzt nicht möglich
   *[other] { $number } Bauplätze jetzt nicht möglich
}
turn-undo = Zurück
turn-restart = Neu beginnen
turn-end = Zug beenden
turn-end-game = Spiel beenden
turn-auto-end = Produktionszüge enden von selbst
turn-auto-end-means = Nach der Produktion ist nichts mehr zu entscheiden
turn-block = { $name } blockieren
turn-block-means = Ihr lest nichts mehr voneinander und trefft euch an keinem offenen Tisch. Nur du weißt davon. Auf deiner Kontoseite hebst du es auf.
turn-undone = Zurückgenommen.

# What a choice would change.

turn-becomes = wird zu
turn-cost = Kosten
turn-prestige = Prestige
turn-money = Taler
turn-price = Preis für { good }
turn-each = je Zug auf „{ field }“
turn-ships-in = eigene Schiffe, { berth }
turn-takes = bringt { token }
turn-worth = jetzt { $points }
turn-completes = stellt { church.accusative } fertig
turn-score = werten
turn-steps = { $units ->
    [one] 1 Feld
   *[other] { $units } Felder
}
turn-ships-stay = Kein anderes Schiff rückt weiter.
turn-ships-move-on = Alle Schiffe rücken ein Hafenbecken weiter.
turn-ships-leave = Alle Schiffe rücken weiter. Es verlassen den Hafen: { $list }.
turn-ends-game = Das Spiel endet.
turn-nothing-changes = Sonst ändert sich nichts.

# What was done, in a few words.

turn-produced = { goods } produziert
turn-sold = { $list } für { money } verkauft
turn-bought = { $list } für { money } gekauft
turn-launched = { ships } gebaut
turn-departed = { $units ->
    [one] 1 Schiff fuhr ab
   *[other] { $units } Schiffe fuhren ab
}
turn-donated = Spende { $number } für { church.accusative }, { token }
turn-donated-many = Spenden { $from }–{ $to } für { church.accusative }, { $list }
turn-completed = { church } fertiggestellt, +{ prestige }
turn-scored = { token-at } gewertet, +{ prestige }
turn-scored-many = { $list } gewertet, +{ prestige }
turn-built = { $site } gebaut, { building }
turn-appointed = { $site } gebaut, { official }
turn-price-fell = { good } { $before } auf { $now }
turn-ships-entered = { $units ->
    [one] 1 Schiff läuft ein
   *[other] { $units } Schiffe laufen ein
}
turn-skipped = keine Spende
turn-paid-to-move = −{ prestige }
turn-did-nothing = nichts getan

# The log and the talk.

turn-log = Verlauf
turn-log-empty = Noch ist nichts passiert.
turn-log-all = { $units ->
    [one] 1 älteren Zug zeigen
   *[other] { $units } ältere Züge zeigen
}
turn-since = Seit deinem letzten Zug
turn-since-again = Noch einmal ansehen
turn-earlier = Davor
turn-round = Runde { $number }
turn-filter = Wessen Züge
turn-everybody = Alle
turn-talk = Chat am Tisch
turn-say = Sag etwas in die Runde
turn-send = Senden
turn-talk-older = Ältere Nachrichten: { $units }
turn-talk-newest = Zurück zu den neuesten Nachrichten

# Before the game: the seats.

turn-gathering = Warten auf Spieler
turn-begins-when = Die Partie beginnt, sobald jeder Platz besetzt ist.
turn-seat-open = freier Platz
turn-seat-mine = { $name }, du
turn-seat-away = { $name }, nicht da
turn-seat-computer = Computer, { $level }
turn-seat-stands-in = Computer, { $level }, für { $name }
turn-seat-resigned = { $name }, hat aufgegeben
turn-invitation = Einladungslink für { $player }
turn-copy = Kopieren
turn-copied = Kopiert
turn-level = Stufe von { $player }
turn-give-to-computer = Computer spielen lassen

# Taking back, and what needs everybody’s consent.

turn-take-back = Letzten Zug zurücknehmen
turn-ask-take-back = Um Rücknahme meines letzten Zuges bitten
turn-take-back-brief = Rücknahme
turn-taken-back = Ein Zug ist zurückgenommen. Auch den davor?
turn-take-back-further = Noch einen zurücknehmen
turn-proposes-take-back = { $name } bittet, den letzten Zug von { $player } und alles danach zurückzunehmen.
turn-proposes-end = { $name } schlägt vor, die Partie jetzt zu beenden.
turn-proposes-stand-in = { $name } schlägt vor, dass ein Computer für { $player } spielt.
turn-absent = Im Tischmenü kannst du einen Computer für { $player } vorschlagen.
turn-awaits = Es fehlt noch: { $list }
turn-stand-in-later = Wenn { $player } sich drei Minuten lang nicht meldet, ist diese Zustimmung nicht mehr nötig.
turn-vote-later = Wer nicht da ist und einen Tag lang nicht antwortet, muss nicht zustimmen.
turn-nobody-awaited = Es muss niemand mehr zustimmen.
turn-carry-out = Jetzt durchführen
turn-agree = Zustimmen
turn-decline = Ablehnen
turn-withdraw = Zurückziehen

# What concerns the table and not the turn.

turn-menu = Tischmenü
turn-propose-end = Vorschlagen, die Partie zu beenden
turn-propose-stand-in = Computer für { $player } vorschlagen
turn-return = { $player } wieder selbst spielen
turn-resign = Aufgeben
turn-resign-for = Als { $player } aufgeben
turn-resign-means = Das lässt sich nicht zurücknehmen.
turn-resign-really = Ja, aufgeben
turn-leave = Tisch verlassen
turn-watch-link = Link zum Zuschauen

# After the game.

turn-wins = { $player } gewinnt
turn-win-together = { $list } teilen sich den Sieg
turn-you-win = Du gewinnst
turn-you-share-the-win = Du teilst dir den Sieg mit { $list }
turn-ended-by-rules = Alle sechs Kirchen sind fertig.
turn-ended-by-consent = Alle waren sich einig, die Partie zu beenden.
turn-ended-by-resignation = Alle anderen haben aufgegeben.
turn-place = { $place }.
turn-prestige-so-far = Prestige bisher
turn-wealth = { $units ->
    [one] { money } und 1 Ware oder Baustoff zu 50
   *[other] { money } und { $units } Waren und Baustoffe zu je 50
}
turn-money-left = übrig
turn-rematch = Noch einmal spielen
turn-to-rematch = Zur nächsten Partie
