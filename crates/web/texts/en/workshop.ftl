# The workshop, where people make boards, and everything that can be wrong with a board.

workshop-title = Workshop
workshop-lead = Copy your printed board or draw a city of your own. No drawing skills needed: you mark where things are, and we draw the city.
workshop-without-scripts = Drawing needs scripts, and they’re switched off. You can still paste a board file here and check it.
workshop-start = What do you want to start from?
workshop-start-empty = Empty map for { $name }
workshop-start-empty-note = To copy your printed board. The churches have their names and tokens already.
workshop-start-copy-note = A finished city to change as you like.
workshop-start-own-note = A board that you’ve saved. The old one stays as it is.
workshop-start-city = A new city
workshop-start-city-note = A different one each time.
workshop-start-file = A board file
workshop-start-file-note = One you’ve downloaded here or written yourself.
workshop-undo = Undo
workshop-redo = Redo
workshop-zoom-in = Zoom in
workshop-zoom-out = Zoom out
workshop-fit = Whole map
workshop-snap = Grid
workshop-restart = Start over
workshop-canvas = The map. Arrow keys move what is selected, Delete removes it. Everything can also be done in the list.
workshop-away = The server can’t be reached. Your board is safe in this browser.
workshop-tab-place = Draw
workshop-tab-city = City
workshop-tab-list = List
workshop-tab-test = Test
workshop-tab-file = File
workshop-picture = A picture underneath
workshop-picture-choose = Photo or drawing of your board
workshop-picture-note = It stays in this browser and is never sent.
workshop-picture-corners = Straighten: mark the corners
workshop-picture-corners-help = Drag the four handles to the corners of the board in the picture. Then untick the box.
workshop-picture-corner = Corner { $number }
workshop-picture-fade = Strength
workshop-picture-shown = Show it
workshop-tools = Draw
workshop-hand = Select and move
workshop-churches = Churches
workshop-sites = Sites
workshop-parishes = Parishes
workshop-lines = Lines
workshop-count = { $has } of { $all }
workshop-line = Draw lines
workshop-next-churches = Choose a church and press on the map where it stands. The next one is chosen for you.
workshop-next-sites = Now the sites: choose a kind of building and press on each of its sites.
workshop-next-lines = Now the lines: press on one place after another, or drag from one to the next. The same line again removes it.
workshop-next-wrong = Nearly there. This still has to be put right:
workshop-next-done = This city can be played on.
workshop-parishes-help = Each site joins the nearest church. If that’s wrong, choose the right parish and press on the site.
workshop-wall-help = Wall, river and harbour come by themselves.
workshop-unconnected = Not yet connected: { $list }
workshop-city-empty = Your city appears here as soon as the first church stands.
workshop-picture-of-city = The city as it will be drawn
workshop-city = The city
workshop-city-name = Name
workshop-city-note = Note (optional)
workshop-width = Width
workshop-height = Height
workshop-name = Name
workshop-x = From the left
workshop-y = From the top
workshop-kind = Building
workshop-parish = Parish
workshop-no-parish = none yet
workshop-colour = Colour
workshop-token = Building token
workshop-prestige = Points per building
workshop-citizen = Points per citizen
workshop-cathedral = Make it the cathedral
workshop-is-cathedral = The cathedral
workshop-lines-to = Lines to
workshop-more = Tokens and lines
workshop-remove = Remove { $name }
workshop-add-church = Add a church
workshop-add-site = Add a site
workshop-file-text = The board as a file
workshop-file-note = Change it here, or keep it as a file. Our documentation explains the format.
workshop-file-check = Apply and check
workshop-file-open = Open a file
workshop-file-download = Download
workshop-line-number = Line { $number }:
workshop-test-lead = Three journeymen play 200 games in your city. You can go on drawing meanwhile.
workshop-test-start = Play 200 games
workshop-test-stop = Stop
workshop-test-progress = Games played
workshop-test-unfinished = The city isn’t finished yet. Your list of what’s missing is beside the map.
workshop-test-failed = That didn’t work this time. Try again in a moment.
workshop-test-result = What { $units } games say
workshop-test-unfair = What looks unfair
workshop-test-fair = Nothing. All seats, sites and tokens play their part.
workshop-test-favours = Seat { $number } wins { $share } of the games; in Hamburg it’s { $former }. Chance alone would make such a difference in { $chance } of tests.
workshop-test-cut-off = { $units ->
    [one] One game had no end within 200 rounds.
   *[other] { $units } games had no end within 200 rounds.
}
workshop-test-sites = Nobody ever built here: { $list }
workshop-test-tokens = Nobody ever took these: { $list }
workshop-test-seats = Wins by seat
workshop-test-seat = Seat { $number }
workshop-test-even = Much as in Hamburg: chance alone makes differences like these in { $chance } of tests.
workshop-test-rounds-title = Length
workshop-test-rounds = { $number } rounds on average, from { $from } to { $to }.
workshop-test-no-end = No game had an end.
workshop-test-last = Churches completed last
workshop-test-map = Where people build
workshop-test-map-note = The stronger the glow, the more often a site is built on. A dashed ring marks a site that nobody used.

parish-colour = { $parish-colour ->
    [red] red
    [white] white
    [yellow] yellow
    [green] green
    [violet] violet
   *[blue] blue
}

fault-too-large = A board file has at most { $number } kilobytes. Remove what’s too much.
fault-unreadable = This can’t be read as a board file.
fault-detail = The reader says:
fault-id = “{ $name }” can’t be an id. Use 1 to 16 letters, digits and hyphens, starting with a letter.
fault-name = Names and notes have 1 to 40 visible characters on one line.
fault-word = “{ $name }” isn’t known here. Use one of these: { $list }
fault-id-twice = { $name } is the id of two places. Each needs its own.
fault-map = The map’s width and height are 100 to 10000 each.
fault-off-map = { $name } is outside the map. Move it back.
fault-same-spot = { $first } and { $rest } are on the same spot. Move one of them.
fault-church-count = A board has { $all } churches; this one has { $has }.
fault-no-cathedral = One church has to be the cathedral.
fault-cathedrals = There’s only one cathedral; this board has { $has }.
fault-colour-twice = Two churches are { parish-colour }. Each has its own colour.
fault-kind-twice = Two building tokens pay for the same building ({ building }). Each church has its own.
fault-building-prestige = A building token pays 4 or 5 points, not { $points }.
fault-citizen-prestige = A citizens token pays 3 or 4 points, not { $points }.
fault-cathedral-prestige = The cathedral’s citizens token pays 1 point, not { $points }.
fault-site-count = Sites for { building }: a board has { $all }, this one has { $has }.
fault-no-parish = This site has no parish yet. Choose the church it belongs to.
fault-unknown-parish = There’s no church “{ $name }”. Choose one of the parishes.
fault-cathedral-parish = { $name } is the cathedral, which has no parish. Choose a parish church.
fault-empty-parish = The parish of { $name } has no site yet.
fault-unknown-place = There’s no church or site “{ $name }”. Lines lead to the ids in the list.
fault-line-to-itself = A line from { $name } leads back to it. Remove it.
fault-line-between-churches = Lines lead to sites: { $first } and { $rest } are both churches.
fault-line-twice = The line from { $first } to { $rest } is there twice. Once is enough.
fault-unreachable = { $name } isn’t connected with the rest. Draw a line to it.
fault-too-close = { $first } and { $rest } are so close that they may cover each other in the drawing. Move them at least { $number } apart.
