# The pages of the rules: their frame, their chapters, and what explains the table.
# The first line of a rule or chapter is its title. Lines that begin with "-" are a list, those with
# ">" an example. The id of a rule becomes a link by itself.

rules-title = The rules
rules-lead = All rules of the game in plain words. Each rule has a number of its own that never changes: the table leads to it, and you can send it to others.
rules-nav = Rules
rules-more = More about the rules
rules-contents = Contents
rules-search = Search the rules
rules-search-go = Search
rules-search-hint = bell, berth, SELL-4 …
rules-search-clear = Show all rules
rules-found = { $number ->
    [0] No rule speaks of “{ $query }”. Try a shorter word.
    [1] 1 rule speaks of “{ $query }”.
   *[other] { $number } rules speak of “{ $query }”.
}
rules-link = Link to rule { $rule }
rules-link-copied = Copied
rules-example = Example
rules-partly-ours = Partly our decision
rules-to-all = All rules

# What explains itself at the table.

rules-explain = What is this?
rules-explain-how = Press anything on the table to read what it is. The question mark ends it.
rules-explain-more = { $rule } in the rules
rules-explain-close = Close
rules-explain-lost = The explanation cannot be fetched now. All of it is in the rules.

# The chapters.

rules-chapter-idea = The idea of the game
    - You are a merchant family of a Hanseatic city and want to be the most respected one.
    - What counts in the end is prestige. Money only helps you to get it.
    - The heart of the game is the rondel, a wheel of eight fields. Each turn you move your marker forward and do what its new field offers.
    - Three fields make goods: beer, sugar and cloth.
    - Trade sells them: your ships carry them to good prices. Or you buy timber, bricks and a bell there.
    - The Dockyard builds ships. Every new ship pushes the older ones on, and the oldest out of the harbour.
    - The Guildhall puts up houses with your citizens. They raise your production, bring money or bring ships.
    - The Church takes donations. Each donation earns a token, and nearly all prestige comes from tokens.
    - You decide when to score a token: early is safe, late may be worth more.
    - When the sixth church is complete the game ends at once. Most prestige wins.
rules-chapter-setup = Setting up
    The program does all of this for you. It is good to know why the others start with more than you do.
rules-chapter-turn = Your turn and the rondel
    A turn is short: one move on the rondel, one action. Until you end it, all of it can be taken back.
rules-chapter-production = Beer, Sugar, Cloth
    The simplest fields: you take goods, and that is the whole turn.
rules-chapter-trade = Trade
    There are two Trade fields on the rondel, and they do the same. In one turn you either sell goods or buy materials, never both.
rules-chapter-harbour = Dockyard and harbour
    The harbour has three berths. A new ship lies in the best one and drifts to worse ones as others come in.
rules-chapter-church = Church: donate, then score
    A Church turn has two halves: first you give to one church, then you turn tokens into prestige. You may leave out either half.
rules-chapter-guildhall = Guildhall and buildings
    Here the city grows. Each building costs the same; what it brings depends on the site.
rules-chapter-officials = Officials
    Officials pay once, on the spot, and the later ones may pay more: a race and a waiting game.
rules-chapter-end = The end and the reckoning
    The end comes suddenly, so keep an eye on churches with four donations.
rules-chapter-variants = The variants
    Two variants change the officials and nothing else.
