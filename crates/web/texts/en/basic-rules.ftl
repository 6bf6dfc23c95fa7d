# The rules from the beginning to the harbour. How they are written stands in rules.ftl.

rules-set-1 = Who plays
    Two to five people play. Each has one colour: red, blue, green, yellow or grey. You sit around the table, and turns go clockwise.
rules-set-2 = What everybody starts with
    You begin with one beer, one sugar, one cloth, one timber and one brick. One of your five ships already lies in berth 3, and four wait in your supply. Your marker stands beside the rondel and enters it with your first turn (TURN-3).
rules-set-3 = Later seats start richer
    The start player begins with 1 prestige point and £10. Each next player clockwise has 1 point and £10 more than the one before. Who starts is agreed on or drawn by lot.
    > With four players the seats start with 1 point and £10, 2 points and £20, 3 points and £30, 4 points and £40.
rules-set-4 = Prices and tokens
    Each of the three goods costs £100 at first. At each of the six churches lie five tokens, one of each type: five, donations, ships, building and citizens. What they are worth stands in SCORE-2.
rules-set-5 = 28 buildings for 28 sites
    Each site of the city takes one building, and the map shows which kind: 5 brewers, 5 sugar refiners, 5 cloth makers, 3 merchants, 3 captains and 7 officials.
    The officials are a stack with a fixed order and are taken from the top: three councilmen (7, 6, 5), then three vicars (4, 3, 2), and the lord mayor (1) at the bottom.
rules-set-6 = Nothing is hidden
    Everybody sees what everybody has: money, goods, materials, ships, tokens. Players do not trade with each other and lend each other nothing.
rules-set-7 = What can run out
    Only two things are limited: your ships, of which you have five, and bells, of which you never own more than one. Goods, timber, bricks, money, citizens and the disks for donations never run out.

rules-turn-1 = Move, then act
    Turns go clockwise. In your turn you move your marker on the rondel and then do what its new field is for. That is all, and the next player begins.
rules-turn-2 = The eight fields
    Clockwise the fields are: Sugar, Church, Trade, Cloth, Guildhall, Beer, Trade, Dockyard, and then Sugar again. Any number of markers may stand on one field; nobody is ever in the way.
rules-turn-3 = The first turn is free
    In your first turn you put your marker on any field you like. It costs nothing.
rules-turn-4 = What a move costs
    Later you go one to eight fields forward, never back. Up to three fields are free. Each further field costs 1 prestige point, so the same field again, all the way round, costs 5. You cannot pay points that you do not have.
    > Your marker stands on Beer. Trade, Dockyard and Sugar are free. Church is the fourth field and costs 1 point, Guildhall the seventh and costs 4.
rules-turn-5 = What you must do, and what you may
    You must move, and goods are made by themselves. Everything else is up to you: do all of it, a part of it or nothing.

rules-prod-1 = Making goods
    Take one unit of the good that the field shows, and one more for each own building that makes it: brewers make beer, sugar refiners sugar, cloth makers cloth. It costs nothing.
    > You own two brewers and move to Beer: you take 3 beer.

rules-sell-1 = Ships sell at the price of the chart
    Each of your ships in the harbour sells one kind of good. How much it carries depends on where it lies: up to 3 units from berth 3, 2 from berth 2, 1 from berth 1. Each unit brings that good's price.
    > Cloth stands at 90 and beer at 100. You have 4 cloth and 2 beer, a ship in berth 3 and one in berth 1. The first carries 3 cloth for £270, the second 1 beer for £100: £370 in all.
rules-sell-2 = Selling without a ship
    What your ships cannot carry you may still sell, for £30 each.
    > In the example of SELL-1 there are 1 cloth and 1 beer left over. Sold without a ship, they bring £60 more.
rules-sell-3 = Selling changes nothing else
    Prices stay as they are, and so do the ships. Nobody has to sell: you may keep goods for later.
rules-sell-4 = The program loads your ships
    You only say how many units of each good you want to sell. The program loads your ships so that you get as much money as possible, and shows you how. Nothing is lost by that, since earning less is never of use.
rules-buy-1 = Buying materials
    In one purchase you take 1 to 10 units: timber, bricks and at most one bell, mixed as you like. Only the number counts for the price: £20 for one, then 50, 100, 150, 200, 260, 330, 410, 500, and £600 for ten.
    > 2 timber, 2 bricks and 1 bell are five units: £200.
rules-buy-2 = One bell at a time
    As long as you own a bell you cannot buy another. You give it away with the fifth donation to a church (DON-2).

rules-ship-1 = Building ships
    Each new ship costs one timber and enters berth 3. You build them one after the other, as many as you have timber and ships for.
rules-ship-2 = How much room there is
    Each berth has as many places as there are players.
rules-ship-3 = When berth 3 is full
    A ship always enters berth 3. If that is full, room is made first, in this order: all ships of berth 1 leave the harbour, all of berth 2 move to berth 1, all of berth 3 move to berth 2. Players' ships that leave go back to their owners' supplies; neutral ships are out of the game.
    > Three players: 3 ships lie in berth 3, 2 in berth 2, 1 in berth 1. You build a ship. The one of berth 1 leaves, the two and the three move on, and your new ship lies alone in berth 3.
rules-ship-4 = Back at once
    Your own ships that have just left berth 1 are in your supply again and can be built in the same turn. Nobody can give up a ship by choice.
rules-ship-5 = No ship left
    Who has no ship in supply cannot build one, however much timber there is.
