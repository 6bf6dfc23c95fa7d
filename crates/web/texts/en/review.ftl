# Reviews of games: how far they are, what they found, and what it means.

review-title = Review of { $name }
review-ways = Other views of this game
review-to-table = To the table
review-to-replay = To the replay
review-refused = Other people still play here. The review is open to everybody as soon as the game is over.
review-nothing = Nobody has finished a turn yet, so there is nothing to review.
review-promise = The review looks at every turn as long as the strongest computer would and compares it with the best turns that it finds: who stood how when, what each turn gave away, and what would have been better. It runs in the background and is kept with the game.
review-begin = Review this game
review-go-on = Review the rest
review-stop = Stop
review-look-again = Look again
review-progress = Progress of the review
review-waiting = Other reviews come first.
review-running = { $has } of { $all } turns are reviewed ({ $share }).
review-stopped = { $has } of { $all } turns are reviewed ({ $share }).
review-seconds-left = { $number ->
    [one] About { $number } second left.
   *[other] About { $number } seconds left.
}
review-minutes-left = { $number ->
    [one] About { $number } minute left.
   *[other] About { $number } minutes left.
}
review-done = Every turn is reviewed.

review-graphs = The course of the game
review-graphs-note = Click a moment to see its position in the replay.
review-wins = Chance to win
review-prestige = Expected final prestige
review-turn = After
review-beginning = Beginning
review-after = Round { $number }, { $player }

review-player = Player
review-accuracy = Accuracy
review-meaning = What these figures mean
review-accuracy-meaning = A turn that gives away nothing of the chance to win counts 100%, one that gives away 20% or more counts nothing, and in between it goes evenly. The accuracy is the mean of all turns of a player. Whoever stands before easy choices has it easier: compare it with your own other games rather than with others.
review-grades-meaning = A turn is the best if none better was found; otherwise its grade says how much of the chance to win it gave away: up to 2% excellent, up to 5% good, up to 10% inaccurate, up to 20% a mistake, more a blunder.
review-limits = The review sees only what the players saw and looks ahead as far as its time allows. It can be wrong, least so where much was given away.

review-costly = The costliest turns
review-costly-note = Up to three turns of each player that gave away the most, and what would have been better.
review-nothing-costly = No turn gave away more than 5%.
review-nothing-costly-yet = No turn gave away more than 5% so far.
review-lost = gave away { $share }
review-played = Played
review-better = Better
review-parts = What the better turn changes in expected prestige: { $list }.
review-see = See the position
review-try = Try it yourself

review-every = All turns

# The table where a better turn is looked for, and how it compares.

review-this = Review the game
review-puzzle = Find a better turn for { $player } than the one that was played.
review-to-answer = See how your turn compares
review-back = Back to the review
review-answer-title = { $player }: your turn compared
review-found = No better turn was found than yours.
review-improved = Yours is better than what was played: it gives away { $share } of the chance to win, not { $former }.
review-not-improved = That gives away { $share } of the chance to win, and what was played { $former }.
review-same = That is what was played. It gives away { $share } of the chance to win.
review-tried = Your turn
review-again = Try again
review-play-on = Play on here
