# The rules from the churches to the end. How they are written stands in rules.ftl.

rules-don-1 = Eine Kirche in einem Zug
    Alle Spenden eines Zuges gehen an dieselbe Kirche. Du darfst so oft spenden, wie du zahlen kannst, eine Spende nach der anderen.
rules-don-2 = Was eine Spende kostet
    Die Kosten hängen davon ab, wie viele Spenden die Kirche schon hat, gleich von wem:
    - die erste: 1 Ziegel
    - die zweite: 1 Ziegel und 1 Bauholz
    - die dritte: 1 Ziegel, 1 Bauholz und 20 Taler
    - die vierte: 1 Ziegel, 1 Bauholz und 40 Taler
    - die fünfte: 1 Ziegel, 1 Bauholz, 1 Kirchenglocke und 10 Taler für jeden eigenen Bürger in der Stadt
    > St. Petri hat drei Spenden, und du gibst die vierte und die fünfte. Du hast 6 Bürger, also zahlst du 2 Ziegel, 2 Bauholz, 1 Kirchenglocke und 40 + 60 = 100 Taler.
rules-don-3 = Welches Plättchen du nimmst
    Die erste Spende für eine Kirche nimmt immer das 5er-Plättchen. Jede spätere nimmt ein beliebiges Plättchen, das dort noch liegt.
rules-don-4 = Eine Kirche vollenden
    Die fünfte Spende vollendet die Kirche und bringt sofort einen Bonus: 8 Punkte für die erste Kirche des Spiels, dann 7, 6, 5, 4 und 3. Wer eine Kirche vollendet, ist für den Rest des Spiels Kirchenbauer, und auch das ist etwas wert (BUILD-3).
rules-score-1 = Plättchen werten
    Nach deinen Spenden, oder auch ohne, darfst du beliebig viele eigene Plättchen werten. Sobald du eines gewertet hast, gibt es in diesem Zug keine Spenden mehr.
rules-score-2 = Was die Plättchen bringen
    - 5er: 5 Punkte.
    - Spenden: 1 Punkt für jedes eigene Plättchen, gewertet oder nicht, dieses eingeschlossen.
    - Schiff: 2 Punkte für jedes eigene Schiff im Hafen.
    - Gebäude: 5 oder 4 Punkte, wie es darauf steht, für jedes eigene Gebäude der genannten Art, gleich in welchem Viertel.
    - Bürger: 4 oder 3 Punkte, wie es darauf steht, für jeden eigenen Bürger im Viertel seiner Kirche. Der Dom hat kein Viertel: Sein Plättchen bringt 1 Punkt für jeden eigenen Bürger, gleich wo.
    > Du hast 3 Schiffe im Hafen und 2 Bürger im Viertel von St. Petri, dessen Bürger-Plättchen 4 bringt. Ein Schiff-Plättchen ist jetzt 6 Punkte wert, jenes Bürger-Plättchen 8.
rules-score-3 = Gewertet ist gewertet
    Ein Plättchen wird nur einmal gewertet. Es bleibt bei dir und zählt weiter als Spende, und neben seiner Kirche darfst du weiter bauen.
rules-score-4 = Von jeder Art nur ein offenes
    Am Ende deiner Aktion in der Kirche darfst du von jeder der fünf Arten höchstens ein ungewertetes Plättchen behalten. Gebäude-Plättchen sind eine Art, wofür auch immer sie zählen, und Bürger-Plättchen ebenso, von welcher Kirche auch immer. Hast du zwei, wählst du, welches du wertest.
    > Du hast das offene Schiff-Plättchen von St. Petri und nimmst das von St. Nicolai. Bevor du den Zug beendest, musst du eines von beiden werten. Das andere darf warten.

rules-build-1 = Was Bauen kostet
    Jedes Gebäude kostet ein Bauholz und einen Ziegel. Einer deiner Bürger zieht auf den Bauplatz, und der Bauplatz bestimmt, was es wird.
rules-build-2 = Wo du bauen darfst
    Der Bauplatz muss frei sein und eine Linie entfernt von etwas, das dir gehört: von einer Kirche, von der du ein Plättchen hast, gewertet oder nicht, fertig oder nicht, oder von einem Bauplatz mit einem deiner Bürger. Auch ein Bürger aus diesem Zug zählt, du kannst also eine Kette bauen.
    > Du hast für St. Petri gespendet. Du baust auf einem Bauplatz neben der Kirche und im selben Zug auf dem nächsten an der Linie.
rules-build-3 = Kirchenbauer bauen überall
    Wer eine Kirche vollendet hat, darf auf jedem freien Bauplatz bauen und braucht BUILD-2 nicht zu beachten.
rules-build-4 = Wie viele in einem Zug
    Baue so viele, wie deine Baustoffe reichen, eines nach dem anderen. Aber nur eines davon darf ein Amtsgebäude sein.
rules-build-5 = Bierbrauer, Zuckersieder, Tuchmacher
    Von nun an produzierst du eine Einheit der Ware mehr (PROD-1). Sofort fällt ihr Preis um 10, für alle und für den Rest des Spiels: von 100 bis auf 50, wenn alle fünf gebaut sind.
    > In der Stadt stehen zwei Tuchmacher, also steht Tuch bei 80. Du baust den dritten: Tuch steht bei 70, und du machst in jedem Zug auf Tuch eines mehr.
rules-build-6 = Kaufmann
    Du bekommst sofort 100 Taler.
rules-build-7 = Kapitän
    Zwei Schiffe kommen ohne Bauholz: erst ein neutrales in Hafenbecken 3, dann ein eigenes. Der Hafen macht für jedes Platz wie immer (SHIP-2 bis SHIP-4). Die drei Kapitäne bringen zusammen drei neutrale Schiffe.
    Hast du kein Schiff im Vorrat, wenn das neutrale eingelaufen ist, kommt nur dieses. Bauen darfst du den Kapitän trotzdem. Die Anleitungen lassen das offen, und wir haben es so entschieden.
rules-build-8 = Die Amtspersonen des Grundspiels
    Du nimmst die oberste Amtsperson des Stapels. Sie zahlt sofort:
    - Ratsherr: 10 Taler für jeden Bürger aller Spieler in der Stadt, den neuen eingeschlossen.
    - Hauptpastor: 10 Taler für jede Spende, gleich von wem.
    - Bürgermeister: 60 Taler für jede fertige Kirche.
    > In der Stadt stehen 11 Bürger. Du baust einen Ratsherrn: Deiner ist der zwölfte, also bekommst du 120 Taler.

rules-var-1 = Sieben blaue Amtspersonen
    Beide Varianten haben statt der üblichen sieben blaue Amtspersonen: Domherr, Zunftmeister, Hafenmeister, Diakon, Kirchenvogt, Baumeister und Amtmann. Mehr als eine in einem Zug baut auch hier niemand.
rules-var-2 = Profivariante: freie Wahl
    Wer ein Amtsgebäude baut, wählt eine beliebige blaue Amtsperson, die noch da ist.
rules-var-3 = Variante mit Zufall: nur die oberste
    Die blauen Amtspersonen werden gemischt. Zu sehen ist nur die oberste, und nur sie kann gebaut werden. Die nächste wird aufgedeckt, wenn der Zug vorbei ist.
rules-var-4 = Was die blauen Amtspersonen zahlen
    - Zunftmeister: 30 Taler für jede eigene Ware.
    - Hafenmeister: 40 Taler für jedes eigene Schiff im Hafen.
    - Diakon: 30 Taler für jedes eigene Plättchen.
    - Kirchenvogt: 50 Taler für jede Kirche, von der du ein Plättchen hast.
    - Baumeister: 20 Taler für jeden eigenen Bürger, den neuen eingeschlossen.
    - Amtmann: 40 Taler für jedes Viertel mit einem eigenen Bürger, den neuen eingeschlossen.
    > Du hast 4 Bürger in 2 Vierteln und baust in einem dritten. Der Baumeister brächte 100 Taler (fünf Bürger), der Amtmann 120 (drei Viertel).
rules-var-5 = Der Domherr
    Der Domherr zahlt nichts. Dafür darfst du sofort eine Spende für eine beliebige unfertige Kirche geben, für nur 1 Ziegel, zusätzlich zu dem, was das Gebäude kostet. Gleich ist, die wievielte es ist: Auch die fünfte kostet nicht mehr. Für das Plättchen und das Vollenden der Kirche gelten DON-3 und DON-4.
    Gewertet wird in diesem Zug nichts, und du darfst bis zum Ende deiner nächsten Aktion in der Kirche zwei offene Plättchen einer Art haben (SCORE-4). Ohne Ziegel darfst du den Domherrn trotzdem bauen, dann ohne Spende: Das haben wir entschieden, denn die Anleitungen sagen es nicht.

rules-end-1 = Wann das Spiel endet
    Das Spiel ist sofort aus, wenn die sechste Kirche fertig ist. Die Runde wird nicht zu Ende gespielt.
rules-end-2 = Die Abrechnung
    Alle werten ihre noch offenen Plättchen. Dann wird jede Ware und jeder Baustoff zu 50 Talern, und je volle 100 Taler werden 1 Punkt.
    > Du hast 380 Taler, 2 Bier und 1 Ziegel. Das macht 380 + 150 = 530 Taler: 5 Punkte, und 30 Taler bleiben.
rules-end-3 = Wer gewinnt
    Das meiste Prestige gewinnt. Bei Gleichstand entscheiden die Taler, die nach der Abrechnung bleiben. Sind auch die gleich, wird der Platz geteilt: So haben wir entschieden, denn hier enden die Anleitungen.
