# The table around the turn: bar, players, city, harbour, prices, churches.

table-skip = To your turn
table-views = Views
table-city = City
table-zoom = Enlarge the city
table-rondel = Rondel
table-ledger = Ledger
table-players = Players
table-log = Log

table-theme = Dark or light
table-languages = Language
table-course = Course of the game
table-round = Round { $number }
table-order = Order of play
table-completed = { $number } of { $all } churches

table-seat-free = free seat
table-seat-mine = { $name } (you)
table-you = (you)
table-seat-computer = computer, { $level }
table-seat-stand-in = computer, { $level }, for { $name }
table-seat-away = away: { $name }
table-seat-resigned = resigned: { $name }
table-church-builder = church builder
table-to-act = to act
table-thinking = thinking
table-money = money
table-money-tag = £#
table-citizens = citizens
table-ships = Ships
table-moored = { berth }: { ships }
table-moored-none = { berth }: no ship
table-supply = { $units } in supply
table-tokens = Tokens
table-open-token = { token-at }, not scored: { prestige } now
table-scored = { $units } { $units ->
    [one] token
   *[other] tokens
} scored

table-sites = Sites
table-site-free = { site }: { building }, free
table-site-owned = { site }: { building }, { $player }
table-appoint = Choose an official for { site }
table-choose-token = Choose a token of { church }
table-harbour = Harbour
table-berth = { berth }: { $ships }; { table-places }
table-berth-empty = { berth }: no ships; { table-places }
table-places = { $units } free
table-marker = { $player }: { field-exact }
table-marker-off = { $player }: not on the rondel yet
table-redo = Restart the turn and move to { field-exact }

table-prices = Prices
table-price = Price
table-depot = Depot
table-depot-note = 1 to 10 pieces
table-depot-price = { $units } for { money }
table-donation = Donation
table-donation-note = first to fifth
table-for-each-citizen = for each of your citizens
table-offices = Church builders and officials
table-bonuses = Church builders
table-bonus-taken = { prestige }: { $player }, { church }
table-bonus-left = { prestige }: still there
table-officials = Officials
table-officials-left = { $number } of { $all } left
table-official-pays = { $official ->
    [councilman] £10 a citizen
    [vicar] £10 a donation
    [lord-mayor] £60 a complete church
    [canon] a donation for 1 brick
    [guildmaster] £30 for each of your goods
    [harbour-master] £40 for each of your ships
    [deacon] £30 for each of your tokens
    [sexton] £50 for each church you gave to
    [master-builder] £20 for each of your citizens
   *[civil-servant] £40 for each parish you live in
}
table-churches = Churches
table-donations = Donations
table-token-open = { $player }, not scored
table-token-scored = { $player }, scored

table-connection-live = Live
table-connection-connecting = Connecting …
table-connection-lost = Offline

table-keys = Keys
table-keys-end = { turn-end }: press it twice
table-keys-arrows = From choice to choice; Enter takes it
table-keys-list = Show these keys
table-keys-on = Letters work as keys
table-close = Close

table-speed = Other players' turns
table-speed-instant = At once
table-speed-normal = Normal
table-speed-slow = Slow
