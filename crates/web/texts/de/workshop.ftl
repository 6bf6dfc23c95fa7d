# The workshop, where people make boards, and everything that can be wrong with a board.

workshop-title = Werkstatt
workshop-lead = Zeichne deinen gedruckten Spielplan nach oder entwirf eine eigene Stadt. Zeichnen können musst du nicht: Du zeigst, wo alles liegt, und wir zeichnen die Stadt.
workshop-without-scripts = Zum Zeichnen braucht es Skripte, und die sind ausgeschaltet. Du kannst hier trotzdem eine Stadtdatei einfügen und prüfen lassen.
workshop-start = Womit möchtest du anfangen?
workshop-start-empty = Leere Karte für { $name }
workshop-start-empty-note = Um deinen gedruckten Spielplan nachzuzeichnen. Die Kirchen haben schon ihre Namen und Plättchen.
workshop-start-copy-note = Eine fertige Stadt, die du nach Belieben änderst.
workshop-start-own-note = Eine Stadt, die du gespeichert hast. Die alte bleibt, wie sie ist.
workshop-start-city = Eine neue Stadt
workshop-start-city-note = Jedes Mal eine andere.
workshop-start-file = Eine Stadtdatei
workshop-start-file-note = Eine, die du hier heruntergeladen oder selbst geschrieben hast.
workshop-undo = Rückgängig
workshop-redo = Wiederholen
workshop-zoom-in = Vergrößern
workshop-zoom-out = Verkleinern
workshop-fit = Ganze Karte
workshop-snap = Raster
workshop-restart = Neu anfangen
workshop-canvas = Die Karte. Pfeiltasten verschieben, was ausgewählt ist, Entf löscht es. Alles geht auch in der Liste.
workshop-away = Der Server ist nicht erreichbar. Deine Stadt ist in diesem Browser gesichert.
workshop-tab-place = Zeichnen
workshop-tab-city = Stadt
workshop-tab-list = Liste
workshop-tab-test = Probe
workshop-tab-file = Datei
workshop-picture = Ein Bild darunter
workshop-picture-choose = Foto oder Zeichnung deines Spielplans
workshop-picture-note = Es bleibt in diesem Browser und wird nie gesendet.
workshop-picture-corners = Entzerren: Ecken markieren
workshop-picture-corners-help = Zieh die vier Griffe auf die Ecken des Spielplans im Bild. Nimm dann das Häkchen weg.
workshop-picture-corner = Ecke { $number }
workshop-picture-fade = Stärke
workshop-picture-shown = Anzeigen
workshop-tools = Zeichnen
workshop-hand = Auswählen und verschieben
workshop-churches = Kirchen
workshop-sites = Bauplätze
workshop-parishes = Stadtteile
workshop-lines = Linien
workshop-count = { $has } von { $all }
workshop-line = Linien zeichnen
workshop-next-churches = Wähl eine Kirche und tippe auf die Karte, wo sie steht. Die nächste ist dann schon gewählt.
workshop-next-sites = Jetzt die Bauplätze: Wähl ein Gebäude und tippe auf jeden seiner Bauplätze.
workshop-next-lines = Jetzt die Linien: Tippe einen Ort nach dem anderen an oder zieh von einem zum nächsten. Dieselbe Linie noch einmal entfernt sie.
workshop-next-wrong = Fast fertig. Das muss noch berichtigt werden:
workshop-next-done = In dieser Stadt kann gespielt werden.
workshop-parishes-help = Jeder Bauplatz gehört zur nächsten Kirche. Wenn das nicht stimmt, wähl den richtigen Stadtteil und tippe auf den Bauplatz.
workshop-wall-help = Mauer, Fluss und Hafen kommen von selbst.
workshop-unconnected = Noch nicht verbunden: { $list }
workshop-city-empty = Deine Stadt erscheint hier, sobald die erste Kirche steht.
workshop-picture-of-city = Die Stadt, wie sie gezeichnet wird
workshop-city = Die Stadt
workshop-city-name = Name
workshop-city-note = Hinweis (freiwillig)
workshop-width = Breite
workshop-height = Höhe
workshop-name = Name
workshop-x = Von links
workshop-y = Von oben
workshop-kind = Gebäude
workshop-parish = Stadtteil
workshop-no-parish = noch keiner
workshop-colour = Farbe
workshop-token = Gebäudeplättchen
workshop-prestige = Punkte je Gebäude
workshop-citizen = Punkte je Bürger
workshop-cathedral = Zum Dom machen
workshop-is-cathedral = Der Dom
workshop-lines-to = Linien nach
workshop-more = Plättchen und Linien
workshop-remove = { $name } entfernen
workshop-add-church = Kirche hinzufügen
workshop-add-site = Bauplatz hinzufügen
workshop-file-text = Die Stadt als Datei
workshop-file-note = Ändere sie hier, oder bewahre sie als Datei auf. Unsere Dokumentation erklärt das Format.
workshop-file-check = Übernehmen und prüfen
workshop-file-open = Datei öffnen
workshop-file-download = Herunterladen
workshop-line-number = Zeile { $number }:
workshop-test-lead = Drei Gesellen spielen 200 Partien in deiner Stadt. Du kannst inzwischen weiterzeichnen.
workshop-test-start = 200 Partien spielen
workshop-test-stop = Anhalten
workshop-test-progress = Gespielte Partien
workshop-test-unfinished = Die Stadt ist noch nicht fertig. Was fehlt, steht neben der Karte.
workshop-test-failed = Das hat diesmal nicht geklappt. Versuch es gleich noch einmal.
workshop-test-result = Was { $units } Partien sagen
workshop-test-unfair = Was ungerecht aussieht
workshop-test-fair = Nichts. Alle Plätze, Bauplätze und Plättchen spielen mit.
workshop-test-favours = Platz { $number } gewinnt { $share } der Partien, in Hamburg sind es { $former }. Zufall allein ergäbe einen solchen Unterschied in { $chance } der Proben.
workshop-test-cut-off = { $units ->
    [one] Eine Partie war nach 200 Runden nicht zu Ende.
   *[other] { $units } Partien waren nach 200 Runden nicht zu Ende.
}
workshop-test-sites = Hier hat nie jemand gebaut: { $list }
workshop-test-tokens = Das hat nie jemand genommen: { $list }
workshop-test-seats = Siege nach Platz
workshop-test-seat = Platz { $number }
workshop-test-even = Ungefähr wie in Hamburg: Zufall allein ergibt solche Unterschiede in { $chance } der Proben.
workshop-test-rounds-title = Länge
workshop-test-rounds = Im Schnitt { $number } Runden, von { $from } bis { $to }.
workshop-test-no-end = Keine Partie ging zu Ende.
workshop-test-last = Zuletzt fertiggestellte Kirchen
workshop-test-map = Wo gebaut wird
workshop-test-map-note = Je stärker ein Bauplatz leuchtet, desto öfter wird dort gebaut. Ein gestrichelter Ring heißt: Hier baute niemand.

parish-colour = { $parish-colour ->
    [red] rot
    [white] weiß
    [yellow] gelb
    [green] grün
    [violet] violett
   *[blue] blau
}

fault-too-large = Eine Stadtdatei hat höchstens { $number } Kilobyte. Nimm heraus, was zu viel ist.
fault-unreadable = Das lässt sich nicht als Stadtdatei lesen.
fault-detail = Der Leser meldet:
fault-id = „{ $name }“ kann keine Kennung sein. Nimm 1 bis 16 Buchstaben, Ziffern und Bindestriche, einen Buchstaben zuerst.
fault-name = Namen und Hinweise haben 1 bis 40 sichtbare Zeichen in einer Zeile.
fault-word = „{ $name }“ gibt es hier nicht. Nimm eines davon: { $list }
fault-id-twice = { $name } ist die Kennung von zwei Orten. Jeder braucht eine eigene.
fault-map = Breite und Höhe der Karte sind je 100 bis 10000.
fault-off-map = { $name } liegt außerhalb der Karte. Schieb es zurück.
fault-same-spot = { $first } und { $rest } liegen auf demselben Punkt. Verschieb eines davon.
fault-church-count = Eine Stadt hat { $all } Kirchen, diese hat { $has }.
fault-no-cathedral = Eine Kirche muss der Dom sein.
fault-cathedrals = Es gibt nur einen Dom, diese Stadt hat { $has }.
fault-colour-twice = Zwei Kirchen sind { parish-colour }. Jede hat ihre eigene Farbe.
fault-kind-twice = Zwei Gebäudeplättchen zahlen für dasselbe Gebäude ({ building }). Jede Kirche hat ihr eigenes.
fault-building-prestige = Ein Gebäudeplättchen zahlt 4 oder 5 Punkte, nicht { $points }.
fault-citizen-prestige = Ein Bürgerplättchen zahlt 3 oder 4 Punkte, nicht { $points }.
fault-cathedral-prestige = Das Bürgerplättchen des Doms zahlt 1 Punkt, nicht { $points }.
fault-site-count = Bauplätze für { building }: Eine Stadt hat { $all }, diese hat { $has }.
fault-no-parish = Dieser Bauplatz hat noch keinen Stadtteil. Wähl die Kirche, zu der er gehört.
fault-unknown-parish = Es gibt keine Kirche „{ $name }“. Wähl einen der Stadtteile.
fault-cathedral-parish = { $name } ist der Dom, der keinen Stadtteil hat. Wähl eine andere Kirche.
fault-empty-parish = Der Stadtteil von { $name } hat noch keinen Bauplatz.
fault-unknown-place = Es gibt weder Kirche noch Bauplatz „{ $name }“. Linien führen zu den Kennungen in der Liste.
fault-line-to-itself = Eine Linie von { $name } führt zu sich selbst. Entferne sie.
fault-line-between-churches = Linien führen zu Bauplätzen: { $first } und { $rest } sind beides Kirchen.
fault-line-twice = Die Linie von { $first } nach { $rest } gibt es doppelt. Einmal genügt.
fault-unreachable = { $name } ist nicht mit dem Rest verbunden. Zeichne eine Linie dorthin.
fault-too-close = { $first } und { $rest } liegen so nah beieinander, dass sie sich in der Zeichnung verdecken können. Rück sie mindestens { $number } auseinander.
