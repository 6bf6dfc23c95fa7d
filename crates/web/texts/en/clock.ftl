# Clocks: how much time players have.

clock-title = Clocks
clock-until = until { $until }
clock-left-until = { $left } left, until { $until }
clock-up = Time’s up
clock-up-brief = Time’s up
clock-paused = Pause
clock-paused-until = Paused until { $until }
clock-holiday = On holiday, back on { $date }
clock-title-one = Time left
clock-day = { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[other] Sunday
}, { $day } { lobby-month }
clock-day-brief = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[other] Dec
}
clock-back = back { $date }
clock-turn-timed-out = Time was up: a computer played this turn
clock-absent = { $name } is on holiday and will be back on { $date }.
clock-then-stand-in = If someone’s time is up, a computer plays that turn; if it happens twice in a row, it keeps the seat until its owner is back. Only waking hours count in slow games.
clock-then-others-decide = If someone’s time is up, the others decide whether a computer plays that turn.
clock-then-loss = Whoever runs out of time loses.
clock-seconds = { $number ->
    [one] 1 second
   *[other] { $number } seconds
}
clock-minutes = { $number ->
    [one] 1 minute
   *[other] { $number } minutes
}
clock-hours = { $number ->
    [one] 1 hour
   *[other] { $number } hours
}
clock-timed-out = A computer is playing this turn for { $name }: time was up.
clock-flag = { $name } has run out of time. The others decide whether a computer plays this turn.
clock-propose-time-out = Let a computer play this turn for { $player }
clock-proposes-time-out = { $name } proposes that a computer play this turn for { $player }. A majority is enough.
clock-propose-pause = Propose a pause
clock-pause-days = { $number ->
    [one] 1 day
   *[other] { $number } days
}
clock-proposes-pause = { $number ->
    [one] { $name } proposes a pause of 1 day. No clock runs until then.
   *[other] { $name } proposes a pause of { $number } days. No clock runs until then.
}
clock-ended-by-time = Time ran out.
clock-ended-abandoned = No one did anything for 30 days. The game counts for no one.

# The form for a new table.

clock-choice = Clock
clock-choice-note = Only when someone plays by link. In slow games, only the hours count when the player to move is awake; your account page has your time zone, night and holidays.
clock-sitting = One sitting
clock-sitting-means = 10 minutes each, plus 25 seconds for every turn. You all stay until the end.
clock-several = Several turns a day
clock-several-means = 45 waking hours each, plus 3 for every turn. A game usually takes two weeks.
clock-daily = A turn a day
clock-daily-means = 75 waking hours each, plus 12 for every turn. A game can take months.
clock-none = No clock
clock-none-means = Everyone takes as long as they like. Only for friends.
clock-weekend = Weekends don’t count
clock-at-end = When someone’s time is up
clock-end-stand-in = A computer plays that turn
clock-end-others-decide = The others decide
clock-end-loss = With two players: the game is lost

# Hours of a person, on the account page.

hours-title = Your hours
hours-lead = In slow games your clock only runs while you’re awake.
hours-zone = Time zone
hours-night-from = The night begins at
hours-night-to = and ends at
hours-save = Save the hours
hours-note = A night has at most nine hours. A change holds from your next turn.
hours-changed = Your hours are saved.
hours-holidays = Holidays
hours-holidays-lead = Your clocks stand still, and the others see when you’re back.
hours-first = First day
hours-last = Last day
hours-holiday-add = Take these days off
hours-holiday-note = At most 14 days at once and 21 in a year.
hours-holiday-days = From { $first } to { $last }
hours-holiday-cancel = Cancel this holiday
hours-holiday-end = End it today
hours-wrong-zone = Choose a time zone from the list.
hours-wrong-time = Enter a time such as 23:00.
hours-wrong-night = The night is longer than nine hours. Choose a shorter one.
hours-wrong-often = You’ve changed your hours eight times in two months. Please wait a while before the next change.
hours-wrong-date = Enter a day such as 2026-12-24.
hours-wrong-backwards = The last day is before the first one.
hours-wrong-past = A holiday can begin today at the earliest.
hours-wrong-far = A holiday can begin a year from now at the latest.
hours-wrong-overlaps = You’re on holiday on one of these days already.
hours-wrong-long = A holiday has at most 14 days, together with the ones right before or after it.
hours-wrong-too-many = { $number ->
    [one] You only have 1 day of holiday left in that year.
   *[other] You only have { $number } days of holiday left in that year.
}
