# The rules from the churches to the end. How they are written stands in rules.ftl.

rules-don-1 = One church per turn
    All your donations in a turn go to the same church. Make as many as you can pay for, one at a time.
rules-don-2 = What a donation costs
    The cost depends on how many donations the church already has, no matter whose:
    - first: 1 brick
    - second: 1 brick and 1 timber
    - third: 1 brick, 1 timber and £20
    - fourth: 1 brick, 1 timber and £40
    - fifth: 1 brick, 1 timber, 1 bell, and £10 for each of your citizens in the city
    > St. Petri has three donations, and you make the fourth and fifth. You have 6 citizens, so you pay 2 bricks, 2 timber, 1 bell and £40 + £60 = £100.
rules-don-3 = Which token you take
    The first donation to a church always takes its 5-point token. After that, you can take any token that’s still there.
rules-don-4 = Completing a church
    The fifth donation completes the church and earns a bonus straight away: 8 points for the first church of the game, then 7, 6, 5, 4 and 3. Whoever completes a church is a church builder for the rest of the game, which is worth something too (BUILD-3).
rules-score-1 = Scoring tokens
    After your donations, or without making any, you can score as many of your tokens as you like. Once you’ve scored one, you can’t donate any more that turn.
rules-score-2 = What tokens are worth
    - 5-point: 5 points.
    - Donations: 1 point for each of your tokens, scored or not, including this one.
    - Ships: 2 points for each of your ships in the harbour.
    - Building: 5 or 4 points, as shown on the token, for each of your buildings of the kind it names, in any parish.
    - Citizens: 4 or 3 points, as shown on the token, for each of your citizens in that church’s parish. The cathedral has no parish: its token is worth 1 point for each of your citizens anywhere.
    > You have 3 ships in the harbour and 2 citizens in the parish of St. Petri, whose citizens token pays 4 each. A ships token is worth 6 points now, and that citizens token 8.
rules-score-3 = Once only
    You can score a token only once. You keep it afterwards: it still counts as a donation, and you can still build next to its church.
rules-score-4 = One unscored token of each type
    When your Church action ends, you can keep at most one unscored token of each of the five types. All building tokens are one type, whatever they pay for, and so are all citizens tokens, whichever church they’re from. If you have two, you choose which to score.
    > You hold St. Petri’s unscored ships token and take St. Nicolai’s. Before you end your turn, you have to score one of the two. The other can wait.

rules-build-1 = What building costs
    Each building costs one timber and one brick. One of your citizens moves onto its site, and the site decides what kind of building it is.
rules-build-2 = Where you can build
    The site has to be free, and one line away from something of yours: a church you hold a token from (scored or not, complete or not) or a site with one of your citizens. Citizens you’ve just placed this turn count too, so you can build a chain.
    > You’ve donated to St. Petri. You build on a site next to the church, then, in the same turn, on the next site along the line.
rules-build-3 = Church builders can build anywhere
    Once you’ve completed a church, you can build on any free site and ignore BUILD-2.
rules-build-4 = How many per turn
    Build as many as you have materials for, one at a time. Only one of them can be an official.
rules-build-5 = Brewer, sugar refiner, cloth maker
    From now on, you make one more unit of that good (PROD-1). Its price drops by £10 at once, for everyone and for the rest of the game: from £100 down to £50 once all five are built.
    > There are two cloth makers in the city, so cloth is at £80. You build the third: cloth drops to £70, and you make one more each time you produce cloth.
rules-build-6 = Merchant
    You get £100 straight away.
rules-build-7 = Captain
    Two ships enter, and neither costs timber: first a neutral one (a “Flying Dutchman”) into berth 3, then one of your own. The harbour makes room for each as usual (SHIP-2 to SHIP-4). The three captains bring three neutral ships in all.
    If you have no ship in your supply once the neutral one is in, only that one comes. You can still build the captain. The rulebooks leave this open: it’s our decision.
rules-build-8 = The officials of the base game
    You take the top official from the stack. It pays once, straight away:
    - Councilman: £10 for each citizen in the city, everyone’s, including the new one.
    - Vicar: £10 for each donation made so far, by anyone.
    - Lord mayor: £60 for each completed church.
    > There are 11 citizens in the city. You build a councilman: yours makes twelve, so you get £120.

rules-var-1 = Seven blue officials
    Both variants replace the usual officials with seven blue ones: canon, guildmaster, harbour master, deacon, sexton, master builder and civil servant. You can still build only one official per turn.
rules-var-2 = Variant I: free choice
    When you build an official, choose any blue one that’s left.
rules-var-3 = Variant II: only the top one
    The blue officials are shuffled. Only the top one is visible, and only that one can be built. The next one is revealed when the turn ends.
rules-var-4 = What the blue officials pay
    - Guildmaster: £30 for each of your goods.
    - Harbour master: £40 for each of your ships in the harbour.
    - Deacon: £30 for each of your tokens.
    - Sexton: £50 for each church you hold a token from.
    - Master builder: £20 for each of your citizens, including the new one.
    - Civil servant: £40 for each parish with at least one of your citizens, including the new one.
    > You have 4 citizens in 2 parishes and build on a site in a third. The master builder would bring in £100 (five citizens), the civil servant £120 (three parishes).
rules-var-5 = The canon
    The canon pays no money. Instead, you can make one donation straight away, to any unfinished church, for just 1 brick on top of the cost of the building. It doesn’t matter which donation it is: even the fifth costs no more. DON-3 and DON-4 still apply to the token and to completing the church.
    You don’t score in that turn, and you can hold two unscored tokens of the same type until the end of your next Church action (SCORE-4). If you have no brick left, you can still build the canon, without the donation. The rulebooks don’t say so: it’s our decision.

rules-end-1 = When the game ends
    The game ends the moment the sixth church is completed. The round isn’t played out.
rules-end-2 = Final scoring
    Everyone scores all their unscored tokens. Then every good and every material is sold for £50, and every full £100 becomes 1 point.
    > You have £380, 2 beer and 1 brick. That makes £380 + £150 = £530: 5 points, with £30 left over.
rules-end-3 = Who wins
    The player with the most prestige wins. If there’s a tie, the money left after final scoring decides. If that’s equal too, the place is shared. The rulebooks stop before that last case: it’s our decision.
