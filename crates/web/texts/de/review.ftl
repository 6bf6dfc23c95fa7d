# Reviews of games: how far they are, what they found, and what it means.

review-title = Rückschau: { $name }
review-ways = Andere Ansichten dieses Spiels
review-to-table = Zum Tisch
review-to-replay = Zum Nachspielen
review-refused = Hier spielen noch andere Leute. Die Rückschau steht allen offen, sobald das Spiel vorbei ist.
review-nothing = Noch niemand hat einen Zug beendet; es gibt nichts anzuschauen.
review-promise = Die Rückschau betrachtet jeden Zug so lange wie der stärkste Computer und vergleicht ihn mit den besten Zügen, die sie findet: wer wann wie stand, was jeder Zug verschenkt hat und was besser gewesen wäre. Sie läuft im Hintergrund und wird mit dem Spiel aufbewahrt.
review-begin = Dieses Spiel durchgehen
review-go-on = Den Rest durchgehen
review-stop = Anhalten
review-look-again = Nochmals nachsehen
review-progress = Fortschritt der Rückschau
review-waiting = Andere Rückschauen sind vorher dran.
review-running = { $has } von { $all } Zügen sind durchgesehen ({ $share }).
review-stopped = { $has } von { $all } Zügen sind durchgesehen ({ $share }).
review-seconds-left = { $number ->
    [one] Noch etwa { $number } Sekunde.
   *[other] Noch etwa { $number } Sekunden.
}
review-minutes-left = { $number ->
    [one] Noch etwa { $number } Minute.
   *[other] Noch etwa { $number } Minuten.
}
review-done = Alle Züge sind durchgesehen.

review-graphs = Der Verlauf des Spiels
review-graphs-note = Ein Klick auf einen Augenblick zeigt seine Stellung beim Nachspielen.
review-wins = Gewinnchance
review-prestige = Erwartetes Prestige am Ende
review-turn = Nach
review-beginning = Beginn
review-after = Runde { $number }, { $player }

review-player = Spieler
review-accuracy = Genauigkeit
review-meaning = Was diese Zahlen bedeuten
review-accuracy-meaning = Ein Zug, der nichts von der Gewinnchance verschenkt, zählt 100 %, einer, der 20 % oder mehr verschenkt, zählt nichts, dazwischen geht es gleichmäßig. Die Genauigkeit ist das Mittel aller Züge eines Spielers. Wer vor leichten Entscheidungen steht, hat es leichter: Vergleiche sie lieber mit deinen eigenen anderen Spielen als mit denen der anderen.
review-grades-meaning = Ein Zug ist der beste, wenn kein besserer gefunden wurde; sonst sagt die Note, wie viel von der Gewinnchance er verschenkt hat: bis 2 % sehr gut, bis 5 % gut, bis 10 % ungenau, bis 20 % ein Fehler, darüber ein grober Fehler.
review-limits = Die Rückschau sieht nur, was die Spieler sahen, und denkt so weit voraus, wie ihre Zeit reicht. Sie kann sich irren, am wenigsten dort, wo viel verschenkt wurde.

review-costly = Die teuersten Züge
review-costly-note = Bis zu drei Züge jedes Spielers, die am meisten verschenkt haben, und was besser gewesen wäre.
review-nothing-costly = Kein Zug hat mehr als 5 % verschenkt.
review-nothing-costly-yet = Bisher hat kein Zug mehr als 5 % verschenkt.
review-lost = hat { $share } verschenkt
review-played = Gespielt
review-better = Besser
review-parts = Was der bessere Zug am erwarteten Prestige ändert: { $list }.
review-see = Stellung ansehen
review-try = Selbst versuchen

review-every = Alle Züge

# The table where a better turn is looked for, and how it compares.

review-this = Rückschau
review-puzzle = Finde für { $player } einen besseren Zug als den gespielten.
review-to-answer = Sieh, was dein Zug wert ist
review-back = Zurück zur Rückschau
review-answer-title = { $player }: dein Zug im Vergleich
review-found = Es wurde kein besserer Zug gefunden als deiner.
review-improved = Dein Zug ist besser als der gespielte: Er verschenkt { $share } der Gewinnchance statt { $former }.
review-not-improved = Dieser Zug verschenkt { $share } der Gewinnchance, der gespielte { $former }.
review-same = So wurde gespielt. Dieser Zug verschenkt { $share } der Gewinnchance.
review-tried = Dein Zug
review-again = Noch einmal versuchen
review-play-on = Hier weiterspielen
