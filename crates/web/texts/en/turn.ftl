# The turn, its choices and previews; log, talk, votes and the final scoring.

# Whose turn it is.

turn-yours = Your turn
turn-of = { $player }’s turn
turn-so-far = This turn so far
turn-thinking = is thinking
turn-watching = You’re watching this game.

# What is asked.

turn-ask-move = Choose a field
turn-ask-produced = You have your goods: end your turn
turn-ask-trade = Sell goods or buy materials
turn-ask-sell = Sell more, or end your turn
turn-ask-buy = Buy more, or end your turn
turn-ask-dockyard = Build ships, or end your turn
turn-ask-church = Donate, score, or end your turn
turn-ask-score = Score more, or end your turn
turn-ask-score-only = Score, or end your turn
turn-ask-score-due = Score before you end your turn
turn-ask-guildhall = Build, or end your turn
turn-ask-canon = The canon’s donation for 1 brick
turn-ask-over = The sixth church is complete
turn-ask-nothing = Nothing left to do: end your turn
turn-over-hint = The game ends when you end this turn. Until then, you can still undo.

# The choices.

turn-free = free
turn-plus = +{ $list }
# No line ends between the sign and the pound: a word joiner stands there.
turn-plus-money = +⁠{ money }
turn-up-to = up to { money }
turn-can-sell = sell for up to { money }
turn-can-buy = { $units ->
    [one] buy 1
   *[other] buy up to { $units }
}
turn-can-build = { $units ->
    [one] build 1
   *[other] build up to { $units }
} · { $number ->
    [one] 1 open site
   *[other] { $number } open sites
}
turn-can-donate = { $number ->
    [one] donate to 1 church
   *[other] donate to one of { $number } churches
}
turn-can-score = score { $points }
turn-can-launch = { $number ->
    [one] build 1 ship
   *[other] build up to { $number } ships
}
turn-cannot-trade = nothing to sell, too little money to buy
turn-cannot-build = no site to build on
turn-cannot-launch = no ship left to build
turn-missing = { $units ->
    [one] { $list } is missing
   *[other] { $list } are missing
}
turn-money-missing = you’re { money } short
turn-prestige-missing = you’re { prestige } short
turn-sell = Sell
turn-sell-all = Sell all
turn-all = All
turn-not-after-sale = Not after a sale
turn-not-after-purchase = Not after a purchase
turn-one-bell = Only one bell each
turn-buy = Buy
turn-have = you have { $units }
turn-one-less = One less
turn-bought-so-far = { $units } for { money }
turn-ships = Your ships
turn-empty = empty
turn-direct = { $list } without a ship, { money } each
turn-supply = { ships } in supply
turn-completes-for = completes it: +{ $number }
turn-completes-last-for = ends the game: +{ $number }
turn-score-tokens = Score your tokens
turn-must-score = Score { $surplus } first: keep only one { token }
turn-no-tokens = None yet: a donation brings the first.
turn-all-scored = All scored. The next donation brings a new one.
turn-churches-closed = { $number ->
    [one] 1 church not possible now
   *[other] { $number } churches not possible now
}
turn-canon-gives = a donation for 1 brick
turn-maker-makes = +1 { good } each time
turn-no-site = There’s no free site next to a church you’ve donated to or one of your citizens.
turn-sites-closed = { $number ->
    [one] 1 site not possible now
   *[other] { $number } sites not possible now
}
turn-undo = Undo step
turn-restart = Restart turn
turn-end = End turn
turn-end-game = End the game
turn-auto-end = End production turns automatically
turn-auto-end-means = After producing, there’s nothing left to decide
turn-block = Block { $name }
turn-block-means = You no longer read each other’s words, and the list shows neither of you the other’s tables. Only you know. Your account page ends it.
turn-undone = Undone.

# What a choice would change.

turn-becomes = becomes
turn-cost = cost
turn-prestige = prestige
turn-money = money
turn-price = price of { good }
turn-each = each { field } turn
turn-ships-in = your ships in { berth }
turn-takes = takes the { token }
turn-worth = { $points } now
turn-completes = completes { church }
turn-score = score
turn-steps = { $units ->
    [one] 1 field
   *[other] { $units } fields
}
turn-ships-stay = No other ship moves.
turn-ships-move-on = All ships move on by one berth.
turn-ships-leave = All ships move on. Leaving the harbour: { $list }.
turn-ends-game = The game ends.
turn-nothing-changes = Nothing else changes.

# What was done, in a few words.

turn-produced = took { goods }
turn-sold = sold { $list } for { money }
turn-bought = bought { $list } for { money }
turn-launched = built { ships }
turn-departed = { $units ->
    [one] 1 ship left
   *[other] { $units } ships left
}
turn-donated = donation { $number } to { church }, took the { token }
turn-donated-many = donations { $from }–{ $to } to { church }, took { $list }
turn-completed = completed { church }, +{ prestige }
turn-scored = scored the { token-at }, +{ prestige }
turn-scored-many = scored { $list }, +{ prestige }
turn-built = built { $site }, { building }
turn-appointed = built { $site }, { official }
turn-price-fell = { good } { $before } to { $now }
turn-ships-entered = { $units ->
    [one] 1 ship enters
   *[other] { $units } ships enter
}
turn-skipped = no donation
turn-paid-to-move = −{ prestige }
turn-did-nothing = did nothing

# The log and the talk.

turn-log = Log
turn-log-empty = Nothing has happened yet.
turn-log-all = { $units ->
    [one] Show 1 older turn
   *[other] Show { $units } older turns
}
turn-since = Since your last turn
turn-since-again = Watch again
turn-earlier = Earlier
turn-round = Round { $number }
turn-filter = Whose turns
turn-everybody = Everyone
turn-talk = Table chat
turn-say = Say something to the table
turn-send = Send
turn-talk-older = Older messages: { $units }
turn-talk-newest = Back to the newest messages

# Before the game: the seats.

turn-gathering = Waiting for players
turn-begins-when = The game starts when every seat is taken.
turn-seat-open = open seat
turn-seat-mine = { $name }, you
turn-seat-away = { $name }, away
turn-seat-computer = computer, { $level }
turn-seat-stands-in = computer, { $level }, for { $name }
turn-seat-resigned = { $name }, resigned
turn-invitation = Invite link for { $player }
turn-copy = Copy
turn-copied = Copied
turn-level = { $player }’s level
turn-give-to-computer = Let a computer play

# Taking back, and what needs everybody’s consent.

turn-take-back = Take back my last turn
turn-ask-take-back = Ask to take back my last turn
turn-take-back-brief = Take back
turn-taken-back = One turn is taken back. Do you want the one before it back too?
turn-take-back-further = Take back one more
turn-proposes-take-back = { $name } would like to take back { $player }’s last turn and everything after it.
turn-proposes-end = { $name } proposes to end the game now.
turn-proposes-stand-in = { $name } proposes that a computer take over for { $player }.
turn-absent = You can propose a computer for { $player } in the table menu.
turn-awaits = Waiting for: { $list }
turn-stand-in-later = If { $player } gives no sign of life for three minutes, that consent isn’t needed.
turn-vote-later = Whoever’s away and doesn’t answer within a day needn’t agree.
turn-nobody-awaited = No one else has to agree.
turn-carry-out = Go ahead
turn-agree = Agree
turn-decline = Decline
turn-withdraw = Withdraw

# What concerns the table and not the turn.

turn-menu = Table menu
turn-propose-end = Propose to end the game
turn-propose-stand-in = Propose a computer for { $player }
turn-return = Play { $player } myself again
turn-resign = Resign
turn-resign-for = Resign as { $player }
turn-resign-means = You can’t undo this.
turn-resign-really = Yes, resign
turn-leave = Leave the table
turn-watch-link = Link for spectators

# After the game.

turn-wins = { $player } wins
turn-win-together = { $list } share the win
turn-you-win = You win
turn-you-share-the-win = You share the win with { $list }
turn-ended-by-rules = All six churches are complete.
turn-ended-by-consent = Everyone agreed to end the game.
turn-ended-by-resignation = All the others have resigned.
turn-place = { $place }.
turn-prestige-so-far = prestige before
turn-wealth = { $units ->
    [one] { money }, plus 1 good or material at £50
   *[other] { money }, plus { $units } goods and materials at £50 each
}
turn-money-left = left over
turn-rematch = Play again
turn-to-rematch = Go to the next game
