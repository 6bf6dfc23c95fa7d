# Hints, the tutor, and why a computer played just so.

advice-hint = Tipp
advice-thinking = Die besten Züge werden gesucht
advice-best = Die besten Züge
advice-win = { $chance } Siegchance

# What a turn consists of, as something to do.

advice-pays = { prestige } zahlen
advice-produces = { goods } nehmen
advice-sells = { $list } für { money } verkaufen
advice-buys = { $list } für { money } kaufen
advice-launches = { ships } bauen

# The tutor.

advice-tutor = Lehrer
advice-tutor-means = Warnt dich vor einem Zug, der viel verschenkt
advice-checking = Der Lehrer sieht sich deinen Zug an
advice-play-now = Jetzt spielen
advice-warning = Einen Augenblick
advice-costs = Nach diesem Zug liegt deine Siegchance bei etwa { $chance }. Möglich wären { $possible }.
advice-this-turn = Dein Zug
advice-better = Besser wäre
advice-anyway = Trotzdem spielen
advice-think-again = Noch einmal nachdenken

# The last turn of a computer.

advice-why = Warum?
advice-why-of = Warum hat { $player } das gespielt?
advice-why-thinking = Dieser Zug wird untersucht
advice-expects = Danach zu erwarten
advice-player = Spieler
advice-chance = Siegchance
advice-expected = Prestige
advice-was-best = Die Analyse fand nichts Besseres.
advice-was-not-best = Die Analyse fand etwas Besseres.
advice-next-best = Die nächstbesten Ideen

# Where other people play.

advice-propose = Tipps und Lehrer vorschlagen
advice-proposes = { $name } schlägt vor, allen Tipps und den Lehrer zu erlauben.
advice-refused = Keine Hilfe in dieser Partie
advice-refused-why = Hier spielen noch andere, und für Tipps und Lehrer müssen alle zustimmen.
advice-refused-next = Schlag es im Menü des Tisches vor.

# What is read aloud.

advice-news-hint = Die besten Züge sind da.
advice-news-warning = Der Lehrer warnt dich.
advice-news-why = Die Erklärung ist da.
