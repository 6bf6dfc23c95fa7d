# Replays, records that are opened, and games that are played on.

replay-title = Replay: { $name }
replay-skip = Skip to the steps
replay-watch = Replay
replay-menu = More
replay-to-table = Back to the table
replay-save = Save the record

# Where one is, and the ways to other positions.

replay-beginning = Start of the game
replay-chance = An official is drawn
replay-turn-of = Round { $number }, { $player }
replay-step = step { $number } of { $all }
replay-ways = Steps
replay-first = To the start
replay-turn-back = One turn back
replay-step-back = One step back
replay-step-on = One step on
replay-turn-on = One turn on
replay-last = To the end
replay-play = Autoplay
replay-speed = Speed
replay-slow = slow
replay-brisk = normal
replay-fast = fast
replay-position = Position in the game
replay-go = Go
replay-told = { $name }: { $list }
replay-keys = ← → one step, ⇧ ← → one turn, Home, End, space plays.

# What is shown beside the board.

replay-views = Next to the board
replay-turns = Turns
replay-figures = Graphs
replay-play-on = Play on
replay-language = Show turns
replay-in-words = in words
replay-in-notation = in notation
replay-earlier = Earlier turns
replay-later = Later turns
replay-turn = Turn
replay-prestige = Prestige after each turn
replay-money = Money after each turn
replay-graph-table = The figures as a table

# Playing on from a position.

replay-begins-with = A copy of this game that starts here: { $name }.
replay-with-whom = How do you want to play?
replay-with-computers = Computers
replay-on-one-screen = One screen
replay-with-friends = Friends
replay-my-seats = My seats
replay-level = Computer level
replay-play-on-now = Play on from here
replay-copy-means = The original game stays as it is, and the copy doesn’t count for statistics.
replay-copy-of = A copy of { $name }.
replay-copy-name = Copy: { $name }
replay-copy = copy

# Records from elsewhere.

replay-record = record
replay-record-name = Record
replay-opened-means = A record opened here.
replay-unfinished = This record stops before the end of the game.
replay-open = Open a record
replay-open-invites = Have a record of a game?
replay-open-lead = A record is a text file with one line per turn. Once you’ve opened it, you can replay the game, review it, and play on from any position.
replay-open-text = Record
replay-open-file = Choose a file
replay-open-name = Name (optional)
replay-wrong-empty = There’s no record yet. Paste one or choose a file.
replay-wrong-long = This record is too long. The limit is { $number } kB.
replay-wrong-boards = This record brings its own city, and the server can’t take up any more of them right now. Please try again tomorrow.
replay-wrong-line = Line { $number } can’t be read.
replay-wrong-ends = The text ends too early, at line { $number }.
replay-wrong-move = Line { $number } breaks the rules.
replay-wrong-position = The position that ends in line { $number } isn’t possible.
replay-wrong-right = The correct form (in English):
replay-wrong-why = Why:
