# Why a turn is good or bad: what it makes possible, what it takes from others, what it gives away.

remark-forestalls = { $you ->
    [rival] Sinon, vous pourriez achever { church } au prochain tour
   *[other] Sinon, { $other } pourrait achever { church } au prochain tour
}
remark-takes-official = { $you ->
    [rival] Vous auriez pu nommer { official.the } ensuite et recevoir { money }
   *[other] { $other } aurait pu nommer { official.the } ensuite et recevoir { money }
}
remark-enables-completion = { $you ->
    [player] Vous pouvez achever { church } au prochain tour : { prestige }
   *[other] { $player } peut achever { church } au prochain tour : { prestige }
}
remark-enables-donations = { $you ->
    [player] Vous pouvez faire { donations } { church.to } au prochain tour
   *[other] { $player } peut faire { donations } { church.to } au prochain tour
}
remark-enables-building = { $units ->
    [one] { $you ->
        [player] Vous pouvez construire au prochain tour
       *[other] { $player } peut construire au prochain tour
    }
   *[other] { $you ->
        [player] Vous pouvez construire jusqu’à { $units } bâtiments au prochain tour
       *[other] { $player } peut construire jusqu’à { $units } bâtiments au prochain tour
    }
}
remark-enables-ship = { $you ->
    [player] Vous pouvez construire un navire au prochain tour
   *[other] { $player } peut construire un navire au prochain tour
}
remark-enables-sale = { $you ->
    [player] Vous pouvez vendre des marchandises jusqu’à { money } au prochain tour
   *[other] { $player } peut vendre des marchandises jusqu’à { money } au prochain tour
}
donations = { $units ->
    [one] une donation
   *[other] { $units } donations
}

# What is given away.
lost-win = { $share } de chances de gagner
lost-prestige = { $number } de prestige
lost-little = presque rien

# A hint, and why a turn was played.
cause-but = Mais : { $list }
cause-versus = Mieux que « { field-exact } » : { $list }
cause-behind = Coûte { $list } par rapport à « { field-exact } »
cause-worse = Coûte { $list }
cause-play = Jouer ce coup
cause-costs = Ce coup coûte { $list }.
