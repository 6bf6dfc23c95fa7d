# Replays, records that are opened, and games that are played on.

replay-title = Nachspielen: { $name }
replay-skip = Zu den Schritten
replay-watch = Nachspielen
replay-menu = Mehr
replay-to-table = Zum Tisch
replay-save = Als Aufzeichnung speichern

# Where one is, and the ways to other positions.

replay-beginning = Der Anfang
replay-chance = Ein Amt wird aufgedeckt
replay-turn-of = Runde { $number }, { $player }
replay-step = Schritt { $number } von { $all }
replay-ways = Schritte
replay-first = Zum Anfang
replay-turn-back = Einen Zug zurück
replay-step-back = Einen Schritt zurück
replay-step-on = Einen Schritt weiter
replay-turn-on = Einen Zug weiter
replay-last = Zum Ende
replay-play = Von selbst abspielen
replay-speed = Tempo
replay-slow = langsam
replay-brisk = zügig
replay-fast = schnell
replay-position = Stelle im Spiel
replay-go = Hingehen
replay-told = { $name }: { $list }
replay-keys = ← → Schritt, ⇧ ← → Zug, Pos1, Ende, Leertaste spielt ab.

# What is shown beside the board.

replay-views = Neben dem Plan
replay-turns = Züge
replay-figures = Kurven
replay-play-on = Weiterspielen
replay-language = Wie Züge erzählt werden
replay-in-words = In Worten
replay-in-notation = In Notation
replay-earlier = Frühere Züge
replay-later = Spätere Züge
replay-turn = Zug
replay-prestige = Prestige nach jedem Zug
replay-money = Geld nach jedem Zug
replay-graph-table = Die Zahlen als Tabelle

# Playing on from a position.

replay-begins-with = Eine Kopie dieses Spiels, die hier beginnt: { $name }.
replay-with-whom = Wie willst du spielen?
replay-with-computers = Computer
replay-on-one-screen = Ein Bildschirm
replay-with-friends = Freunde
replay-my-seats = Meine Plätze
replay-level = Stärke der Computer
replay-play-on-now = Von hier weiterspielen
replay-copy-means = Das Spiel selbst bleibt, wie es ist, und die Kopie zählt für keine Statistik.
replay-copy-of = Eine Kopie von { $name }.
replay-copy-name = Kopie: { $name }
replay-copy = Kopie

# Records from elsewhere.

replay-record = Aufzeichnung
replay-record-name = Aufzeichnung
replay-opened-means = Eine Aufzeichnung, die hier geöffnet wurde.
replay-unfinished = Die Aufzeichnung hört vor dem Ende des Spiels auf.
replay-open = Aufzeichnung öffnen
replay-open-invites = Du hast die Aufzeichnung eines Spiels?
replay-open-lead = Eine Aufzeichnung ist eine Textdatei mit einer Zeile für jeden Zug. Das Spiel lässt sich dann ansehen, von jeder Stelle weiterspielen und auswerten.
replay-open-text = Die Aufzeichnung
replay-open-file = Aus einer Datei nehmen
replay-open-name = Name (darf leer bleiben)
replay-wrong-empty = Hier steht noch keine Aufzeichnung: Füge eine ein oder wähle eine Datei.
replay-wrong-long = Die Aufzeichnung ist zu lang. Höchstens { $number } kB werden gelesen.
replay-wrong-line = Zeile { $number } ist nicht zu lesen.
replay-wrong-ends = Der Text hört zu früh auf, in Zeile { $number }.
replay-wrong-move = Zeile { $number } ist gegen die Regeln.
replay-wrong-position = Die Stellung, die in Zeile { $number } endet, kann es nicht geben.
replay-wrong-right = Was richtig wäre, auf Englisch:
replay-wrong-why = Warum:
