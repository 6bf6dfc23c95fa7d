# Hints, the tutor, and why a computer played just so.

advice-hint = Tipp
advice-thinking = Die besten Züge werden gesucht …
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
advice-tutor-means = Warnt dich vor einem teuren Zug
advice-checking = Der Lehrer sieht sich deinen Zug an …
advice-play-now = Jetzt spielen
advice-warning = Moment mal
advice-better = Besser wäre
advice-anyway = Trotzdem spielen
advice-think-again = Zurück zum Zug

# The last turn of a computer.

advice-why = Warum?
advice-why-of = Warum hat { $player } das gespielt?
advice-why-thinking = Dieser Zug wird analysiert …
advice-expects = So stehen die Chancen danach
advice-player = Spieler
advice-chance = Siegchance
advice-expected = Prestige
advice-was-best = Die Analyse hat nichts Besseres gefunden.
advice-was-not-best = Die Analyse hat etwas Besseres gefunden.
advice-next-best = Die nächstbesten Züge

# Where other people play.

advice-propose = Vorschlagen, Tipps und Lehrer zu erlauben
advice-proposes = { $name } schlägt vor, Tipps und Lehrer für alle zu erlauben.
advice-refused = Keine Hilfe in dieser Partie
advice-refused-why = Hier spielen noch andere mit, deshalb müssen Tipps und Lehrer alle zustimmen.
advice-refused-next = Vorschlagen kannst du es im Tischmenü.
advice-running = Nicht, solange die Partie läuft
advice-running-why = Diese Partie oder eine mit derselben Stellung wird gerade von mehreren Leuten gespielt. Bis sie vorbei ist, gibt es für niemanden Kopien oder Tipps.
advice-running-next = Sobald die Partie vorbei ist, kannst du sie kopieren, analysieren lassen und Tipps bekommen.

# What is read aloud.

advice-news-hint = Der Tipp ist da.
advice-news-warning = Der Lehrer warnt dich.
advice-news-why = Die Erklärung ist da.
