# Hints, the tutor, and why a computer played just so.

advice-hint = Hint
advice-thinking = Looking for the best turns
advice-best = The best turns
advice-win = { $chance } to win

# What a turn consists of, as something to do.

advice-pays = Pay { prestige }
advice-produces = Take { goods }
advice-sells = Sell { $list } for { money }
advice-buys = Buy { $list } for { money }
advice-launches = Build { ships }

# The tutor.

advice-tutor = Tutor
advice-tutor-means = Warns you before a turn that gives much away
advice-checking = The tutor is looking at your turn
advice-play-now = Play it now
advice-warning = One moment
advice-costs = After this turn your chance to win is about { $chance }. It could be { $possible }.
advice-this-turn = Your turn
advice-better = Better would be
advice-anyway = Play it anyway
advice-think-again = Think again

# The last turn of a computer.

advice-why = Why?
advice-why-of = Why did { $player } play that?
advice-why-thinking = Looking at this turn
advice-expects = To be expected after it
advice-player = Player
advice-chance = Chance to win
advice-expected = Prestige
advice-was-best = The analysis found nothing better.
advice-was-not-best = The analysis found something better.
advice-next-best = The next-best ideas

# Where other people play.

advice-propose = Propose to allow hints and the tutor
advice-proposes = { $name } proposes to allow hints and the tutor for everybody.
advice-refused = No advice in this game
advice-refused-why = Other people play here, and hints and the tutor need the consent of all of them.
advice-refused-next = Propose it in the menu of the table.

# What is read aloud.

advice-news-hint = The best turns are there.
advice-news-warning = The tutor has a warning.
advice-news-why = The explanation is there.
