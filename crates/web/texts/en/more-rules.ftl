# The summary for printing, the page of the variants, and the page of the maps.

rules-summary-title = Summary on one page
rules-summary-note = Printed, this page fits one sheet of A4.
rules-summary-turn = Your turn
rules-summary-move = Move your marker 1 to 8 fields clockwise: 3 are free, each further one costs 1 prestige. Your first turn begins anywhere. Then do what the field offers, all of it, a part or nothing.
rules-summary-fields = The fields
rules-summary-produce = Take 1 unit, and 1 more for each own building that makes it.
rules-summary-sell = Sell: each ship one kind of good, 3, 2 or 1 units by its berth, at the price. Without a ship £30 each.
rules-summary-buy = Or buy: 1 to 10 materials, at most one bell, never two.
rules-summary-dockyard = 1 timber for each ship, into berth 3. If it is full, all ships move one berth on, and those of berth 1 leave.
rules-summary-church = Donate to one church as often as you can pay, then score tokens. Keep at most one open token of each type.
rules-summary-guildhall = 1 timber and 1 brick for each building. The site must be free and next to a church with your token or to your citizen; church builders build anywhere. One official in a turn.
rules-summary-donations = Donations
rules-summary-first-five = The first takes the five token, later ones any.
rules-summary-tokens = Tokens
rules-summary-five = 5
rules-summary-each-donation = 1 for each own token
rules-summary-each-ship = 2 for each own ship
rules-summary-each-building = 5 or 4 for each own building of the kind
rules-summary-each-citizen = 4 or 3 for each own citizen in the parish; cathedral: 1 anywhere
rules-summary-buildings = Buildings
rules-summary-maker = 1 more unit in each production; the price falls by 10
rules-summary-merchant = £100
rules-summary-captain = a neutral ship, then an own one
rules-summary-bonuses = Bonus for completing a church
rules-summary-end = The end
rules-summary-reckoning = The sixth completed church ends the game at once. All open tokens are scored, goods and materials bring £50 each, each full £100 is 1 prestige. Most prestige wins, then most money left.

rules-variants-title = The base game and its two variants
rules-variants-lead = They differ only in the seven officials. You choose when you set up a table.
rules-variants-base = Seven officials in a fixed order: three councilmen, three vicars, the lord mayor. Everybody knows what comes next. The right one to begin with.
rules-variants-one = Seven blue officials, each there once. Who builds one chooses freely among those that are left. Nothing is left to chance.
rules-variants-two = The same seven blue officials, shuffled. Only the top one can be seen and built, so luck has a small say.
rules-variants-officials = The officials and what they pay
rules-variants-rules = The rules of the variants
rules-variants-new = Set up a table

rules-maps-title = The maps and what is our own
rules-maps-lead = The rules are those of the rulebooks. The maps are our reconstruction, and a few gaps in the rules we had to close ourselves. Here is what is what.
rules-maps-fixed = What the rulebooks fix
    - How many buildings and tokens there are, and what they cost and pay.
    - The names of Hamburg’s churches. St. Petri is green, St. Catharinen yellow, St. Michaelis red.
    - The citizens token of St. Petri pays 4, the one of the cathedral 1.
rules-maps-attested = What other sources say
    - The building tokens for brewers, cloth makers and officials pay 4, the one for captains 5.
    - The violet church pays for officials.
    - London’s cathedral is St Paul’s, and the tokens and buildings are the same as in Hamburg.
rules-maps-ours = What is our reconstruction
    - Where the sites lie, and which lines join them.
    - Which parish each site belongs to, and what is built there.
    - Which of the other churches pays for which building, and whether citizens pay 4 or 3 there.
    - London’s parish churches.
    Hamburg is drawn on the real ground of the old town, so that every worked example of the rulebooks can be played on it. Of London the rulebooks say only that it exists.
rules-maps-decided = Rules with a part that we decided
    The rulebooks leave these cases open. We chose what harms nobody and surprises least:
rules-maps-own = A map of your own
    Whoever has the printed game can replace our maps: a city is a text file that says where the churches and sites lie, which kinds they are and which lines join them.
    - Copy one of the two files that come with the source code, crates/engine/data/hamburgum.toml or londinium.toml. The file docs/boards.md explains each line.
    - Check it with the command “hamburgum board check FILE”. Every mistake is told with its line.
    - Look at it with “hamburgum board show FILE”, and name the file with --board where a command takes it.
rules-maps-picture = Our map of { $name }
rules-maps-near = Which places touch each other in { $name }
rules-maps-place = Place
rules-maps-building = Building
rules-maps-touches = Touches
rules-maps-church = Church
