# The lesson: the first seven rounds of a game, step by step.

tutorial-name = The first seven rounds
tutorial-home = Learn it in ten minutes
tutorial-home-note = New here? Play seven rounds at a real table, with every step explained.
tutorial-label = Lesson
tutorial-step = Step { $number } of { $all }
tutorial-go-on = Next: { $player } plays
tutorial-more = Leave, start over, or play on alone
tutorial-leave = Leave the lesson
tutorial-leave-note = You can pick it up again from the home page.
tutorial-again = Start over
tutorial-play-on = Play on without the lesson, against two apprentices, as
tutorial-elsewhere = What’s lit is under “{ table-city }”.

# What is to be pressed.

tutorial-ask-move = Press “{ field }”, on the rondel or in the list.
tutorial-ask-sell = Press + to sell { $list }.
tutorial-ask-buy = Press + to buy { $list }.
tutorial-ask-donate = Press the { token-at }.
tutorial-ask-score = Press the lit token to score it.
tutorial-ask-build = Press { $list }, on the map or in the list.
tutorial-ask-done = Press “{ turn-end }”.
tutorial-ask-choose = Choose who you want to play.

# What is said of another press.

tutorial-detour-move = “{ field }” comes later. The lesson goes another way here, so nothing has changed. { $ask }
tutorial-detour-done = Not so fast: there’s still something to do this turn. { $ask }
tutorial-detour-other = That’s allowed, but the lesson has other plans, so nothing has changed. { $ask }
tutorial-problem = Not this time
tutorial-problem-why = The lesson goes step by step, so nothing has changed.
tutorial-problem-next = The next step is lit at the table.

# Round 1.

tutorial-1-beer = Welcome to Hamburg! You’re Red. Six churches will be built here, and whoever ends up with the most prestige wins. Each turn starts on the rondel: the field says what you can do. Beer gives you 1 beer, and selling goods earns you your first money.
tutorial-1-done = You have 2 beer now. Until you end your turn it’s only a draft: undoing it costs nothing.
tutorial-1-blue = Blue takes cloth the same way. Everyone started with one of each good, 1 timber, 1 brick, and a ship in berth 3.
tutorial-1-green = Green goes to Trade and ships 1 cloth for £100. That’s quick money, but a ship carries only one kind of good, and without a ship a good sells for just £30.

# Round 2.

tutorial-2-trade = Markers move clockwise. Up to three fields are free, and each further one costs 1 prestige. Trade is next, and you have 2 beer to sell.
tutorial-2-sell = Your ship in berth 3 carries up to 3 units of one kind. Beer pays £100 each, and selling never lowers a price.
tutorial-2-done = You’re £200 richer! In one turn you either sell or buy, never both, so shopping has to wait.
tutorial-2-blue = Blue brews beer: with two kinds of goods, a second ship will soon be worth having.
tutorial-2-green = Green makes the first donation to St. Nicolai for 1 brick. The first one takes the 5-point token, and Green scores it right away: 5 prestige.

# Round 3.

tutorial-3-church = You have a brick too. Church is three fields away, so it’s still free, and prestige is what wins.
tutorial-3-donate = A church’s first donation is the cheapest and earns 5 prestige. It also opens the way: you can only build next to a church you’ve donated to, or next to your own citizens.
tutorial-3-score = A 5-point token never grows, so score it now. The others count things: ships, citizens, buildings, donations. They’re worth keeping until you have more of those.
tutorial-3-done = 6 prestige! You can keep one unscored token of each type for later.
tutorial-3-blue = Blue builds a ship for 1 timber. Berth 3 is full, so all its ships move on to berth 2. There, yours carries 2 units instead of 3: the harbour rewards the newest ships.
tutorial-3-green = Green buys 2 bricks and 1 timber for £100. The more you buy at once, the more each unit costs.

# Round 4.

tutorial-4-trade = A building costs 1 timber and 1 brick, and you have £210. Trade is the next field: stock up!
tutorial-4-buy = 3 bricks and 2 timber, plus the timber you have, are enough for three buildings. Five units cost £200.
tutorial-4-done = Nearly all your money is gone, but money alone doesn’t win. Materials become buildings.
tutorial-4-blue = Blue now has two ships, so two kinds of goods can sail: 2 beer and 2 cloth for £400.
tutorial-4-green = Green builds next to St. Nicolai. The captain brings a neutral ship and a green one into berth 3, no timber needed. The brewer makes Green 1 more beer each time, but the price of beer drops to £90 for good.

# Round 5.

tutorial-5-guildhall = Your turn to build! The Guildhall is two fields away.
tutorial-5-build = Two cloth makers: from now on, each Cloth turn brings you 3 cloth, though each maker lowers the price by £10. And a merchant, who pays £100 right away.
tutorial-5-done = Cloth is down to £80, but you’ll make three at a time. Your citizens also open up the sites next to them.
tutorial-5-blue = Blue is in a hurry: four fields, one more than is free, for 1 prestige. That saves time, and buys 3 bricks and 3 timber for £260.
tutorial-5-green = Green brews, and the brewer pays off: 2 beer at once.

# Round 6.

tutorial-6-trade = You’re out of materials, but you have the merchant’s money: on to Trade, two fields away.
tutorial-6-buy = 2 bricks and 1 timber for £100: exactly what the first two donations to a church cost.
tutorial-6-done = That’s the art of it: what you buy now decides what you can do next.
tutorial-6-blue = Blue shows you how: two donations to St. Catharinen. Blue scores the 5-point token but keeps the citizens token, because it grows with each citizen Blue will have in that parish.
tutorial-6-green = Green ships 3 beer for £90 each and 1 sugar for £100: £370 in one turn. Two ships, two kinds of goods.

# Round 7.

tutorial-7-church = 2 bricks and 1 timber: enough for two donations. Church is three fields away, so still free.
tutorial-7-donate = St. Petri’s first donation is the usual one: 1 brick for the 5-point token.
tutorial-7-second = The second costs 1 timber and 1 brick, and now you choose the token. St. Petri’s building token scores 4 for each of your cloth makers: 8 already.
tutorial-7-score = Score the 5-point token. The building token can wait: a third cloth maker would make it 12.
tutorial-7-done = 11 prestige! And now you can build next to St. Petri, too.
tutorial-7-blue = Blue builds a brewer and an official. Officials come from the stack, at most one per turn, and pay at once: the councilman brings £10 for each citizen in the city, so £70. Both buildings make Blue’s citizens token grow, too.
tutorial-7-green = Green hurries to Trade and buys 1 timber, 1 brick and a bell. The fifth donation to a church needs the bell; it completes the church and earns a bonus, 8 prestige for the first one. You can never own two bells.

# The end.

tutorial-end = That’s the whole game. The sixth church ends it: unscored tokens are scored, and each £100 is 1 prestige. If you like, play on against two apprentices. Red has buildings and prestige, Blue has a growing token, Green has money and a bell.
