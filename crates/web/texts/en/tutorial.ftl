# The lesson: the first seven rounds of a game, step by step.

tutorial-name = The first seven rounds
tutorial-home = Learn it in ten minutes
tutorial-home-note = New here? Play seven rounds at a real table, and every step is explained.
tutorial-label = Lesson
tutorial-step = Step { $number } of { $all }
tutorial-go-on = Go on: { $player } plays
tutorial-more = Leave, repeat, or play on alone
tutorial-leave = Leave the lesson
tutorial-leave-note = It waits for you on the first page.
tutorial-again = Start again
tutorial-play-on = Play on without the lesson, against two apprentices, as
tutorial-elsewhere = What is lit is under “{ table-city }”.

# What is to be pressed.

tutorial-ask-move = Press “{ field }”, on the rondel or in the list.
tutorial-ask-sell = Press + to sell { $list }.
tutorial-ask-buy = Press + to buy { $list }.
tutorial-ask-donate = Press the { token-at }.
tutorial-ask-score = Press the lit token to score it.
tutorial-ask-build = Press { $list }, on the map or in the list.
tutorial-ask-done = Press “{ turn-end }”.
tutorial-ask-choose = Choose whom you want to play.

# What is said of another press.

tutorial-detour-move = “{ field }” has its time, too, but the lesson goes another way. Nothing was changed. { $ask }
tutorial-detour-done = Not so fast: something is left to do in this turn. { $ask }
tutorial-detour-other = That would be allowed, but the lesson has another plan. Nothing was changed. { $ask }
tutorial-problem = Not this time
tutorial-problem-why = In the lesson one step follows the other, and nothing was changed.
tutorial-problem-next = At the table the next step is lit.

# Round 1.

tutorial-1-beer = Welcome to Hamburg! You are Red. Six churches will be built, and whoever has the most prestige in the end wins. Each turn begins on the rondel: the field tells what you may do. Beer gives you 1 beer, and goods are the way to your first money.
tutorial-1-done = You own 2 beer now. Until you end a turn it is only a draft: taking it back costs nothing.
tutorial-1-blue = Blue takes cloth in the same way. Everybody began with one of each good, 1 timber, 1 brick, and a ship in berth 3.
tutorial-1-green = Green goes to Trade and ships 1 cloth for £100. That is money at once; but a ship carries only one kind of good, and without a ship a good brings just £30.

# Round 2.

tutorial-2-trade = Markers go clockwise. Up to three fields are free, each further one costs 1 prestige. Trade comes next, and you have 2 beer to sell.
tutorial-2-sell = Your ship in berth 3 carries up to 3 units of one kind. Beer pays £100 each, and selling never lowers a price.
tutorial-2-done = £200 richer! In one turn you sell or buy, never both, so the shopping has to wait.
tutorial-2-blue = Blue brews beer: with two kinds of goods, a second ship will soon be worth having.
tutorial-2-green = Green gives St. Nicolai its first donation for 1 brick. The first one takes the 5-point token, and Green scores it at once: 5 prestige.

# Round 3.

tutorial-3-church = You have a brick as well. Church is three fields away, so still free, and prestige is what wins.
tutorial-3-donate = A church’s first donation is the cheapest and earns 5 prestige. And it opens the way: you may build only next to a church that you gave to, or next to your own citizens.
tutorial-3-score = A 5-point token never grows, so score it now. The others count things: ships, citizens, buildings, donations. Those are worth keeping until you have more of them.
tutorial-3-done = 6 prestige! Of each type of token you may keep one unscored for later.
tutorial-3-blue = Blue builds a ship for 1 timber. Berth 3 is full, so all ships in it move on to berth 2. There yours carries 2 units instead of 3: harbours reward the newest ships.
tutorial-3-green = Green buys 2 bricks and 1 timber for £100. The more you buy at once, the dearer each piece gets.

# Round 4.

tutorial-4-trade = A building costs 1 timber and 1 brick, and you own £210. Trade is the next field: stock up!
tutorial-4-buy = 3 bricks and 2 timber, with the timber that you have, make three buildings. Five pieces cost £200.
tutorial-4-done = Nearly all the money is gone, but money alone wins nothing. Material becomes buildings.
tutorial-4-blue = Blue now has two ships, so two kinds of goods sail: 2 beer and 2 cloth for £400.
tutorial-4-green = Green builds beside St. Nicolai. The captain brings a neutral ship and a green one into berth 3, without timber. The brewer gives Green 1 beer more each time; but the price of beer falls to £90 for good.

# Round 5.

tutorial-5-guildhall = Your turn to build! The Guildhall is two fields away.
tutorial-5-build = Two cloth makers: from now on each Cloth turn brings you 3 cloth, though each maker lowers the price by £10. And a merchant, who pays £100 at once.
tutorial-5-done = Cloth is down to £80, but you will make three at a time. Your citizens also open the sites beside them.
tutorial-5-blue = Blue is in a hurry: four fields, one more than is free, for 1 prestige. That buys time, and 3 bricks and 3 timber for £260.
tutorial-5-green = Green brews, and the brewer pays off: 2 beer at once.

# Round 6.

tutorial-6-trade = Your stock is empty, and the merchant’s money is there: on to Trade, two fields away.
tutorial-6-buy = 2 bricks and 1 timber for £100 are just what the first two donations to a church cost.
tutorial-6-done = That is the art of it: what you buy now decides what you can do next.
tutorial-6-blue = Blue shows you how: two donations to St. Catharinen. The 5-point token is scored; the citizens token is kept, because it grows with each citizen that Blue will have in that parish.
tutorial-6-green = Green ships 3 beer for £90 each and 1 sugar for £100: £370 in one turn. Two ships, two kinds of goods.

# Round 7.

tutorial-7-church = 2 bricks and 1 timber: enough for two donations. Church is three fields away, so still free.
tutorial-7-donate = St. Petri’s first donation is the usual one: 1 brick for the 5-point token.
tutorial-7-second = The second costs 1 timber and 1 brick, and now you choose the token. St. Petri’s building token scores 4 for each of your cloth makers: 8 already.
tutorial-7-score = Score the 5-point token. The building token can wait: a third cloth maker would make it 12.
tutorial-7-done = 11 prestige! And from now on you may also build beside St. Petri.
tutorial-7-blue = Blue builds a brewer and an official. Officials come from the stack, one in a turn, and pay at once: the councilman £10 for each citizen in the city, £70 now. Both houses also make Blue’s citizens token grow.
tutorial-7-green = Green hurries to Trade and buys 1 timber, 1 brick and a bell. The fifth donation to a church needs the bell; it completes the church and earns a bonus, 8 prestige for the first one. Nobody owns two bells.

# The end.

tutorial-end = You know the whole game now. When the sixth church is complete, the game ends: open tokens are scored, and each £100 is 1 prestige. Play on, if you like, against two apprentices. Red has houses and prestige, Blue a growing token, Green money and a bell.
