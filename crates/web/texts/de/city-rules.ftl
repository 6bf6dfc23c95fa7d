# The rules from the churches to the end. How they are written stands in rules.ftl.

rules-don-1 = Eine Kirche pro Zug
    Alle Spenden eines Zuges gehen an dieselbe Kirche. Du darfst so oft spenden, wie du zahlen kannst, eine Spende nach der anderen.
rules-don-2 = Was eine Spende kostet
    Die Kosten hängen davon ab, wie viele Spenden die Kirche schon hat, egal von wem:
    - die erste: 1 Ziegel
    - die zweite: 1 Ziegel und 1 Bauholz
    - die dritte: 1 Ziegel, 1 Bauholz und 20 Taler
    - die vierte: 1 Ziegel, 1 Bauholz und 40 Taler
    - die fünfte: 1 Ziegel, 1 Bauholz, 1 Kirchenglocke und 10 Taler für jeden eigenen Bürger in der Stadt
    > St. Petri hat drei Spenden, und du gibst die vierte und die fünfte. Du hast 6 Bürger, also zahlst du 2 Ziegel, 2 Bauholz, 1 Kirchenglocke und 40 + 60 = 100 Taler.
rules-don-3 = Welches Plättchen du nimmst
    Für die erste Spende an eine Kirche bekommst du immer das 5er-Plättchen. Bei jeder weiteren wählst du ein beliebiges Plättchen, das dort noch liegt.
rules-don-4 = Eine Kirche fertigstellen
    Die fünfte Spende stellt die Kirche fertig und bringt sofort einen Bonus: 8 Punkte für die erste Kirche des Spiels, dann 7, 6, 5, 4 und 3. Wer eine Kirche fertigstellt, ist für den Rest des Spiels Kirchenbauer, und auch das ist etwas wert (BUILD-3).
rules-score-1 = Plättchen werten
    Nach deinen Spenden, oder auch ohne, darfst du beliebig viele eigene Plättchen werten. Sobald du eines gewertet hast, kannst du in diesem Zug nicht mehr spenden.
rules-score-2 = Was die Plättchen bringen
    - 5er: 5 Punkte.
    - Spenden: 1 Punkt für jedes eigene Plättchen, gewertet oder nicht, dieses eingeschlossen.
    - Schiff: 2 Punkte für jedes eigene Schiff im Hafen.
    - Gebäude: 5 oder 4 Punkte, wie es darauf steht, für jedes eigene Gebäude des genannten Typs, egal in welchem Stadtteil.
    - Bürger: 4 oder 3 Punkte, wie es darauf steht, für jeden eigenen Bürger im Stadtteil der Kirche. Der Dom hat keinen Stadtteil: Sein Plättchen bringt 1 Punkt für jeden eigenen Bürger in der ganzen Stadt.
    > Du hast 3 Schiffe im Hafen und 2 Bürger im Stadtteil von St. Petri, dessen Bürger-Plättchen 4 bringt. Ein Schiff-Plättchen ist jetzt 6 Punkte wert, dieses Bürger-Plättchen 8.
rules-score-3 = Gewertet ist gewertet
    Ein Plättchen wird nur einmal gewertet. Es bleibt bei dir und zählt weiter als Spende, und neben seiner Kirche darfst du weiter bauen.
rules-score-4 = Von jeder Sorte nur ein ungewertetes
    Am Ende deiner Aktion „Kirche“ darfst du von jeder der fünf Sorten höchstens ein ungewertetes Plättchen behalten. Alle Gebäude-Plättchen sind eine Sorte, wofür sie auch zählen, und alle Bürger-Plättchen ebenso, von welcher Kirche sie auch sind. Hast du zwei, wählst du, welches du wertest.
    > Du hast das ungewertete Schiff-Plättchen von St. Petri und nimmst das von St. Nicolai. Bevor du den Zug beendest, musst du eines von beiden werten. Das andere darf warten.

rules-build-1 = Was Bauen kostet
    Jedes Gebäude kostet ein Bauholz und einen Ziegel. Einer deiner Bürger kommt auf den Bauplatz, und der Bauplatz bestimmt, welches Gebäude es wird.
rules-build-2 = Wo du bauen darfst
    Der Bauplatz muss frei sein und durch eine Linie mit etwas verbunden, das dir gehört: mit einer Kirche, von der du ein Plättchen hast (gewertet oder nicht, fertig oder nicht), oder mit einem Bauplatz, auf dem einer deiner Bürger steht. Auch Bürger aus diesem Zug zählen, du kannst also eine Kette bauen.
    > Du hast für St. Petri gespendet. Du baust auf einem Bauplatz neben der Kirche und im selben Zug auf dem nächsten an der Linie.
rules-build-3 = Kirchenbauer bauen überall
    Wer eine Kirche fertiggestellt hat, darf auf jedem freien Bauplatz bauen; BUILD-2 gilt dann nicht mehr.
rules-build-4 = Wie viele pro Zug
    Baue so viele Gebäude, wie deine Baustoffe reichen, eines nach dem anderen. Nur eines davon darf ein Amtsgebäude sein.
rules-build-5 = Bierbrauer, Zuckersieder, Tuchmacher
    Von nun an produzierst du eine Einheit der Ware mehr (PROD-1). Ihr Preis fällt sofort um 10 Taler, für alle und für den Rest des Spiels: von 100 bis auf 50, wenn alle fünf gebaut sind.
    > In der Stadt stehen zwei Tuchmacher, also steht Tuch bei 80 Talern. Du baust den dritten: Tuch fällt auf 70, und du produzierst auf „Tuch“ jedes Mal eines mehr.
rules-build-6 = Kaufmann
    Du bekommst sofort 100 Taler.
rules-build-7 = Kapitän
    Zwei Schiffe laufen ein, und sie kosten kein Bauholz: erst ein neutrales (ein „Holländer“) in Hafenbecken 3, dann ein eigenes. Der Hafen macht für jedes Platz wie immer (SHIP-2 bis SHIP-4). Die drei Kapitäne bringen zusammen drei neutrale Schiffe.
    Hast du kein Schiff im Vorrat, wenn das neutrale eingelaufen ist, kommt nur dieses. Den Kapitän darfst du trotzdem bauen. Die Anleitungen lassen das offen; so haben wir es entschieden.
rules-build-8 = Die Amtspersonen des Grundspiels
    Du nimmst das oberste Amtsgebäude vom Stapel. Es zahlt sofort:
    - Ratsherr: 10 Taler für jeden Bürger aller Spieler in der Stadt, den neuen eingeschlossen.
    - Hauptpastor: 10 Taler für jede Spende, egal von wem.
    - Bürgermeister: 60 Taler für jede fertige Kirche.
    > In der Stadt stehen 11 Bürger. Du baust einen Ratsherrn: Deiner ist der zwölfte, also bekommst du 120 Taler.

rules-var-1 = Sieben blaue Amtspersonen
    Beide Varianten ersetzen die üblichen Amtspersonen durch sieben blaue: Domherr, Zunftmeister, Hafenmeister, Diakon, Kirchenvogt, Baumeister und Amtmann. Auch hier darfst du pro Zug nur ein Amtsgebäude bauen.
rules-var-2 = Profivariante: freie Wahl
    Wenn du ein Amtsgebäude baust, wählst du eine beliebige blaue Amtsperson, die noch da ist.
rules-var-3 = Variante mit Zufall: nur die oberste
    Die blauen Amtspersonen werden gemischt. Nur die oberste ist zu sehen, und nur sie kann gebaut werden. Die nächste wird aufgedeckt, wenn der Zug vorbei ist.
rules-var-4 = Was die blauen Amtspersonen zahlen
    - Zunftmeister: 30 Taler für jede eigene Ware.
    - Hafenmeister: 40 Taler für jedes eigene Schiff im Hafen.
    - Diakon: 30 Taler für jedes eigene Plättchen.
    - Kirchenvogt: 50 Taler für jede Kirche, von der du ein Plättchen hast.
    - Baumeister: 20 Taler für jeden eigenen Bürger, den neuen eingeschlossen.
    - Amtmann: 40 Taler für jeden Stadtteil mit einem eigenen Bürger, den neuen eingeschlossen.
    > Du hast 4 Bürger in 2 Stadtteilen und baust in einem dritten. Der Baumeister brächte 100 Taler (fünf Bürger), der Amtmann 120 (drei Stadtteile).
rules-var-5 = Der Domherr
    Der Domherr zahlt kein Geld. Dafür darfst du sofort eine Spende an eine beliebige unfertige Kirche geben, für nur 1 Ziegel zusätzlich zu den Kosten des Gebäudes. Die wievielte Spende es ist, spielt keine Rolle: Auch die fünfte kostet nicht mehr. Für das Plättchen und das Fertigstellen der Kirche gelten DON-3 und DON-4.
    Gewertet wird in diesem Zug nichts, und du darfst bis zum Ende deiner nächsten Aktion „Kirche“ zwei ungewertete Plättchen einer Sorte haben (SCORE-4). Ohne Ziegel darfst du den Domherrn trotzdem bauen, dann ohne Spende. Die Anleitungen sagen dazu nichts; so haben wir es entschieden.

rules-end-1 = Wann das Spiel endet
    Das Spiel endet sofort, wenn die sechste Kirche fertig ist. Die Runde wird nicht zu Ende gespielt.
rules-end-2 = Die Schlusswertung
    Alle werten ihre noch ungewerteten Plättchen. Dann wird jede Ware und jeder Baustoff für 50 Taler verkauft, und je volle 100 Taler ergeben 1 Punkt.
    > Du hast 380 Taler, 2 Bier und 1 Ziegel. Das macht 380 + 150 = 530 Taler: 5 Punkte, und 30 Taler bleiben übrig.
rules-end-3 = Wer gewinnt
    Wer das meiste Prestige hat, gewinnt. Bei Gleichstand entscheiden die Taler, die nach der Schlusswertung übrig sind. Sind auch die gleich, wird der Platz geteilt. Diesen letzten Fall lassen die Anleitungen offen; so haben wir ihn entschieden.
