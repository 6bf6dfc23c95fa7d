# The finale: the final scores by their sources, the finished city, the turning points, sharing.

finale-open = Final scores
finale-close = Back to the table
finale-skip = Skip
finale-lead = { $points ->
    [one] 1 point ahead of { $player }
   *[other] { $points } points ahead of { $player }
}
finale-lead-by-money = tied with { $player }, ahead on money
finale-your-place = You finished in place { $place }
finale-score = { $player } { $points }
finale-summary = { $name }: { $list }. { $standings }.

# Where prestige came from.

finale-table = Final scores by player
finale-start = At the start
finale-five = 5-point tokens
finale-donations = Donations tokens
finale-ships = Ships tokens
finale-buildings = Building tokens
finale-citizens = Citizens tokens
finale-churches = Churches completed
finale-moves = Paid for moves
finale-wealth = Money and goods
finale-total = Total
finale-place = Place
finale-money-left = Money left, £

# The finished city and how it came to be.

finale-skyline = The churches at the end
finale-built-by = { church.first }: completed by { $player }
finale-unbuilt = { church.first }: { $number } of 5 donations
finale-course = Prestige by round
finale-round = Round
finale-turning-points = Turning points
finale-not-reviewed = Review the game to see which turns decided it.
finale-no-turning-points = No single turn decided this game.
finale-chance = { $player } to win:

# Telling others.

finale-share = Share
finale-link = Link to this game
finale-copy = Copy link
finale-picture = Save picture
finale-send = Share…
