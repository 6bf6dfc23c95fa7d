# The lesson: the first seven rounds of a game, step by step.

tutorial-name = Die ersten sieben Runden
tutorial-home = In zehn Minuten lernen
tutorial-home-note = Neu hier? Spiele sieben Runden an einem echten Tisch; jeder Schritt wird erklärt.
tutorial-label = Lektion
tutorial-step = Schritt { $number } von { $all }
tutorial-go-on = Weiter: { $player } spielt
tutorial-more = Verlassen, neu anfangen oder allein weiterspielen
tutorial-leave = Lektion verlassen
tutorial-leave-note = Du kannst sie jederzeit von der Startseite aus fortsetzen.
tutorial-again = Von vorn anfangen
tutorial-play-on = Ohne Lektion weiterspielen, gegen zwei Lehrlinge, als
tutorial-elsewhere = Was leuchtet, steht unter „{ table-city }“.

# What is to be pressed.

tutorial-ask-move = Drücke „{ field }“, auf dem Rondell oder in der Liste.
tutorial-ask-sell = Verkaufe mit + { $list }.
tutorial-ask-buy = Kaufe mit + { $list }.
tutorial-ask-donate = Drücke das { token-at }.
tutorial-ask-score = Drücke das leuchtende Plättchen, um es zu werten.
tutorial-ask-build = Drücke { $list }, auf der Karte oder in der Liste.
tutorial-ask-done = Drücke „{ turn-end }“.
tutorial-ask-choose = Wähle, wen du spielen willst.

# What is said of another press.

tutorial-detour-move = „{ field }“ kommt später. Die Lektion geht hier einen anderen Weg, deshalb hat sich nichts geändert. { $ask }
tutorial-detour-done = Nicht so schnell: In diesem Zug ist noch etwas zu tun. { $ask }
tutorial-detour-other = Das wäre erlaubt, aber die Lektion hat etwas anderes vor, deshalb hat sich nichts geändert. { $ask }
tutorial-problem = Diesmal nicht
tutorial-problem-why = Die Lektion geht Schritt für Schritt vor, deshalb hat sich nichts geändert.
tutorial-problem-next = Am Tisch leuchtet der nächste Schritt.

# Round 1.

tutorial-1-beer = Willkommen in Hamburg! Du bist Rot. Sechs Kirchen werden hier gebaut, und wer am Ende das meiste Prestige hat, gewinnt. Jeder Zug beginnt auf dem Rondell: Das Feld sagt, was du tun darfst. „Bier“ bringt dir 1 Bier, und mit dem Verkauf von Waren verdienst du dein erstes Geld.
tutorial-1-done = Jetzt hast du 2 Bier. Bis du den Zug beendest, ist er nur ein Entwurf: Zurücknehmen kostet nichts.
tutorial-1-blue = Blau nimmt sich genauso Tuch. Alle haben mit einer Ware jeder Sorte, 1 Bauholz, 1 Ziegel und einem Schiff in Hafenbecken 3 begonnen.
tutorial-1-green = Grün zieht auf „Kontor“ und verschifft 1 Tuch für 100 Taler. Das ist schnelles Geld, aber ein Schiff lädt nur eine Sorte, und ohne Schiff bringt eine Ware nur 30 Taler.

# Round 2.

tutorial-2-trade = Die Spielsteine ziehen im Uhrzeigersinn. Bis zu drei Felder sind kostenlos, jedes weitere kostet 1 Prestigepunkt. „Kontor“ kommt als Nächstes, und du hast 2 Bier zu verkaufen.
tutorial-2-sell = Dein Schiff in Hafenbecken 3 lädt bis zu 3 Einheiten einer Sorte. Bier bringt je 100 Taler, und Verkaufen senkt nie den Preis.
tutorial-2-done = 200 Taler mehr! In einem Zug verkaufst oder kaufst du, nie beides: Der Einkauf muss warten.
tutorial-2-blue = Blau braut Bier: Mit zwei Sorten Waren lohnt sich bald ein zweites Schiff.
tutorial-2-green = Grün gibt die erste Spende für St. Nicolai, für 1 Ziegel. Die erste Spende bringt das 5er-Plättchen, und Grün wertet es sofort: 5 Prestigepunkte.

# Round 3.

tutorial-3-church = Auch du hast einen Ziegel. „Kirche“ liegt drei Felder weiter und kostet also noch nichts, und Prestige entscheidet das Spiel.
tutorial-3-donate = Die erste Spende für eine Kirche ist die billigste und bringt 5 Prestigepunkte. Und sie öffnet den Weg: Bauen darfst du nur neben einer Kirche, für die du gespendet hast, oder neben deinen Bürgern.
tutorial-3-score = Ein 5er-Plättchen wächst nie, also werte es jetzt. Die anderen zählen etwas: Schiffe, Bürger, Gebäude, Spenden. Die hebst du besser auf, bis du mehr davon hast.
tutorial-3-done = 6 Prestigepunkte! Von jeder Sorte darfst du ein ungewertetes Plättchen für später behalten.
tutorial-3-blue = Blau baut für 1 Bauholz ein Schiff. Hafenbecken 3 ist voll, also rücken alle Schiffe darin ins Hafenbecken 2. Dort lädt deins 2 Einheiten statt 3: Der Hafen belohnt neue Schiffe.
tutorial-3-green = Grün kauft 2 Ziegel und 1 Bauholz für 100 Taler. Je mehr du auf einmal kaufst, desto teurer wird jeder Baustoff.

# Round 4.

tutorial-4-trade = Ein Gebäude kostet 1 Bauholz und 1 Ziegel, und du hast 210 Taler. „Kontor“ ist das nächste Feld: Deck dich ein!
tutorial-4-buy = 3 Ziegel und 2 Bauholz reichen mit deinem Bauholz für drei Gebäude. Fünf Baustoffe kosten 200 Taler.
tutorial-4-done = Das Geld ist fast weg, aber Geld allein gewinnt nichts. Aus Baustoffen werden Gebäude.
tutorial-4-blue = Blau hat jetzt zwei Schiffe, also segeln zwei Sorten Waren: 2 Bier und 2 Tuch für 400 Taler.
tutorial-4-green = Grün baut bei St. Nicolai. Der Kapitän bringt ein neutrales und ein grünes Schiff in Hafenbecken 3, ohne Bauholz. Der Bierbrauer gibt Grün jedes Mal 1 Bier mehr; aber der Bierpreis fällt für immer auf 90 Taler.

# Round 5.

tutorial-5-guildhall = Jetzt baust du! „Rathaus“ liegt zwei Felder weiter.
tutorial-5-build = Zwei Tuchmacher: Von nun an bringt dir „Tuch“ jedes Mal 3 Tuch, auch wenn jeder den Preis um 10 Taler senkt. Und ein Kaufmann, der sofort 100 Taler zahlt.
tutorial-5-done = Tuch bringt nur noch 80 Taler, aber du webst drei auf einmal. Deine Bürger öffnen auch die Bauplätze neben sich.
tutorial-5-blue = Blau hat es eilig: vier Felder, eins mehr als kostenlos, für 1 Prestigepunkt. Das spart Zeit und bringt 3 Ziegel und 3 Bauholz für 260 Taler.
tutorial-5-green = Grün braut, und der Bierbrauer lohnt sich: 2 Bier auf einmal.

# Round 6.

tutorial-6-trade = Deine Baustoffe sind verbraucht, aber du hast das Geld des Kaufmanns: auf zum „Kontor“, zwei Felder weiter.
tutorial-6-buy = 2 Ziegel und 1 Bauholz für 100 Taler: genau so viel kosten die ersten beiden Spenden für eine Kirche.
tutorial-6-done = Das ist die Kunst: Was du jetzt kaufst, entscheidet, was du als Nächstes tun kannst.
tutorial-6-blue = Blau macht es vor: zwei Spenden für St. Catharinen. Das 5er-Plättchen wertet Blau, das Bürger-Plättchen bleibt liegen, denn es wächst mit jedem Bürger, den Blau in diesem Stadtteil haben wird.
tutorial-6-green = Grün verschifft 3 Bier für je 90 Taler und 1 Zucker für 100: 370 Taler in einem Zug. Zwei Schiffe, zwei Sorten Waren.

# Round 7.

tutorial-7-church = 2 Ziegel und 1 Bauholz: genug für zwei Spenden. „Kirche“ liegt drei Felder weiter, also noch kostenlos.
tutorial-7-donate = Die erste Spende für St. Petri ist wie immer: 1 Ziegel für das 5er-Plättchen.
tutorial-7-second = Die zweite kostet 1 Bauholz und 1 Ziegel, und jetzt wählst du das Plättchen. Das Gebäude-Plättchen von St. Petri zählt 4 für jeden deiner Tuchmacher: schon 8.
tutorial-7-score = Werte das 5er-Plättchen. Das Gebäude-Plättchen kann warten: Mit einem dritten Tuchmacher wären es 12.
tutorial-7-done = 11 Prestigepunkte! Und ab jetzt darfst du auch neben St. Petri bauen.
tutorial-7-blue = Blau baut einen Bierbrauer und eine Amtsperson. Amtspersonen kommen vom Stapel, höchstens eine pro Zug, und zahlen sofort: Der Ratsherr bringt 10 Taler für jeden Bürger der Stadt, jetzt 70. Mit beiden Gebäuden wächst auch das Bürger-Plättchen von Blau.
tutorial-7-green = Grün eilt zum „Kontor“ und kauft 1 Bauholz, 1 Ziegel und 1 Kirchenglocke. Die fünfte Spende für eine Kirche verlangt die Kirchenglocke; sie stellt die Kirche fertig und bringt einen Bonus, bei der ersten 8 Prestigepunkte. Niemand besitzt zwei Kirchenglocken.

# The end.

tutorial-end = So wird gespielt. Mit der sechsten Kirche endet das Spiel: Ungewertete Plättchen werden gewertet, und je 100 Taler zählen 1 Prestigepunkt. Wenn du magst, spiel weiter, gegen zwei Lehrlinge. Rot hat Gebäude und Prestige, Blau ein Plättchen, das wächst, Grün Geld und eine Kirchenglocke.
