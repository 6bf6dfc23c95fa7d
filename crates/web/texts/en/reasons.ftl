# Why something is not possible, said to the player who tries it.

reason-game-over = The game is over.
reason-not-asked = Not now. { $prompt }.
reason-lacks-prestige = You need { prestige } but { reason-have }.
reason-lacks-money = You need { money } but have only £{ $has }.
reason-lacks-good = You need { goods } but { reason-have }.
reason-lacks-material = You need { materials } but { reason-have }.
reason-have = { $has ->
    [0] have none
   *[other] have only { $has }
}
reason-lacks-ship = All { $all } of your ships are in the harbour.
reason-has-sold = You’ve sold goods this turn, so you can’t buy.
reason-has-bought = You’ve bought materials this turn, so you can’t sell.
reason-purchase-full = You can’t buy more than 10 units in one turn.
reason-owns-bell = You already have a bell, and you can’t own two.
reason-other-church = All this turn’s donations go to { church }.
reason-church-complete = { church.first } already has its 5 donations. Choose another church.
reason-first-takes-five = The first donation to { church } always takes its 5-point token.
reason-token-taken = { $player } already has the { token-at }.
reason-has-scored = You’ve started scoring, so you can’t donate any more this turn.
reason-not-own-token = The { token-at } isn’t yours.
reason-already-scored = The { token-at } has already been scored.
reason-must-score = You have { $unscored } unscored { token }s and can keep only one. Score { $surplus } first.
reason-site-taken = { $player } already has a citizen on { site }.
reason-not-adjacent = { site } isn’t next to a church you’ve donated to or one of your citizens.
reason-second-official = You can build only one official per turn.
reason-choose-official = Choose the official for { site }.
reason-no-choice-of-official = You can choose the official only in variant I.
reason-not-for-officials = { site } is for { building.one }, not an official.
reason-official-gone = The { official } isn’t available.
