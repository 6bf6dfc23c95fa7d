# Reviews of games: how far they are, what they found, and what it means.

review-title = Analyse: { $name }
review-ways = Andere Ansichten dieser Partie
review-to-table = Zurück zum Tisch
review-to-replay = Zum Nachspielen
review-refused = Hier spielen noch andere Leute. Die Analyse steht allen offen, sobald die Partie vorbei ist.
review-nothing = Noch niemand hat einen Zug beendet, es gibt also nichts zu analysieren.
review-promise = Die Analyse vergleicht jeden Zug mit den besten, die sie findet: wie sich die Führung verändert hat, was jeder Zug gekostet hat und was besser gewesen wäre. Sie läuft im Hintergrund und wird mit der Partie gespeichert.
review-begin = Diese Partie analysieren
review-go-on = Den Rest analysieren
review-stop = Anhalten
review-look-again = Aktualisieren
review-progress = Fortschritt der Analyse
review-waiting = Andere Analysen sind vorher dran.
review-running = { $has } von { $all } Zügen analysiert ({ $share }).
review-stopped = { $has } von { $all } Zügen analysiert ({ $share }).
review-seconds-left = { $number ->
    [one] Noch etwa { $number } Sekunde.
   *[other] Noch etwa { $number } Sekunden.
}
review-minutes-left = { $number ->
    [one] Noch etwa { $number } Minute.
   *[other] Noch etwa { $number } Minuten.
}
review-done = Alle Züge sind analysiert.

review-graphs = So lief die Partie
review-graphs-note = Wähle einen Moment, um ihn beim Nachspielen zu sehen.
review-wins = Siegchance
review-prestige = Erwartetes Prestige am Ende
review-turn = Nach
review-beginning = Beginn
review-after = Runde { $number }, { $player }

review-player = Spieler
review-accuracy = Genauigkeit
review-meaning = Was diese Zahlen bedeuten
review-accuracy-meaning = Ein Zug, der nichts kostet, zählt 100 %, einer, der 4 Punkte kostet, etwa ein Drittel davon, und einer, der 12 oder mehr kostet, fast nichts. Die Genauigkeit ist der Durchschnitt aller Züge eines Spielers. Bei leichten Entscheidungen ist sie hoch: Vergleiche sie lieber mit deinen eigenen Partien als mit anderen Spielern.
review-grades-meaning = Was ein Zug kostet, wird in Prestigepunkten gezählt: Siegchance (die ganze zählt 60), erwarteter Platz (vom letzten zum ersten zählt 30) und erwartetes Prestige im Vergleich mit den anderen. So zeigt sich ein vertaner Zug auch dann, wenn die Partie verloren ist. Bis 0,5 ist sehr gut, bis 1,5 gut, bis 3 ungenau, bis 8 ein Fehler, darüber ein grober Fehler.
review-limits = Die Analyse weiß nur, was die Spieler wussten, und denkt so weit voraus, wie ihre Zeit reicht. Sie kann sich irren, bei groben Fehlern aber selten.

review-costly = Die schlimmsten Momente
review-costly-note = Die Züge, die am meisten gekostet haben, und was besser gewesen wäre.
review-nothing-costly = Jeder Zug war gut oder besser.
review-nothing-costly-yet = Bisher war jeder Zug gut oder besser.
review-lost = kostete { $share }
review-played = Gespielt
review-better = Besser
review-later = Der Vorteil zeigt sich erst in späteren Runden.
review-see = Stellung ansehen
review-try = Selbst versuchen
review-more = Weitere Züge von { $player }

review-every = Alle Züge

# The table where a better turn is looked for, and how it compares.

review-this = Partie analysieren
review-puzzle = Finde für { $player } einen besseren Zug als den gespielten.
review-to-answer = Meinen Zug vergleichen
review-back = Zurück zur Analyse
review-answer-title = { $player }: dein Zug im Vergleich
review-found = Es wurde kein besserer Zug gefunden als deiner.
review-improved = Dein Zug ist besser als der gespielte: Er kostet { $share } statt { $former }.
review-not-improved = Dein Zug kostet { $share }, der gespielte { $former }.
review-same = So wurde gespielt. Dieser Zug kostet { $share }.
review-tried = Dein Zug
review-again = Noch einmal versuchen
review-play-on = Von hier weiterspielen
