# Hints, the tutor, and why a computer played just so.

advice-hint = Hint
advice-thinking = Looking for the best turns…
advice-best = Best turns
advice-win = { $chance } to win

# What a turn consists of, as something to do.

advice-pays = Pay { prestige }
advice-produces = Take { goods }
advice-sells = Sell { $list } for { money }
advice-buys = Buy { $list } for { money }
advice-launches = Build { ships }

# The tutor.

advice-tutor = Tutor
advice-tutor-means = Warns you before a costly turn
advice-checking = The tutor is checking your turn…
advice-play-now = Play it now
advice-warning = Wait a moment
advice-better = Better
advice-anyway = Play it anyway
advice-think-again = Go back

# The last turn of a computer.

advice-why = Why?
advice-why-of = Why did { $player } play that?
advice-why-thinking = Looking at this turn…
advice-expects = Expected outcome
advice-player = Player
advice-chance = Chance of winning
advice-expected = Prestige
advice-was-best = The analysis didn’t find anything better.
advice-was-not-best = The analysis found a better turn.
advice-next-best = Next-best turns

# Where other people play.

advice-propose = Propose allowing hints and the tutor
advice-proposes = { $name } would like to allow hints and the tutor for everyone.
advice-refused = No advice in this game
advice-refused-why = You’re playing with other people, so everyone has to agree to hints and the tutor.
advice-refused-next = You can propose it in the table menu.
advice-running = Not while the game is on
advice-running-why = People are still playing this game, or one with the same position, against each other. Until it’s over, nobody gets copies of it or advice on it.
advice-running-next = Once that game is over, you can copy it, review it and ask for hints.

# What is read aloud.

advice-news-hint = Hint ready.
advice-news-warning = The tutor has a warning.
advice-news-why = Explanation ready.
