# The rules from the churches to the end. How they are written stands in rules.ftl.

rules-don-1 = One church in a turn
    All donations of a turn go to the same church. You may make as many as you can pay for, one after the other.
rules-don-2 = What a donation costs
    The cost depends on how many donations the church has already, from anybody:
    - the first: 1 brick
    - the second: 1 brick and 1 timber
    - the third: 1 brick, 1 timber and £20
    - the fourth: 1 brick, 1 timber and £40
    - the fifth: 1 brick, 1 timber, 1 bell, and £10 for each of your own citizens in the city
    > St. Petri has three donations, and you make the fourth and the fifth. You have 6 citizens, so you pay 2 bricks, 2 timber, 1 bell and £40 + £60 = £100.
rules-don-3 = Which token you take
    The first donation to a church always takes its five token. Every later one takes any token that is still there.
rules-don-4 = Completing a church
    The fifth donation completes the church and brings a bonus at once: 8 points for the first church of the game, then 7, 6, 5, 4 and 3. Who completes a church is a church builder for the rest of the game, and that is worth something too (BUILD-3).
rules-score-1 = Scoring tokens
    After your donations, or without any, you may score as many of your own tokens as you like. Once you have scored one, there are no more donations in that turn.
rules-score-2 = What the tokens pay
    - Five: 5 points.
    - Donations: 1 point for each of your own tokens, scored or not, this one included.
    - Ships: 2 points for each of your own ships in the harbour.
    - Building: 5 or 4 points, as the token shows, for each of your own buildings of the kind that it names, in any parish.
    - Citizens: 4 or 3 points, as the token shows, for each of your own citizens in the parish of its church. The cathedral has no parish: its token pays 1 point for each of your citizens anywhere.
    > You have 3 ships in the harbour and 2 citizens in the parish of St. Petri, whose citizens token pays 4. A ships token is worth 6 points now, and that citizens token 8.
rules-score-3 = Scored once and for all
    A token is scored only once. It stays with you and still counts as a donation, and it still lets you build beside its church.
rules-score-4 = One open token of each type
    When your Church action ends you may keep at most one unscored token of each of the five types. Building tokens are one type, whatever they pay for, and so are citizens tokens, whichever church they come from. If you have two, you choose which of them to score.
    > You hold the open ships token of St. Petri and take the one of St. Nicolai. Before you end the turn you must score one of the two. The other may wait.

rules-build-1 = What building costs
    Each building costs one timber and one brick. One of your citizens moves onto its site, and the site decides which kind it is.
rules-build-2 = Where you may build
    The site must be free, and one line away from something of yours: a church of which you have a token, scored or not, complete or not, or a site with one of your citizens. A citizen placed earlier in this turn counts too, so you can build a chain.
    > You have given to St. Petri. You build on a site beside the church, and in the same turn on the next one along the line.
rules-build-3 = Church builders build anywhere
    Who has completed a church may build on any free site and need not mind BUILD-2.
rules-build-4 = How many in a turn
    Build as many as you have material for, one after the other. But only one of them may be an official.
rules-build-5 = Brewer, sugar refiner, cloth maker
    From now on you make one more unit of the good (PROD-1). At once its price falls by 10, for everybody and for the rest of the game: from 100 down to 50 when all five are built.
    > Two cloth makers stand in the city, so cloth is at 80. You build the third: cloth is at 70, and you make one more in each Cloth turn.
rules-build-6 = Merchant
    You get £100 at once.
rules-build-7 = Captain
    Two ships come without timber: first a neutral one into berth 3, then one of your own. The harbour makes room for each as always (SHIP-2 to SHIP-4). The three captains bring three neutral ships in all.
    If you have no ship in supply once the neutral one has entered, only that one comes. You may build the captain all the same. The rulebooks leave this open, and we have decided it so.
rules-build-8 = The officials of the base game
    You take the top official of the stack. It pays at once:
    - Councilman: £10 for each citizen of all players in the city, the new one included.
    - Vicar: £10 for each donation that anybody has made.
    - Lord mayor: £60 for each completed church.
    > There are 11 citizens in the city. You build a councilman: yours is the twelfth, so you get £120.

rules-var-1 = Seven blue officials
    Both variants use seven blue officials in place of the usual ones: canon, guildmaster, harbour master, deacon, sexton, master builder and civil servant. One official in a turn is still the most.
rules-var-2 = Variant I: free choice
    Who builds an official chooses any of the blue ones that are left.
rules-var-3 = Variant II: only the top one
    The blue officials are shuffled. Only the top one can be seen, and only that one can be built. The next is turned up when the turn is over.
rules-var-4 = What the blue officials pay
    - Guildmaster: £30 for each good that you own.
    - Harbour master: £40 for each of your ships in the harbour.
    - Deacon: £30 for each of your tokens.
    - Sexton: £50 for each church of which you have a token.
    - Master builder: £20 for each of your citizens, the new one included.
    - Civil servant: £40 for each parish with one of your citizens, the new one included.
    > You have 4 citizens in 2 parishes and build on a site in a third. The master builder would bring £100 (five citizens), the civil servant £120 (three parishes).
rules-var-5 = The canon
    The canon pays no money. Instead you may at once make one donation to any unfinished church for just 1 brick, on top of what the building costs. It does not matter which donation it is: even the fifth costs no more. The token and the completion of a church follow DON-3 and DON-4.
    Nothing is scored in that turn, and you may hold two open tokens of one type until the end of your next Church action (SCORE-4). Without a brick left you may still build the canon, without the donation: this we have decided, since the rulebooks do not say.

rules-end-1 = When the game ends
    The game is over at once when the sixth church is completed. The round is not played to its end.
rules-end-2 = The reckoning
    Everybody scores all tokens that are still open. Then each good and each building material is sold for £50, and each full £100 becomes 1 point.
    > You have £380, 2 beer and 1 brick. That makes £380 + £150 = £530: 5 points, and £30 are left.
rules-end-3 = Who wins
    Most prestige wins. Among equals, the money left after the reckoning decides. If that is equal too, the place is shared: so we have decided, since the rulebooks end there.
