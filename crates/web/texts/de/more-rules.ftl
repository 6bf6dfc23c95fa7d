# The summary for printing, the page of the variants, and the page of the maps.

rules-summary-title = Kurzregel auf einer Seite
rules-summary-note = Passt ausgedruckt auf ein Blatt A4.
rules-summary-turn = Dein Zug
rules-summary-move = Rücke deinen Spielstein 1 bis 8 Felder im Uhrzeigersinn: 3 sind kostenlos, jedes weitere kostet 1 Prestigepunkt. Dein erster Zug beginnt, wo du willst. Dann tu, was das Feld erlaubt, ganz, zum Teil oder gar nicht.
rules-summary-fields = Die Felder
rules-summary-produce = Nimm 1 Einheit und 1 mehr für jedes eigene Gebäude, das sie herstellt.
rules-summary-sell = Verkaufen: jedes Schiff eine Sorte Ware, je nach Hafenbecken 3, 2 oder 1 Einheiten, zum aktuellen Preis. Ohne Schiff je 30 Taler.
rules-summary-buy = Oder kaufen: 1 bis 10 Baustoffe, höchstens eine Kirchenglocke, nie zwei.
rules-summary-dockyard = 1 Bauholz je Schiff, in Hafenbecken 3. Ist es voll, rücken alle Schiffe ein Hafenbecken weiter, und die aus Hafenbecken 1 verlassen den Hafen.
rules-summary-church = Für eine Kirche spenden, so oft du zahlen kannst, dann Plättchen werten. Von jeder Sorte bleibt höchstens ein ungewertetes.
rules-summary-guildhall = 1 Bauholz und 1 Ziegel je Gebäude. Der Bauplatz muss frei sein und an einen deiner Bürger oder an eine Kirche grenzen, von der du ein Plättchen hast; Kirchenbauer bauen überall. Ein Amtsgebäude je Zug.
rules-summary-donations = Spenden
rules-summary-first-five = Die erste bringt das 5er-Plättchen, spätere ein beliebiges.
rules-summary-tokens = Plättchen
rules-summary-five = 5
rules-summary-each-donation = 1 je eigenem Plättchen
rules-summary-each-ship = 2 je eigenem Schiff
rules-summary-each-building = 5 oder 4 je eigenem Gebäude des Typs
rules-summary-each-citizen = 4 oder 3 je eigenem Bürger im Stadtteil; Dom: 1 in der ganzen Stadt
rules-summary-buildings = Gebäude
rules-summary-maker = 1 Einheit mehr je Produktion; der Preis fällt um 10 Taler
rules-summary-merchant = 100 Taler
rules-summary-captain = ein neutrales Schiff, dann ein eigenes
rules-summary-bonuses = Bonus für das Fertigstellen
rules-summary-end = Spielende
rules-summary-final-scoring = Die sechste fertige Kirche beendet das Spiel sofort. Alle ungewerteten Plättchen werden gewertet, Waren und Baustoffe bringen je 50 Taler, je volle 100 Taler sind 1 Prestigepunkt. Wer das meiste Prestige hat, gewinnt; bei Gleichstand die meisten Taler.

rules-variants-title = Das Grundspiel und seine zwei Varianten
rules-variants-lead = Sie unterscheiden sich nur in den sieben Amtspersonen. Du wählst, wenn du einen Tisch eröffnest.
rules-variants-base = Sieben Amtspersonen in fester Reihenfolge: drei Ratsherren, drei Hauptpastoren, der Bürgermeister. Alle wissen, was als Nächstes kommt. Für den Anfang genau richtig.
rules-variants-one = Sieben blaue Amtspersonen, jede einmal. Wer eine baut, wählt frei unter denen, die noch da sind. Nichts bleibt dem Zufall überlassen.
rules-variants-two = Dieselben sieben blauen Amtspersonen, gemischt. Nur die oberste ist zu sehen und zu bauen, also redet das Glück ein wenig mit.
rules-variants-officials = Die Amtspersonen und was sie zahlen
rules-variants-rules = Die Regeln der Varianten
rules-variants-new = Einen Tisch eröffnen

rules-maps-title = Die Karten und was von uns ist
rules-maps-lead = Die Regeln stammen aus den Anleitungen. Die Karten sind unsere Rekonstruktion, und ein paar Lücken in den Regeln mussten wir selbst schließen. Hier steht, was woher kommt.
rules-maps-fixed = Was die Anleitungen festlegen
    - Wie viele Gebäude und Plättchen es gibt, was sie kosten und was sie bringen.
    - Die Namen der Hamburger Kirchen. St. Petri ist grün, St. Catharinen gelb, St. Michaelis rot.
    - Das Bürger-Plättchen von St. Petri bringt 4, das des Doms 1.
rules-maps-attested = Was andere Quellen sagen
    - Die Gebäude-Plättchen für Bierbrauer, Tuchmacher und Amtsgebäude bringen 4, das für Kapitäne 5.
    - Die violette Kirche zählt Amtsgebäude.
    - Londons Kathedrale ist St Paul’s, und Plättchen und Gebäude sind dieselben wie in Hamburg.
rules-maps-ours = Was wir rekonstruiert haben
    - Wo die Bauplätze liegen und welche Linien sie verbinden.
    - Zu welchem Stadtteil ein Bauplatz gehört und was dort gebaut wird.
    - Welche der übrigen Kirchen welches Gebäude zählt, und ob Bürger dort 4 oder 3 bringen.
    - Londons Pfarrkirchen.
    Hamburg ist auf dem wirklichen Grundriss der Altstadt gezeichnet, und zwar so, dass sich jedes Beispiel der Anleitungen darauf spielen lässt. Von London sagen die Anleitungen nur, dass es das gibt.
rules-maps-decided = Regeln, in denen wir etwas entschieden haben
    Die Anleitungen lassen diese Fälle offen. Wir haben gewählt, was niemandem schadet und am wenigsten überrascht:
rules-maps-own = Eine eigene Karte
    Wer das gedruckte Spiel hat, kann unsere Karten ersetzen: Eine Stadt ist eine Textdatei, die sagt, wo Kirchen und Bauplätze liegen, von welchem Typ sie sind und welche Linien sie verbinden.
    - Kopiere eine der zwei Dateien, die dem Quelltext beiliegen, crates/engine/data/hamburgum.toml oder londinium.toml. Die Datei docs/boards.md erklärt jede Zeile.
    - Prüfe sie mit dem Befehl „hamburgum board check DATEI“. Jeder Fehler wird mit seiner Zeile gemeldet.
    - Sieh sie dir mit „hamburgum board show DATEI“ an, und gib sie mit --board an jeden Befehl weiter, der sie annimmt.
rules-maps-picture = Unsere Karte von { $name }
rules-maps-of = Karte von { $name }
rules-maps-describes = Die Stadt { $name } mit sechs Kirchen, { $number } Bauplätzen und { $all } Linien.
rules-maps-plates = Auf den Tafeln: Prestige je Gebäude und je Bürger.
# The tooltips of a picture of a board.
rules-maps-tokens = { $church-name }: je { building } { $points } Prestige, je Bürger { $number }
rules-maps-site = { site }: { building }
rules-maps-not-printed = Eine Rekonstruktion, nicht der gedruckte Spielplan.
rules-maps-near = Was in { $name } aneinandergrenzt
rules-maps-place = Ort
rules-maps-building = Gebäude
rules-maps-touches = Grenzt an
rules-maps-church = Kirche
