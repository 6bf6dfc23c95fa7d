# Why a turn is good or bad: what it makes possible, what it takes from others, what it gives away.

remark-forestalls = { $other } aurait pu achever { church } ensuite : { prestige }
remark-takes-official = { $other } aurait pu nommer { official.the } ensuite et recevoir { money }
remark-enables-completion = { $player } peut achever { church } au prochain tour : { prestige }
remark-enables-donation = { $player } peut ensuite faire une donation { church.to }
remark-enables-building = { $player } peut construire au prochain tour, sur { $units ->
    [one] { $units } site
   *[other] { $units } sites
}
remark-enables-ship = { $player } peut construire un navire au prochain tour
remark-enables-sale = { $player } peut vendre des marchandises jusqu’à { money } au prochain tour

# What is given away.
lost-win = { $share } de chances de gagner
lost-prestige = { $number } de prestige
lost-little = presque rien

# A hint, and why a turn was played.
cause-but = Mais : { $list }
cause-versus = Mieux que « { field-exact } » : { $list }
cause-versus-for = Mieux que « { field-exact } » : { $list }, grâce à : { part }
cause-behind = Coûte { $list } par rapport à « { field-exact } »
cause-play = Jouer ce coup
cause-costs = Ce coup coûte { $list }.
