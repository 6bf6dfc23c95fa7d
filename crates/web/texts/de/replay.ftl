# Replays, records that are opened, and games that are played on.

replay-title = Nachspielen: { $name }
replay-skip = Zu den Schritten springen
replay-watch = Nachspielen
replay-menu = Mehr
replay-to-table = Zurück zum Tisch
replay-save = Aufzeichnung speichern

# Where one is, and the ways to other positions.

replay-beginning = Spielbeginn
replay-chance = Eine Amtsperson wird aufgedeckt
replay-turn-of = Runde { $number }, { $player }
replay-step = Schritt { $number } von { $all }
replay-ways = Schritte
replay-first = Zum Anfang
replay-turn-back = Einen Zug zurück
replay-step-back = Einen Schritt zurück
replay-step-on = Einen Schritt weiter
replay-turn-on = Einen Zug weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-speed = Tempo
replay-slow = langsam
replay-brisk = normal
replay-fast = schnell
replay-position = Stelle im Spiel
replay-go = Los
replay-told = { $name }: { $list }
replay-keys = ← → Schritt, ⇧ ← → Zug, Pos1, Ende, Leertaste spielt ab.

# What is shown beside the board.

replay-views = Neben der Karte
replay-turns = Züge
replay-figures = Kurven
replay-play-on = Weiterspielen
replay-language = Züge anzeigen
replay-in-words = in Worten
replay-in-notation = in Notation
replay-earlier = Frühere Züge
replay-later = Spätere Züge
replay-turn = Zug
replay-prestige = Prestige nach jedem Zug
replay-money = Geld nach jedem Zug
replay-graph-table = Die Zahlen als Tabelle

# Playing on from a position.

replay-begins-with = Eine Kopie dieser Partie, die hier beginnt: { $name }.
replay-with-whom = Wie willst du spielen?
replay-with-computers = Computer
replay-on-one-screen = Ein Bildschirm
replay-with-friends = Freunde
replay-my-seats = Meine Plätze
replay-level = Stufe der Computer
replay-play-on-now = Von hier weiterspielen
replay-copy-means = Die ursprüngliche Partie bleibt, wie sie ist, und die Kopie zählt nicht für die Statistik.
replay-copy-of = Eine Kopie von { $name }.
replay-copy-name = Kopie: { $name }
replay-copy = Kopie

# Records from elsewhere.

replay-record = Aufzeichnung
replay-record-name = Aufzeichnung
replay-opened-means = Eine Aufzeichnung, die hier geöffnet wurde.
replay-unfinished = Die Aufzeichnung hört vor dem Spielende auf.
replay-open = Aufzeichnung öffnen
replay-open-invites = Du hast die Aufzeichnung einer Partie?
replay-open-lead = Eine Aufzeichnung ist eine Textdatei mit einer Zeile je Zug. Wenn du sie öffnest, kannst du die Partie nachspielen, analysieren und von jeder Stelle aus weiterspielen.
replay-open-text = Aufzeichnung
replay-open-file = Datei wählen
replay-open-name = Name (freiwillig)
replay-wrong-empty = Noch keine Aufzeichnung. Füge eine ein oder wähle eine Datei.
replay-wrong-long = Die Aufzeichnung ist zu lang. Erlaubt sind höchstens { $number } kB.
replay-wrong-boards = Diese Aufzeichnung bringt eine eigene Stadt mit, und der Server kann im Moment keine weitere aufnehmen. Versuche es bitte morgen noch einmal.
replay-wrong-line = Zeile { $number } ist nicht lesbar.
replay-wrong-ends = Der Text hört zu früh auf, in Zeile { $number }.
replay-wrong-move = Zeile { $number } verstößt gegen die Regeln.
replay-wrong-position = Die Stellung, die in Zeile { $number } endet, kann es nicht geben.
replay-wrong-right = So wäre es richtig (auf Englisch):
replay-wrong-why = Warum:
