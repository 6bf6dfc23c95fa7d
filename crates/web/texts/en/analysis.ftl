# What a turn does and how good it was. What the log says already is said in its words.

remark-wins = { $player } ends the game and wins with { prestige }, { $margin }
remark-ends-game = { $player } ends the game in place { $place } with { prestige }, { $margin }
remark-ahead = { $number } ahead of the next
remark-behind = { $number } behind the winner
remark-level = level with the best of the others
remark-takes-token = { $player } takes the { token-at }, worth { $points } now
remark-takes-token-later = { $player } takes the { token-at }, worth { $points } now and about { $later } more later
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
remark-denies = { $other } can no longer take the { token-at }, which would be worth { prestige } to { $other }
remark-moves-ships-on = Ships move on, and { $other } can carry { $units ->
    [one] { $units } unit
   *[other] { $units } units
} less
remark-lets-complete = { $other } could complete { church } next: { prestige }
remark-lets-complete-last = { $other } could complete { church }, the last church, and end the game: { prestige }
remark-shifts = This changes for { $player }: { part }

# Where expected prestige comes from.
part = { $part ->
    [prestige] prestige on the track
    [tokens] tokens to be scored
    [money] money
    [materials] materials
    [goods] goods
    [harbour] ships
    [production] production
    [city] place in the city
    [churches] churches within reach
    [prospects] what is still to come
   *[rondel] place on the rondel
}

grade = { $grade ->
    [best] best turn
    [excellent] excellent
    [good] good
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
}

worth = about { $number } PP
