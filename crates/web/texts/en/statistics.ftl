# The page of statistics.
statistics-link = Statistics
statistics-of-mine = Your results
statistics-all = Everyone’s games
statistics-mine = Your games
statistics-all-lead = How games on this server have ended so far: one result per player per game.
statistics-mine-lead = How your games ended. They move with you from guest to account.
statistics-views = Whose games
statistics-nothing = No finished game matches. A game counts once all six churches are complete.
statistics-filter = Which games
statistics-players = Players
statistics-city = City
statistics-officials = Officials
statistics-any = all
statistics-any-city = all
statistics-new-cities = New cities
statistics-own-cities = Drawn cities
statistics-show = Show
statistics-by-players = By number of players
statistics-by-city = By city
statistics-by-officials = By officials
statistics-by-seat = By seat
statistics-by-who = By type of player
statistics-by-opening = Openings
statistics-opening-lead = A player’s first three fields, most popular first.
statistics-results = Results
statistics-games = Games
statistics-wins = Wins
statistics-places = Places 1 · 2 · 3 …
statistics-place = Average place
statistics-prestige = Average prestige
statistics-of-players = { $count } players
statistics-seat = { $number ->
    [one] 1st to play
    [2] 2nd to play
    [3] 3rd to play
   *[other] { $number }th to play
}
statistics-people = people
statistics-note = Only games played to the end by the rules count; copies of other games and the lesson don’t. A shared first place is a win for each. A player who resigns comes last with no prestige. Several people on one screen count as “{ statistics-people }”, but not in anyone’s own figures.
