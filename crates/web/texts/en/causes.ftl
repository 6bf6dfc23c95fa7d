# Why a turn is good or bad: what it makes possible, what it takes from others, what it gives away.

remark-forestalls = { $other } could have completed { church } next: { prestige }
remark-takes-official = { $other } could have appointed the { official } next and received { money }
remark-enables-completion = { $player } can complete { church } next turn: { prestige }
remark-enables-donation = { $player } can then donate to { church }
remark-enables-building = { $player } can build next turn, on { $units ->
    [one] { $units } site
   *[other] { $units } sites
}
remark-enables-ship = { $player } can build a ship next turn
remark-enables-sale = { $player } can sell goods for up to { money } next turn

# What is given away.
lost-win = { $share } chance of winning
lost-prestige = { $number } prestige
lost-little = hardly anything

# A hint, and why a turn was played.
cause-but = But: { $list }
cause-versus = Beats { field-exact } by { $list }
cause-versus-for = Beats { field-exact } by { $list }, because of { part }
cause-behind = Costs { $list } compared with { field-exact }
cause-play = Play this turn
cause-costs = This turn costs { $list }.
