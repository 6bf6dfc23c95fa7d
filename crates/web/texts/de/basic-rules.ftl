# The rules from the beginning to the harbour. How they are written stands in rules.ftl.

rules-set-1 = Wer mitspielt
    Hamburgum ist für zwei bis fünf Spieler. Jeder hat eine Farbe: Rot, Blau, Grün, Gelb oder Grau. Ihr sitzt um den Tisch, und gespielt wird im Uhrzeigersinn.
rules-set-2 = Womit alle beginnen
    Du beginnst mit einem Bier, einem Zucker, einem Tuch, einem Bauholz und einem Ziegel. Eines deiner fünf Schiffe liegt schon in Hafenbecken 3, vier warten in deinem Vorrat. Dein Spielstein steht neben dem Rondell und kommt mit deinem ersten Zug darauf (TURN-3).
rules-set-3 = Spätere Plätze beginnen reicher
    Der Startspieler beginnt mit 1 Prestigepunkt und 10 Talern. Jeder weitere hat im Uhrzeigersinn 1 Punkt und 10 Taler mehr als der vor ihm. Wer beginnt, wird ausgemacht oder ausgelost.
    > Zu viert beginnen die Plätze mit 1 Punkt und 10 Talern, 2 Punkten und 20 Talern, 3 Punkten und 30 Talern, 4 Punkten und 40 Talern.
rules-set-4 = Preise und Plättchen
    Jede der drei Waren kostet anfangs 100 Taler. Bei jeder der sechs Kirchen liegen fünf Plättchen, je eines von jeder Sorte: 5er, Spenden, Schiff, Gebäude und Bürger. Was sie wert sind, steht in SCORE-2.
rules-set-5 = 28 Gebäude für 28 Bauplätze
    Auf jeden Bauplatz der Stadt kommt ein Gebäude, und die Karte zeigt, welches: 5 Bierbrauer, 5 Zuckersieder, 5 Tuchmacher, 3 Kaufleute, 3 Kapitäne und 7 Amtsgebäude.
    Die Amtsgebäude liegen in fester Reihenfolge auf einem Stapel und werden von oben genommen: drei Ratsherren (7, 6, 5), dann drei Hauptpastoren (4, 3, 2), zuunterst der Bürgermeister (1).
rules-set-6 = Nichts ist verdeckt
    Alle sehen, was alle haben: Taler, Waren, Baustoffe, Schiffe, Plättchen. Untereinander wird nicht gehandelt und nichts verliehen.
rules-set-7 = Was ausgehen kann
    Nur zweierlei ist begrenzt: deine Schiffe, von denen du fünf hast, und Kirchenglocken, von denen du nie mehr als eine besitzt. Waren, Bauholz, Ziegel, Taler, Bürger und die Scheiben für Spenden gehen nie aus.

rules-turn-1 = Ziehen, dann handeln
    Gespielt wird im Uhrzeigersinn. In deinem Zug rückst du deinen Spielstein auf dem Rondell vor und führst dann die Aktion des neuen Feldes aus. Das ist alles, und der Nächste ist dran.
rules-turn-2 = Die acht Felder
    Im Uhrzeigersinn heißen die Felder: Zucker, Kirche, Kontor, Tuch, Rathaus, Bier, Kontor, Werft, und dann wieder Zucker. Auf einem Feld dürfen beliebig viele Spielsteine stehen; niemand steht im Weg.
rules-turn-3 = Der erste Zug ist kostenlos
    In deinem ersten Zug setzt du deinen Spielstein auf ein beliebiges Feld. Es kostet nichts.
rules-turn-4 = Was ein Zug kostet
    Später gehst du ein bis acht Felder vorwärts, nie zurück. Bis zu drei Felder sind kostenlos. Jedes weitere kostet 1 Prestigepunkt. Noch einmal auf dasselbe Feld zu ziehen, also einmal ganz herum, kostet daher 5. Punkte, die du nicht hast, kannst du nicht zahlen.
    > Dein Spielstein steht auf Bier. Kontor, Werft und Zucker sind kostenlos. Kirche ist das vierte Feld und kostet 1 Punkt, Rathaus das siebte und kostet 4.
rules-turn-5 = Was du musst und was du darfst
    Du musst ziehen, und produziert wird von selbst. Alles andere liegt bei dir: Tu alles, einen Teil oder nichts.

rules-prod-1 = Waren produzieren
    Nimm eine Einheit der Ware, die das Feld zeigt, und eine mehr für jedes eigene Gebäude, das sie herstellt: Bierbrauer machen Bier, Zuckersieder Zucker, Tuchmacher Tuch. Das kostet nichts.
    > Du hast zwei Bierbrauer und ziehst auf Bier: Du nimmst 3 Bier.

rules-sell-1 = Schiffe verkaufen zum aktuellen Preis
    Jedes deiner Schiffe im Hafen verkauft eine Sorte Ware. Wie viel es lädt, hängt davon ab, wo es liegt: bis zu 3 Einheiten aus Hafenbecken 3, 2 aus Hafenbecken 2, 1 aus Hafenbecken 1. Jede Einheit bringt den aktuellen Preis der Ware.
    > Tuch steht bei 90 und Bier bei 100 Talern. Du hast 4 Tuch und 2 Bier, ein Schiff in Hafenbecken 3 und eines in Hafenbecken 1. Das erste lädt 3 Tuch für 270 Taler, das zweite 1 Bier für 100 Taler: zusammen 370 Taler.
rules-sell-2 = Verkaufen ohne Schiff
    Was deine Schiffe nicht laden können, darfst du trotzdem verkaufen, für je 30 Taler.
    > Im Beispiel von SELL-1 bleiben 1 Tuch und 1 Bier übrig. Ohne Schiff verkauft, bringen sie noch 60 Taler.
rules-sell-3 = Verkaufen ändert sonst nichts
    Die Preise bleiben, wie sie sind, und die Schiffe auch. Niemand muss verkaufen: Waren darfst du für später behalten.
rules-sell-4 = Das Programm belädt deine Schiffe
    Du sagst nur, wie viel du von jeder Ware verkaufen willst. Das Programm belädt deine Schiffe so, dass du so viel wie möglich einnimmst, und zeigt dir, wie. Dabei verlierst du nichts: Es gibt nie einen Grund, weniger zu verdienen.
rules-buy-1 = Baustoffe kaufen
    Bei einem Einkauf nimmst du 1 bis 10 Baustoffe: Bauholz, Ziegel und höchstens eine Kirchenglocke, beliebig gemischt. Für den Preis zählt nur die Anzahl: 20 Taler für einen, dann 50, 100, 150, 200, 260, 330, 410, 500 und 600 Taler für zehn.
    > 2 Bauholz, 2 Ziegel und 1 Kirchenglocke sind fünf Baustoffe: 200 Taler.
rules-buy-2 = Immer nur eine Kirchenglocke
    Solange du eine Kirchenglocke hast, kannst du keine zweite kaufen. Abgeben musst du sie für die fünfte Spende an eine Kirche (DON-2).

rules-ship-1 = Schiffe bauen
    Jedes neue Schiff kostet ein Bauholz und kommt in Hafenbecken 3. Du baust sie nacheinander, so viele, wie Bauholz und Schiffe reichen.
rules-ship-2 = Wie viel Platz ist
    Jedes Hafenbecken hat so viele Liegeplätze, wie Spieler mitspielen.
rules-ship-3 = Wenn Hafenbecken 3 voll ist
    Ein Schiff läuft immer in Hafenbecken 3 ein. Ist das voll, wird erst Platz gemacht, in dieser Reihenfolge: Alle Schiffe aus Hafenbecken 1 verlassen den Hafen, alle aus Hafenbecken 2 rücken nach Hafenbecken 1, alle aus Hafenbecken 3 nach Hafenbecken 2. Schiffe der Spieler kommen zurück in deren Vorrat; neutrale Schiffe (die „Holländer“) sind aus dem Spiel.
    > Drei Spieler: 3 Schiffe liegen in Hafenbecken 3, 2 in Hafenbecken 2, 1 in Hafenbecken 1. Du baust ein Schiff. Das aus Hafenbecken 1 verlässt den Hafen, die zwei und die drei rücken weiter, und dein neues Schiff liegt allein in Hafenbecken 3.
rules-ship-4 = Gleich wieder da
    Eigene Schiffe, die eben Hafenbecken 1 verlassen haben, liegen wieder in deinem Vorrat und lassen sich im selben Zug neu bauen. Freiwillig kannst du kein Schiff aus dem Hafen nehmen.
rules-ship-5 = Kein Schiff übrig
    Hast du kein Schiff im Vorrat, kannst du keines bauen, so viel Bauholz du auch hast. Die Anleitungen lassen das offen: So lesen wir sie.
