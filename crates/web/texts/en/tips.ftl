# What each thing of the table is, in one line under its name.

tip-money = Money
    Buys materials and pays for donations. At the end, every full £100 is 1 prestige.
tip-prestige = Prestige
    Whoever has the most at the end wins. Moving more than 3 fields costs some.
tip-beer = Beer
    { tip-good }
tip-sugar = Sugar
    { tip-good }
tip-cloth = Cloth
    { tip-good }
tip-timber = Timber
    For buildings, ships and most donations. Buy it on Trade.
tip-brick = Bricks
    For buildings and every donation. Buy them on Trade.
tip-bell = Bell
    Needed for a church’s fifth donation. You can’t own more than one.
tip-citizen = Citizens
    One lives in each building. They count for citizens tokens.
tip-brewer = Brewer
    Makes 1 more beer each time. Building one lowers the price of beer by £10.
tip-sugar-refiner = Sugar refiner
    Makes 1 more sugar each time. Building one lowers the price of sugar by £10.
tip-cloth-maker = Cloth maker
    Makes 1 more cloth each time. Building one lowers the price of cloth by £10.
tip-merchant = Merchant
    Pays £100 when it’s built.
tip-captain = Captain
    A neutral ship (“Flying Dutchman”) and one of the builder’s enter the harbour.
tip-official = Official
    Pays once, when it’s built. At most one per turn.
tip-ship = Ship
    Sells one kind of good on Trade: as many units as its berth’s number.
tip-berth = Berth
    Each ship here sells up to this many units of one good.
tip-supply = Ships in supply
    You can still build them at the Dockyard, for 1 timber each.
tip-marker = Marker
    Shows its player’s field. It moves clockwise: 3 fields are free, each further one costs 1 prestige.
tip-church = Church
    Takes five donations. Each earns a token, and the fifth completes the church.
tip-token-five = 5-point token
    Scores 5 prestige. The first donation to a church takes it.
tip-token-donations = Donations token
    Scores 1 prestige for each of its owner’s tokens, scored or not.
tip-token-ships = Ships token
    Scores 2 prestige for each of its owner’s ships in the harbour.
tip-token-building = Building token
    Scores 4 or 5 prestige for each of its owner’s buildings of this kind.
tip-token-citizens = Citizens token
    Scores prestige for each of its owner’s citizens in the parish; at the cathedral, in the whole city.
tip-open-token = Unscored token
    The number is what it would score now. Scored on Church, or at the end of the game.
tip-scored-tokens = Scored tokens
    They won’t score again, but still count as donations.
tip-church-builder = Church builder
    Has completed a church and can build on any free site.
tip-bonuses = Church builders
    Completing a church earns prestige: 8 for the first church, 3 for the last.
tip-rondel = Rondel
    Move clockwise, then do what the field offers. 3 fields are free, each further one costs 1 prestige.
tip-field-sugar = Sugar
    { tip-production }
tip-field-cloth = Cloth
    { tip-production }
tip-field-beer = Beer
    { tip-production }
tip-field-trade = Trade
    Sell goods with your ships, or buy materials. Never both in one turn.
tip-field-church = Church
    Donate to one church, then score your tokens.
tip-field-guildhall = Guildhall
    Build for 1 timber and 1 brick each, next to your citizens or churches you’ve donated to.
tip-field-dockyard = Dockyard
    Build ships for 1 timber each. They enter berth 3.
tip-prices = Prices
    What a ship gets for one unit. Each new building that makes the good takes off £10.
tip-depot = Depot
    What 1 to 10 materials cost in total.
tip-donation = Donation
    What each of the five donations to a church costs.
tip-churches = Churches
    Donations and tokens. An outline is taken but unscored, a solid shape is scored.
tip-good = Made on its own field, sold on Trade. Each unit left at the end is worth £50.
tip-production = Take 1, plus 1 for each of your buildings that makes it.
