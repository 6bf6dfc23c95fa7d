# Open tables: the list, sitting down, and what a host can do before the game.

lobby-title = Open tables
lobby-lead = These people are looking for others to play with. One press, and you’re at their table.
lobby-count = { $number ->
    [0] No open tables
    [one] One open table
   *[other] { $number } open tables
}
lobby-all = { $units ->
    [one] One open table
   *[other] All { $units } open tables
}
lobby-host = Set up by { $name }
lobby-host-here = here now
lobby-host-hours = { $units ->
    [one] last here an hour ago
   *[other] last here { $units } hours ago
}
lobby-host-days = { $units ->
    [one] away since yesterday
   *[other] away for { $units } days
}
lobby-wanted-newcomers = Newcomers welcome
lobby-wanted-any = For anybody
lobby-wanted-experienced = For experienced players
lobby-advised = Advice for everybody
lobby-not-advised = No advice
lobby-sit = Sit down
lobby-sit-title = Sit down at { $name }
lobby-to-table = To the table
lobby-empty = Nobody is looking for players right now.
lobby-empty-filtered = No open table is like that right now.
lobby-own = Nothing for you?
lobby-offer-own = Offer a table
lobby-play-now = Play now against computers
lobby-full = Somebody was a moment faster, and this table is full. Here are the others.
lobby-not-offered = This table isn’t open any more. Here are the others.
lobby-filter = Filter
lobby-experience = Experience
lobby-language = Language
lobby-any = Any
lobby-new-cities = New cities
lobby-show = Show
lobby-show-all = Show all

lobby-open-to = Who can take the open seats?
lobby-open-to-link = People with the link
lobby-open-to-all = Everybody
lobby-open-note = The table is listed for everybody until its seats are taken.
lobby-whom = Whom would you like to play with?
lobby-advice = Hints and the tutor
lobby-offered = Everybody can see this table and sit down.
lobby-offer = Offer to everybody
lobby-withdraw = Withdraw the offer
lobby-remove = Remove { $player }
lobby-wrong-no-open-seat = No seat is open. Set one to “Invite by link”, and everybody can take it.
lobby-wrong-many-offers = You already offer five tables to everybody. Withdraw one of them first, or invite people by link.
lobby-many-offers = That’s enough open tables
lobby-many-offers-why = You already offer five tables to everybody, and that’s the most at a time.
lobby-many-offers-next = Withdraw one of them, or wait until it’s full.

lobby-begins = When does it start?
lobby-begins-full = When all seats are taken
lobby-begins-latest = At a set time at the latest, with computers in open seats
lobby-begins-appointment = At an appointed time
lobby-begins-by = Starts at the latest
lobby-begins-at = Starts
lobby-time = Date and time
lobby-fill = At an appointment, computers take the open seats
lobby-fill-question = If seats are still open then
lobby-fill-computers = Computers take them
lobby-fill-close = The table is closed
lobby-open-seats-computers = Computers take the seats that are still open then.
lobby-open-seats-closed = If seats are still open then, the table is closed.
lobby-set-start = Set the start
lobby-fill-now = Computers for the open seats
lobby-begin = Start now
lobby-dissolve = Close the table
lobby-calendar = Add it to your calendar
lobby-reminder = Nothing has happened here for ten days. The table will be closed
lobby-keep = Keep it open
lobby-closed = This table is closed
lobby-closed-too-few = Too few people had sat down by the start, so the game didn’t take place.
lobby-closed-waited = Nothing happened here for two weeks, so the table was closed.
lobby-closed-by-host = The person who set it up has closed it.
lobby-all-seated = All seats taken, waiting for the start
lobby-wrong-time-title = That time doesn’t work
lobby-wrong-time = Choose a date and time in the next three months.
lobby-wrong-time-next = Go back to the table and choose another time.
lobby-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
}
lobby-moment = { $day } { lobby-month } { $year }, { $clock } UTC
lobby-appointment = A game of Hamburgum in the city of { $name }, with { $units } seats.
