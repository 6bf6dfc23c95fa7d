# What each thing of the table is, in one line under its name.

tip-money = Taler
    Damit kaufst du Baustoffe und bezahlst Spenden. Am Ende sind je volle 100 Taler 1 Prestigepunkt.
tip-prestige = Prestige
    Wer am Ende am meisten hat, gewinnt. Mehr als 3 Felder zu ziehen kostet Prestigepunkte.
tip-beer = Bier
    { tip-good }
tip-sugar = Zucker
    { tip-good }
tip-cloth = Tuch
    { tip-good }
tip-timber = Bauholz
    Für Gebäude, Schiffe und die meisten Spenden. Zu kaufen im Kontor.
tip-brick = Ziegel
    Für Gebäude und jede Spende. Zu kaufen im Kontor.
tip-bell = Kirchenglocke
    Nötig für die fünfte Spende an eine Kirche. Mehr als eine darfst du nicht besitzen.
tip-citizen = Bürger
    In jedem Gebäude wohnt einer. Sie zählen für Bürger-Plättchen.
tip-brewer = Bierbrauer
    Bringt jedes Mal 1 Bier mehr. Sein Bau senkt den Bierpreis um 10 Taler.
tip-sugar-refiner = Zuckersieder
    Bringt jedes Mal 1 Zucker mehr. Sein Bau senkt den Zuckerpreis um 10 Taler.
tip-cloth-maker = Tuchmacher
    Bringt jedes Mal 1 Tuch mehr. Sein Bau senkt den Tuchpreis um 10 Taler.
tip-merchant = Kaufmann
    Bringt beim Bau 100 Taler.
tip-captain = Kapitän
    Ein neutrales Schiff („Holländer“) und ein eigenes laufen sofort ein.
tip-official = Amtsgebäude
    Zahlt einmal, beim Bau. Höchstens eines pro Zug.
tip-ship = Schiff
    Verkauft im Kontor eine Sorte Ware: so viele Einheiten, wie die Zahl seines Hafenbeckens sagt.
tip-berth = Hafenbecken
    Jedes Schiff hier verkauft bis zu so viele Einheiten einer Ware.
tip-supply = Schiffe im Vorrat
    In der Werft kannst du sie noch bauen, für je 1 Bauholz.
tip-marker = Spielstein
    Steht auf dem Feld seines Spielers und zieht im Uhrzeigersinn: 3 Felder kostenlos, jedes weitere kostet 1 Prestigepunkt.
tip-church = Kirche
    Nimmt fünf Spenden an. Jede bringt ein Plättchen, die fünfte stellt die Kirche fertig.
tip-token-five = 5er-Plättchen
    Bringt 5 Prestigepunkte. Man bekommt es für die erste Spende an eine Kirche.
tip-token-donations = Spenden-Plättchen
    Bringt 1 Prestigepunkt je Plättchen seines Besitzers, gewertet oder nicht.
tip-token-ships = Schiff-Plättchen
    Bringt 2 Prestigepunkte je Schiff seines Besitzers im Hafen.
tip-token-building = Gebäude-Plättchen
    Bringt 4 oder 5 Prestigepunkte je Gebäude dieses Typs, das seinem Besitzer gehört.
tip-token-citizens = Bürger-Plättchen
    Bringt Prestigepunkte je Bürger seines Besitzers im Stadtteil; beim Dom in der ganzen Stadt.
tip-open-token = Ungewertetes Plättchen
    Die Zahl sagt, was es jetzt bringen würde. Gewertet wird es auf „Kirche“ oder am Spielende.
tip-scored-tokens = Gewertete Plättchen
    Sie bringen nichts mehr, zählen aber weiter als Spenden.
tip-church-builder = Kirchenbauer
    Hat eine Kirche fertiggestellt und darf auf jedem freien Bauplatz bauen.
tip-bonuses = Kirchenbauer
    Eine Kirche fertigzustellen bringt Prestigepunkte: 8 für die erste, 3 für die letzte.
tip-rondel = Rondell
    Im Uhrzeigersinn ziehen, dann tun, was das Feld erlaubt. 3 Felder sind kostenlos, jedes weitere kostet 1 Prestigepunkt.
tip-field-sugar = Zucker
    { tip-production }
tip-field-cloth = Tuch
    { tip-production }
tip-field-beer = Bier
    { tip-production }
tip-field-trade = Kontor
    Waren mit deinen Schiffen verkaufen oder Baustoffe kaufen. Nie beides in einem Zug.
tip-field-church = Kirche
    Für eine Kirche spenden, dann Plättchen werten.
tip-field-guildhall = Rathaus
    Bauen für je 1 Bauholz und 1 Ziegel, neben deinen Bürgern oder Kirchen, für die du gespendet hast.
tip-field-dockyard = Werft
    Schiffe bauen für je 1 Bauholz. Sie laufen in Hafenbecken 3 ein.
tip-prices = Preise
    Was ein Schiff für eine Einheit bekommt. Jedes neue Gebäude, das die Ware herstellt, senkt den Preis um 10 Taler.
tip-depot = Bauhof
    Was 1 bis 10 Baustoffe zusammen kosten.
tip-donation = Spende
    Was jede der fünf Spenden für eine Kirche kostet.
tip-churches = Kirchen
    Spenden und Plättchen. Ein Umriss ist genommen, aber ungewertet, eine gefüllte Form ist gewertet.
tip-good = Produziert auf dem eigenen Feld, verkauft im Kontor. Was am Ende übrig ist, bringt je 50 Taler.
tip-production = Nimm 1 Einheit und 1 mehr für jedes deiner Gebäude, das sie herstellt.
