# The rules from the beginning to the harbour. How they are written stands in rules.ftl.

rules-set-1 = Players
    Hamburgum is for two to five players. Each plays one colour: red, blue, green, yellow or grey. You sit around the table and take turns clockwise.
rules-set-2 = What you start with
    You start with one beer, one sugar, one cloth, one timber and one brick. One of your five ships is already in berth 3, and the other four are in your supply. Your marker waits beside the rondel and enters it on your first turn (TURN-3).
rules-set-3 = Later seats start richer
    The start player begins with 1 prestige point and £10. Each player after that, clockwise, gets 1 point and £10 more than the one before. The start player is agreed on or drawn at random.
    > With four players, the seats start with 1 point and £10, 2 points and £20, 3 points and £30, and 4 points and £40.
rules-set-4 = Prices and tokens
    Each of the three goods starts at £100. Each of the six churches has five tokens, one of each type: 5-point, donations, ships, building and citizens. SCORE-2 says what they’re worth.
rules-set-5 = 28 buildings for 28 sites
    Each site in the city takes one building, and the map shows which kind: 5 brewers, 5 sugar refiners, 5 cloth makers, 3 merchants, 3 captains and 7 officials.
    The officials form a stack in a fixed order and are taken from the top: three councilmen (7, 6, 5), then three vicars (4, 3, 2), with the lord mayor (1) at the bottom.
rules-set-6 = Nothing is hidden
    Everyone can see what everyone has: money, goods, materials, ships and tokens. Players can’t trade with each other or lend each other anything.
rules-set-7 = What can run out
    Only two things are limited: you have five ships, and you can never own more than one bell. Goods, timber, bricks, money, citizens and donation disks never run out.

rules-turn-1 = Move, then act
    Players take turns clockwise. On your turn, move your marker on the rondel, then do what its new field offers. That’s all: the next player’s turn begins.
rules-turn-2 = The eight fields
    Clockwise, the fields are Sugar, Church, Trade, Cloth, Guildhall, Beer, Trade and Dockyard, then Sugar again. Any number of markers can share a field, so nobody is ever in your way.
rules-turn-3 = Your first turn is free
    On your first turn, put your marker on any field you like. It’s free.
rules-turn-4 = What a move costs
    After that, move one to eight fields forward, never back. Up to three fields are free. Each further field costs 1 prestige point, so going all the way round to the same field costs 5. You can’t spend points you don’t have.
    > Your marker is on Beer. Trade, Dockyard and Sugar are free. Church is the fourth field and costs 1 point; Guildhall is the seventh and costs 4.
rules-turn-5 = What you must do, and what you may do
    You have to move, and production happens by itself. Everything else is up to you: do all of it, some of it or none of it.

rules-prod-1 = Producing goods
    Take one unit of the good shown on the field, plus one more for each of your buildings that makes it: brewers make beer, sugar refiners make sugar, cloth makers make cloth. It’s free.
    > You own two brewers and move to Beer: you take 3 beer.

rules-sell-1 = Ships sell at the current price
    Each of your ships in the harbour sells one kind of good. How much it carries depends on its berth: up to 3 units from berth 3, 2 from berth 2 and 1 from berth 1. Each unit earns that good’s current price.
    > Cloth is at £90 and beer at £100. You have 4 cloth and 2 beer, with one ship in berth 3 and one in berth 1. The first carries 3 cloth for £270, the second 1 beer for £100: £370 in all.
rules-sell-2 = Selling without a ship
    Anything your ships can’t carry can still be sold, for £30 each.
    > In the SELL-1 example, 1 cloth and 1 beer are left over. Sold without a ship, they bring in another £60.
rules-sell-3 = Selling changes nothing else
    Prices stay the same, and ships stay where they are. You don’t have to sell: you can keep goods for later.
rules-sell-4 = Your ships are loaded for you
    Just say how many units of each good you want to sell. Your ships are loaded so that you earn as much as possible, and you can see how. This costs you nothing: there’s never a reason to earn less.
rules-buy-1 = Buying materials
    In one purchase you take 1 to 10 units: timber, bricks and at most one bell, in any mix. Only the total number sets the price: £20 for one, then 50, 100, 150, 200, 260, 330, 410, 500, and £600 for ten.
    > 2 timber, 2 bricks and 1 bell make five units: £200.
rules-buy-2 = One bell at a time
    While you own a bell, you can’t buy another. You spend it on a church’s fifth donation (DON-2).

rules-ship-1 = Building ships
    Each new ship costs one timber and enters berth 3. Build them one at a time, as many as you have timber and ships for.
rules-ship-2 = How much room there is
    Each berth has room for as many ships as there are players.
rules-ship-3 = When berth 3 is full
    A ship always enters berth 3. If it’s full, room is made first, in this order: all ships in berth 1 leave the harbour, all ships in berth 2 move to berth 1, and all ships in berth 3 move to berth 2. Players’ ships that leave return to their owners’ supplies; neutral ships (each a “Flying Dutchman”) are out of the game.
    > Three players: there are 3 ships in berth 3, 2 in berth 2 and 1 in berth 1. You build a ship. The one in berth 1 leaves, the two and the three move on, and your new ship is alone in berth 3.
rules-ship-4 = Straight back in
    Your own ships that have just left berth 1 are back in your supply, so you can build them again in the same turn. You can’t give up a ship by choice.
rules-ship-5 = No ship left
    If you have no ship in your supply, you can’t build one, however much timber you have. The rulebooks leave this open: it’s how we read them.
