# Reviews of games: how far they are, what they found, and what it means.

review-title = Review of { $name }
review-ways = Other views of this game
review-to-table = Back to the table
review-to-replay = Go to the replay
review-refused = Other people are still playing. The review opens to everyone once the game is over.
review-nothing = Nobody has finished a turn yet, so there’s nothing to review.
review-promise = The review compares every turn with the best ones it can find: how the lead changed, what each turn cost, and what would have been better. It runs in the background and is saved with the game.
review-begin = Review this game
review-go-on = Review the rest
review-stop = Stop
review-look-again = Refresh
review-progress = Progress of the review
review-waiting = Waiting for other reviews.
review-running = { $has } of { $all } turns reviewed ({ $share }).
review-stopped = { $has } of { $all } turns reviewed ({ $share }).
review-seconds-left = { $number ->
    [one] About { $number } second left.
   *[other] About { $number } seconds left.
}
review-minutes-left = { $number ->
    [one] About { $number } minute left.
   *[other] About { $number } minutes left.
}
review-done = All turns reviewed.

review-graphs = How the game went
review-graphs-note = Pick a moment to see it in the replay.
review-wins = Chance of winning
review-prestige = Expected final prestige
review-turn = After
review-beginning = Start
review-after = Round { $number }, { $player }

review-player = Player
review-accuracy = Accuracy
review-meaning = What these figures mean
review-accuracy-meaning = A turn that costs nothing scores 100%, one that costs 4 points about a third of that, and one that costs 12 or more next to nothing. A player’s accuracy is the average over all turns. Easy decisions make for high accuracy, so compare it with your own games rather than with other players.
review-grades-meaning = What a turn costs is counted in prestige points: chance of winning (all of it is worth 60), expected place (from last to first is worth 30), and expected prestige compared with the others. So a wasted turn shows even when the game is lost. Up to 0.5 is excellent, up to 1.5 good, up to 3 an inaccuracy, up to 8 a mistake, and anything above that a blunder.
review-limits = The review knows only what the players knew, and looks ahead as far as its time allows. It can be wrong, but rarely about big mistakes.

review-costly = The worst moments
review-costly-note = The turns that cost the most, and what would have been better.
review-nothing-costly = Every turn was good or better.
review-nothing-costly-yet = Every turn so far was good or better.
review-lost = cost { $share }
review-played = Played
review-better = Better
review-later = The advantage only shows in later rounds.
review-see = See the position
review-try = Try it yourself
review-more = More of { $player }’s turns

review-every = All turns

# The table where a better turn is looked for, and how it compares.

review-this = Review the game
review-puzzle = Find a better turn for { $player } than the one played.
review-to-answer = Compare my turn
review-back = Back to the review
review-answer-title = { $player }: your turn compared
review-found = No better turn than yours was found.
review-improved = Yours beats what was played: it costs { $share } instead of { $former }.
review-not-improved = Yours costs { $share }. What was played cost { $former }.
review-same = That’s what was played. It costs { $share }.
review-tried = Your turn
review-again = Try again
review-play-on = Play on from here
