# What a turn does and how good it was. What the log says already is said in its words.

remark-wins = { $player } ends the game and wins with { prestige }, { $margin }
remark-ends-game = { $player } ends the game in place { $place } with { prestige }, { $margin }
remark-ahead = { $number } ahead of second place
remark-behind = { $number } behind the winner
remark-level = tied with the best of the others
remark-takes-token = { $player } takes the { token-at }, worth { $points } now
remark-takes-token-later = { $player } takes the { token-at }, worth { $points } now and about { $later } more later on
remark-sells = { $player } sells { $units ->
    [one] { $units } good
   *[other] { $units } goods
} for { money }
remark-buys = { $player } buys { $bought } for { money }
remark-launches = { $player } builds { ships }
remark-builds = { $player } builds { buildings }
remark-builds-for = { $player } builds { buildings } and receives { money }
remark-appoints-for = { $player } appoints the { official } and receives { money }
remark-pays-prestige = { $player } pays { prestige } to reach { field }
remark-denies = { $other } can no longer take the { token-at }, which would have been worth { prestige }
remark-moves-ships-on = Ships move on, so { $other } can carry { $units ->
    [one] { $units } unit
   *[other] { $units } units
} less
remark-lets-complete = { $other } could complete { church } next: { prestige }
remark-lets-complete-last = { $other } could complete { church }, the last church, and end the game: { prestige }
remark-shifts = What changes for { $player }: { part }

# Where expected prestige comes from.
part = { $part ->
    [prestige] prestige on the track
    [tokens] tokens to score
    [money] money
    [materials] materials
    [goods] goods
    [harbour] ships
    [production] production
    [city] position in the city
    [churches] churches within reach
    [prospects] what’s still to come
    [tempo] whose turn it is
   *[rondel] position on the rondel
}

grade = { $grade ->
    [best] best turn
    [excellent] excellent
    [good] good
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
}

worth = about { $number } prestige
