# What each thing of the table is, in one line under its name.

tip-money = Taler
    Kaufen Baustoffe und bezahlen Spenden. Am Ende bringen je volle 100 Taler 1 Prestige.
tip-prestige = Prestige
    Wer am Ende am meisten hat, gewinnt. Mehr als 3 Felder zu ziehen kostet Prestige.
tip-beer = Bier
    { tip-good }
tip-sugar = Zucker
    { tip-good }
tip-cloth = Tuch
    { tip-good }
tip-timber = Bauholz
    Für Gebäude, Schiffe und die meisten Spenden. Gibt es im Kontor.
tip-brick = Ziegel
    Für Gebäude und jede Spende. Gibt es im Kontor.
tip-bell = Kirchenglocke
    Die fünfte Spende für eine Kirche braucht eine. Niemand besitzt mehr als eine.
tip-citizen = Bürger
    In jedem Gebäude wohnt einer. Sie zählen für Bürger-Plättchen.
tip-brewer = Bierbrauer
    Bringt bei jeder Bierproduktion 1 Bier mehr. Sein Bau senkt den Bierpreis um 10.
tip-sugar-refiner = Zuckersieder
    Bringt bei jeder Zuckerproduktion 1 Zucker mehr. Sein Bau senkt den Zuckerpreis um 10.
tip-cloth-maker = Tuchmacher
    Bringt bei jeder Tuchproduktion 1 Tuch mehr. Sein Bau senkt den Tuchpreis um 10.
tip-merchant = Kaufmann
    Bringt beim Bau 100 Taler.
tip-captain = Kapitän
    Ein neutrales und ein eigenes Schiff laufen sofort in den Hafen ein.
tip-official = Amtsgebäude
    Zahlt beim Bau. Höchstens eines in jedem Zug.
tip-ship = Schiff
    Verkauft im Kontor eine Warenart: so viele Stück, wie die Nummer des Liegeplatzes sagt.
tip-berth = Liegeplatz
    Jedes Schiff hier verkauft bis zu so viele Stück einer Ware.
tip-supply = Schiffe im Vorrat
    Sie können noch in der Werft gebaut werden, für je 1 Bauholz.
tip-marker = Rondellmarker
    Steht auf dem Feld seines Spielers. Er zieht im Uhrzeigersinn: 3 Felder frei, jedes weitere kostet 1 Prestige.
tip-church = Kirche
    Nimmt fünf Spenden auf. Jede bringt ein Plättchen, die fünfte vollendet die Kirche.
tip-token-five = 5er-Plättchen
    Bringt 5 Prestige. Die erste Spende für eine Kirche nimmt es.
tip-token-donations = Spenden-Plättchen
    Bringt 1 Prestige je Plättchen seines Besitzers, gewertet oder nicht.
tip-token-ships = Schiff-Plättchen
    Bringt 2 Prestige je Schiff seines Besitzers im Hafen.
tip-token-building = Gebäude-Plättchen
    Bringt 4 oder 5 Prestige je Gebäude dieser Art, das seinem Besitzer gehört.
tip-token-citizens = Bürger-Plättchen
    Bringt Prestige je Bürger seines Besitzers im Viertel; beim Dom in der ganzen Stadt.
tip-open-token = Plättchen, nicht gewertet
    Die Zahl sagt, was es jetzt brächte. Gewertet wird es auf Kirche oder am Ende.
tip-scored-tokens = Gewertete Plättchen
    Sie sind abgerechnet, zählen aber weiter als Spenden.
tip-church-builder = Kirchenbauer
    Hat eine Kirche vollendet und darf auf jedem freien Bauplatz bauen.
tip-bonuses = Kirchenbauer
    Eine Kirche zu vollenden bringt Prestige: 8 für die erste, 3 für die letzte.
tip-rondel = Rondell
    Im Uhrzeigersinn ziehen, dann das Feld ausführen. 3 Felder sind frei, jedes weitere kostet 1 Prestige.
tip-field-sugar = Zucker
    { tip-production }
tip-field-cloth = Tuch
    { tip-production }
tip-field-beer = Bier
    { tip-production }
tip-field-trade = Kontor
    Waren mit den Schiffen verkaufen oder Baustoffe kaufen. Nie beides in einem Zug.
tip-field-church = Kirche
    Für eine Kirche spenden, dann Plättchen werten.
tip-field-guildhall = Rathaus
    Bauen für je 1 Bauholz und 1 Ziegel, neben deinen Kirchen und Bürgern.
tip-field-dockyard = Werft
    Schiffe bauen für je 1 Bauholz. Sie kommen auf Liegeplatz 3.
tip-prices = Preise
    Was ein Schiff für ein Stück bekommt. Jedes neue Gebäude dieses Gewerbes senkt ihn um 10.
tip-depot = Bauhof
    Was 1 bis 10 Baustoffe zusammen kosten.
tip-donation = Spende
    Was jede der fünf Spenden für eine Kirche kostet.
tip-churches = Kirchen
    Spenden und Plättchen. Ein Umriss ist genommen, aber nicht gewertet, eine volle Form gewertet.
tip-good = Hergestellt auf dem Rondell, verkauft im Kontor. Was übrig bleibt, bringt am Ende je 50 Taler.
tip-production = Nimm 1 Stück und 1 weiteres für jedes deiner Gebäude dieses Gewerbes.
