# The summary for printing, the page of the variants, and the page of the maps.

rules-summary-title = One-page summary
rules-summary-note = Prints on a single sheet of A4.
rules-summary-turn = Your turn
rules-summary-move = Move your marker 1 to 8 fields clockwise: 3 are free, each further one costs 1 prestige. Your first turn can start anywhere. Then do what the field offers: all of it, some of it or none of it.
rules-summary-fields = The fields
rules-summary-produce = Take 1 unit, plus 1 for each of your buildings that makes it.
rules-summary-sell = Sell: each ship sells one kind of good, 3, 2 or 1 units by berth, at the current price. Without a ship: £30 each.
rules-summary-buy = Or buy: 1 to 10 materials. You can never own two bells.
rules-summary-dockyard = 1 timber per ship, into berth 3. If it’s full, all ships move on one berth, and those in berth 1 leave.
rules-summary-church = Donate to one church as often as you can pay, then score tokens. Keep at most one unscored token of each type.
rules-summary-guildhall = 1 timber and 1 brick per building. The site must be free, and next to one of your citizens or a church you hold a token from; church builders can build anywhere. One official per turn.
rules-summary-donations = Donations
rules-summary-first-five = The first takes the 5-point token, later ones any token.
rules-summary-tokens = Tokens
rules-summary-five = 5
rules-summary-each-donation = 1 per token of yours
rules-summary-each-ship = 2 per ship of yours
rules-summary-each-building = 5 or 4 per building of yours of that kind
rules-summary-each-citizen = 4 or 3 per citizen of yours in the parish; cathedral: 1 anywhere
rules-summary-buildings = Buildings
rules-summary-maker = 1 more unit each time; the price drops by £10
rules-summary-merchant = £100
rules-summary-captain = a neutral ship, then one of yours
rules-summary-bonuses = Bonus for completing a church
rules-summary-end = Game end
rules-summary-final-scoring = The sixth completed church ends the game at once. All unscored tokens are scored, goods and materials sell for £50 each, and every full £100 is 1 prestige. Most prestige wins, then most money left.

rules-variants-title = The base game and its two variants
rules-variants-lead = Only the seven officials differ. You choose when you set up a table.
rules-variants-base = Seven officials in a fixed order: three councilmen, three vicars, the lord mayor. Everyone knows what comes next. The best place to start.
rules-variants-one = Seven blue officials, one of each. Whoever builds one picks freely from those that are left. Nothing is left to chance.
rules-variants-two = The same seven blue officials, shuffled. Only the top one is visible and can be built, so there’s a little luck.
rules-variants-officials = The officials and what they pay
rules-variants-rules = The rules of the variants
rules-variants-new = Set up a table

rules-maps-title = The maps, and what’s ours
rules-maps-lead = The rules come from the rulebooks. The maps are our own reconstruction, and we had to close a few gaps in the rules. Here’s what comes from where.
rules-maps-fixed = What the rulebooks settle
    - How many buildings and tokens there are, what they cost and what they pay.
    - The names of Hamburg’s churches. St. Petri is green, St. Catharinen yellow, St. Michaelis red.
    - St. Petri’s citizens token pays 4, the cathedral’s pays 1.
rules-maps-attested = What other sources say
    - The building tokens for brewers, cloth makers and officials pay 4, the one for captains pays 5.
    - The violet church pays for officials.
    - London’s cathedral is St Paul’s, and its tokens and buildings are the same as Hamburg’s.
rules-maps-ours = What we reconstructed
    - Where the sites are, and which lines connect them.
    - Which parish each site belongs to, and what’s built there.
    - Which of the other churches pays for which building, and whether citizens pay 4 or 3 there.
    - London’s parish churches.
    Hamburg is drawn on the real ground plan of the old town, in such a way that every worked example in the rulebooks can be played on it. All the rulebooks say about London is that it exists.
rules-maps-decided = Rules we had to settle
    The rulebooks leave these cases open. We went with whatever hurts nobody and surprises least:
rules-maps-own = Use your own map
    If you own the printed game, you can replace our maps. A city is a text file that says where the churches and sites are, what kinds they are and which lines connect them.
    - Copy one of the two files that come with the source code, crates/engine/data/hamburgum.toml or londinium.toml. docs/boards.md explains every line.
    - Check it with “hamburgum board check FILE”. Each mistake is reported with its line.
    - Look at it with “hamburgum board show FILE”, and pass it with --board to any command that takes it.
rules-maps-picture = Our map of { $name }
rules-maps-of = Map of { $name }
rules-maps-describes = The city of { $name } with six churches, { $number } sites and { $all } lines.
rules-maps-plates = On the plates: prestige for each building and citizen.
# The tooltips of a picture of a board.
rules-maps-tokens = { $church-name }: { $points } prestige for each { building }, { $number } for each citizen
rules-maps-site = { site }: { building }
rules-maps-not-printed = A reconstruction, not the printed board.
rules-maps-near = Which places touch each other in { $name }
rules-maps-place = Place
rules-maps-building = Building
rules-maps-touches = Touches
rules-maps-church = Church
