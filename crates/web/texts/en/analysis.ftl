# Why a turn is good or bad, and how good it was. $you says who of its players is the reader.

remark-wins = { $you ->
    [player] You end the game and win with { prestige }, { $margin }
   *[other] { $player } ends the game and wins with { prestige }, { $margin }
}
remark-ends-game = { $you ->
    [player] You end the game in place { $place } with { prestige }, { $margin }
   *[other] { $player } ends the game in place { $place } with { prestige }, { $margin }
}
remark-ahead = { $number } ahead of second place
remark-behind = { $number } behind the winner
remark-level = tied with the best of the others
remark-completes = { $you ->
    [player] You complete { church }: { prestige }
   *[other] { $player } completes { church }: { prestige }
}
remark-takes-token = { $token ->
    [five] The { token-at } is worth { prestige }
   *[other] The { token-at } is already worth { prestige }
}
remark-raises-tokens = { $you ->
    [player] Your unscored tokens are now worth { $points } more
   *[other] { $player }’s unscored tokens are now worth { $points } more
}
remark-produces-more = { $you ->
    [player] You now produce { goods } at a time instead of { $has }
   *[other] { $player } now produces { goods } at a time instead of { $has }
}
remark-carries-more = { $you ->
    [player] Your ships can carry { cargo } more
   *[other] { $player }’s ships can carry { cargo } more
}
remark-pays-prestige = The long way to { field } costs { prestige }
remark-denies = { $you ->
    [rival] You can no longer take the { token-at }, worth { prestige } to you
   *[other] { $other } can no longer take the { token-at }, worth { prestige } to { $other }
}
remark-moves-ships-on = { $you ->
    [rival] Ships move on, so you can carry { cargo } less
   *[other] Ships move on, so { $other } can carry { cargo } less
}
remark-lets-complete = { $you ->
    [rival] You could complete { church } next: { prestige }
   *[other] { $other } could complete { church } next: { prestige }
}
remark-lets-complete-last = { $you ->
    [rival] You could complete { church }, the last church, and end the game: { prestige }
   *[other] { $other } could complete { church }, the last church, and end the game: { prestige }
}
remark-scores-more = Tokens score { $points } more right away
remark-more-money = { money } more to spend afterwards

grade = { $grade ->
    [best] best turn
    [excellent] excellent
    [good] good
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
}

expected = about { $number } prestige

cargo = { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
