# The table around the turn: bar, players, city, harbour, prices, churches.

table-skip = Skip to your turn
table-views = Views
table-turn = Turn
table-city = City
table-zoom = Zoom in on the city
table-rondel = Rondel
table-ledger = Ledger
table-players = Players
table-log = Log

table-theme = Switch between light and dark
table-languages = Language
table-course = Course of the game
table-round = Round { $number }
table-order = Turn order
table-completed = { $number } of { $all } churches

table-seat-free = open seat
table-seat-mine = { $name } (you)
table-you = (you)
table-seat-computer = computer, { $level }
table-seat-stand-in = computer, { $level }, for { $name }
table-seat-away = away: { $name }
table-seat-resigned = resigned: { $name }
table-church-builder = church builder
table-to-act = to play
table-thinking = thinking
table-money = money
table-money-tag = £#
table-citizens = citizens
table-ships = Ships
table-moored = { berth }: { ships }
table-moored-none = { berth }: no ship
table-supply = { $units } in supply
table-tokens = Tokens
table-open-token = { token-at }, unscored: { prestige } now
table-final-token = { token-at }: { prestige } at the end
table-scored = { $units } { $units ->
    [one] token
   *[other] tokens
} scored

table-sites = Sites
table-site-free = { site }: { building }, free
table-site-owned = { site }: { building }, { $player }
table-near = touches { $list }
table-appoint = Choose an official for { site }
table-choose-token = Choose a token from { church }
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
table-depot-note = 1 to 10 units
table-depot-price = { $units } for { money }
table-buy = Buy { $list }
table-donation = Donation
table-donation-note = first to fifth
table-for-each-citizen = per citizen of yours
table-offices = Church builders and officials
table-bonuses = Church builders
table-bonus-taken = { prestige }: { $player }, { church }
table-bonus-left = { prestige }: still available
table-officials = Officials
table-officials-left = { $number } of { $all } left
table-official-pays = { $official ->
    [councilman] £10 per citizen
    [vicar] £10 per donation
    [lord-mayor] £60 per completed church
    [canon] a donation for 1 brick
    [guildmaster] £30 per good of yours
    [harbour-master] £40 per ship of yours
    [deacon] £30 per token of yours
    [sexton] £50 per church you’ve donated to
    [master-builder] £20 per citizen of yours
   *[civil-servant] £40 per parish you live in
}
table-churches = Churches
table-donations = Donations
table-token-open = { $player }, unscored
table-token-scored = { $player }, scored
table-token-final = { $player }, scored at the end

table-connection-live = Live
table-connection-connecting = Connecting…
table-connection-waiting = On hold
table-connection-lost = Offline

table-keys = Keys
table-keys-end = { turn-end } (press twice)
table-keys-arrows = Move between choices; Enter selects
table-keys-list = Show these keys
table-keys-on = Letter keys on
table-close = Close

table-speed = Other players’ turns
table-speed-instant = Instant
table-speed-normal = Normal
table-speed-slow = Slow
table-sound = Sound when it’s your turn
table-next = Next table
table-next-means = { $units ->
    [one] One other table is waiting for you
   *[other] { $units } other tables are waiting for you
}
