# Replays, records that are opened, and games that are played on.

replay-title = Replay: { $name }
replay-skip = To the steps
replay-watch = Replay
replay-menu = More
replay-to-table = To the table
replay-save = Save as a record

# Where one is, and the ways to other positions.

replay-beginning = The beginning
replay-chance = An official is drawn
replay-turn-of = Round { $number }, { $player }
replay-step = step { $number } of { $all }
replay-ways = Steps
replay-first = To the beginning
replay-turn-back = One turn back
replay-step-back = One step back
replay-step-on = One step on
replay-turn-on = One turn on
replay-last = To the end
replay-play = Play by itself
replay-speed = Speed
replay-slow = slow
replay-brisk = brisk
replay-fast = fast
replay-position = Position in the game
replay-go = Go there
replay-told = { $name }: { $list }
replay-keys = ← → a step, ⇧ ← → a turn, Home, End, space plays.

# What is shown beside the board.

replay-views = Beside the board
replay-turns = Turns
replay-figures = Graphs
replay-play-on = Play on
replay-language = How turns are told
replay-in-words = In words
replay-in-notation = In notation
replay-earlier = Earlier turns
replay-later = Later turns
replay-turn = Turn
replay-prestige = Prestige after each turn
replay-money = Money after each turn
replay-graph-table = The figures as a table

# Playing on from a position.

replay-begins-with = A copy of this game that begins here: { $name }.
replay-with-whom = How do you want to play?
replay-with-computers = Computers
replay-on-one-screen = One screen
replay-with-friends = Friends
replay-my-seats = My seats
replay-level = The computers’ level
replay-play-on-now = Play on from here
replay-copy-means = The game it is taken from stays as it is, and the copy counts for no statistics.
replay-copy-of = A copy of { $name }.
replay-copy-name = Copy: { $name }
replay-copy = copy

# Records from elsewhere.

replay-record = record
replay-record-name = Record
replay-opened-means = A record that was opened here.
replay-unfinished = The record stops before the end of the game.
replay-open = Open a record
replay-open-invites = You have the record of a game?
replay-open-lead = A record is a text file with one line for each turn. Once opened, the game can be replayed, played on from any position and reviewed.
replay-open-text = The record
replay-open-file = Take it from a file
replay-open-name = Name (may be left empty)
replay-wrong-empty = There is no record here yet: paste one, or choose a file.
replay-wrong-long = The record is too long. At most { $number } kB are read.
replay-wrong-line = Line { $number } cannot be read.
replay-wrong-ends = The text ends too early, at line { $number }.
replay-wrong-move = Line { $number } is against the rules.
replay-wrong-position = The position that ends in line { $number } cannot be.
replay-wrong-right = What would be right, in English:
replay-wrong-why = Why:
