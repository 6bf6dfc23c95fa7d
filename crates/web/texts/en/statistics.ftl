# The page of statistics.
statistics-link = Statistics
statistics-of-mine = How your games ended
statistics-all = Everybody’s games
statistics-mine = Your games
statistics-all-lead = How the games on this server have ended so far: one result for each player of a game.
statistics-mine-lead = How your games ended. They follow you from guest to account.
statistics-views = Whose games
statistics-nothing = No finished game fits. A game counts as soon as all six churches are complete.
statistics-filter = Which games
statistics-players = Players
statistics-city = City
statistics-officials = Officials
statistics-any = all
statistics-any-city = all
statistics-show = Show
statistics-by-players = By number of players
statistics-by-city = By city
statistics-by-officials = By officials
statistics-by-seat = By seat
statistics-by-who = By who played
statistics-by-opening = Openings
statistics-opening-lead = The first three fields of a player, those chosen most often first.
statistics-results = Results
statistics-games = Games
statistics-wins = Wins
statistics-places = Places 1 · 2 · 3 …
statistics-place = Mean place
statistics-prestige = Mean prestige
statistics-of-players = { $count } players
statistics-seat = { $number ->
    [one] 1st to play
    [2] 2nd to play
    [3] 3rd to play
   *[other] { $number }th to play
}
statistics-people = people
statistics-note = Only games that were played to the end by the rules count; copies of other games and the lesson do not. A shared first place is a win for each. Who gives up is last and has no prestige. Several people on one screen count under “people”, but in nobody’s own figures.
