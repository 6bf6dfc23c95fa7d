# The pages of the rules: their frame, their chapters, and what explains the table.
# The first line of a rule or chapter is its title. Lines that begin with "-" are a list, those with
# ">" an example. The id of a rule becomes a link by itself.

rules-title = The rules
rules-lead = All the rules in plain words. Each rule has its own number that never changes: the table links to it, and you can share it.
rules-nav = Rules
rules-more = More about the rules
rules-contents = Contents
rules-search = Search the rules
rules-search-go = Search
rules-search-hint = bell, berth, SELL-4 …
rules-search-clear = Show all rules
rules-found = { $number ->
    [0] Nothing found for “{ $query }”. Try a shorter word.
    [1] 1 rule mentions “{ $query }”.
   *[other] { $number } rules mention “{ $query }”.
}
rules-link = Link to rule { $rule }
rules-link-copied = Copied
rules-example = Example
rules-partly-ours = Partly our decision
rules-to-all = All rules

# What explains itself at the table.

rules-explain = What is this?
rules-explain-how = Press anything on the table to see what it is. Press the question mark again to stop.
rules-explain-more = { $rule } in the rules
rules-explain-close = Close
rules-explain-lost = The explanation can’t be loaded right now. The rules page has all of it.

# The chapters.

rules-chapter-idea = The idea of the game
    - You lead a merchant family in a Hanseatic city and want to be its most respected.
    - Prestige is what counts in the end. Money only helps you get it.
    - At the heart of the game is the rondel, a wheel of eight fields. Each turn you move your marker forward and do what its new field offers.
    - Three fields produce goods: beer, sugar and cloth.
    - Trade is where you sell them: your ships get good prices. Or you buy timber, bricks and a bell there.
    - The Dockyard builds ships. New ships push the older ones along, and the oldest out of the harbour.
    - The Guildhall puts up buildings for your citizens. They raise your production, or bring in money or ships.
    - The Church takes donations. Each donation earns a token, and nearly all prestige comes from tokens.
    - You decide when to score a token: early is safe, later may be worth more.
    - The game ends the moment the sixth church is complete. The player with the most prestige wins.
rules-chapter-setup = Setup
    This is all done for you. It’s still good to know why the others start with more than you do.
rules-chapter-turn = Your turn and the rondel
    A turn is short: one move on the rondel, one action. You can undo any of it until you end your turn.
rules-chapter-production = Beer, Sugar, Cloth
    The simplest fields: you take goods, and that’s your whole turn.
rules-chapter-trade = Trade
    There are two Trade fields on the rondel, and they work the same way. On each turn you either sell goods or buy materials, never both.
rules-chapter-harbour = Dockyard and harbour
    The harbour has three berths. A new ship enters the best one and drifts to worse ones as others come in.
rules-chapter-church = Church: donate, then score
    A Church turn has two halves: first you donate to one church, then you turn tokens into prestige. You can skip either half.
rules-chapter-guildhall = Guildhall and buildings
    This is where the city grows. Every building costs the same; what you get depends on the site.
rules-chapter-officials = Officials
    Officials pay once, straight away, and later ones may pay more: it’s both a race and a waiting game.
rules-chapter-end = Game end and final scoring
    The end comes suddenly, so keep an eye on churches with four donations.
rules-chapter-variants = The variants
    Two variants change the officials and nothing else.
