# The finale: the final scores by their sources, the finished city, the turning points, sharing.

finale-open = Endstand
finale-close = Zurück zum Tisch
finale-skip = Überspringen
finale-lead = { $points ->
    [one] 1 Punkt vor { $player }
   *[other] { $points } Punkte vor { $player }
}
finale-lead-by-money = gleichauf mit { $player }, mehr Geld entscheidet
finale-your-place = Du bist auf Platz { $place }
finale-score = { $player } { $points }
finale-summary = { $name }: { $list }. { $standings }.

# Where prestige came from.

finale-table = Endstand nach Spielern
finale-start = Zu Beginn
finale-five = 5er-Plättchen
finale-donations = Spenden-Plättchen
finale-ships = Schiff-Plättchen
finale-buildings = Gebäude-Plättchen
finale-citizens = Bürger-Plättchen
finale-churches = Fertige Kirchen
finale-moves = Für Züge bezahlt
finale-wealth = Geld und Waren
finale-total = Summe
finale-place = Platz
finale-money-left = Taler übrig

# The finished city and how it came to be.

finale-skyline = Die Kirchen am Ende
finale-built-by = { church.first }: fertiggestellt von { $player }
finale-unbuilt = { church.first }: { $number } von 5 Spenden
finale-course = Prestige nach Runden
finale-round = Runde
finale-turning-points = Wendepunkte
finale-not-reviewed = Analysiere die Partie, um zu sehen, welche Züge sie entschieden haben.
finale-no-turning-points = Kein einzelner Zug hat diese Partie entschieden.
finale-chance = { $player } gewinnt:

# Telling others.

finale-share = Teilen
finale-link = Link zu dieser Partie
finale-copy = Link kopieren
finale-picture = Bild speichern
finale-send = Teilen …
