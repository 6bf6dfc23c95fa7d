# Why a turn is good or bad: what it makes possible, what it takes from others, what it gives away.

remark-forestalls = { $you ->
    [rival] Otherwise you could complete { church } next
   *[other] Otherwise { $other } could complete { church } next
}
remark-takes-official = { $you ->
    [rival] You could have appointed the { official } next and received { money }
   *[other] { $other } could have appointed the { official } next and received { money }
}
remark-enables-completion = { $you ->
    [player] You can complete { church } next turn: { prestige }
   *[other] { $player } can complete { church } next turn: { prestige }
}
remark-enables-donations = { $you ->
    [player] You can make { donations } to { church } next turn
   *[other] { $player } can make { donations } to { church } next turn
}
remark-enables-building = { $units ->
    [one] { $you ->
        [player] You can build next turn
       *[other] { $player } can build next turn
    }
   *[other] { $you ->
        [player] You can build up to { $units } buildings next turn
       *[other] { $player } can build up to { $units } buildings next turn
    }
}
remark-enables-ship = { $you ->
    [player] You can build a ship next turn
   *[other] { $player } can build a ship next turn
}
remark-enables-sale = { $you ->
    [player] You can sell goods for up to { money } next turn
   *[other] { $player } can sell goods for up to { money } next turn
}
donations = { $units ->
    [one] a donation
   *[other] { $units } donations
}

# What is given away.
lost-win = { $share } chance of winning
lost-prestige = { $number } prestige
lost-little = hardly anything

# A hint, and why a turn was played.
cause-but = But: { $list }
cause-versus = Beats { field-exact } by { $list }
cause-behind = Costs { $list } compared with { field-exact }
cause-worse = Costs { $list }
cause-play = Play this turn
cause-costs = This turn costs { $list }.
