# Why something is not possible, said to the player who tries it.

reason-game-over = The game is over.
reason-not-asked = Not now. { $prompt }.
reason-lacks-prestige = You need { prestige } and { reason-have }.
reason-lacks-money = You need { money } and have £{ $has }.
reason-lacks-good = You need { goods } and { reason-have }.
reason-lacks-material = You need { materials } and { reason-have }.
reason-have = { $has ->
    [0] have none
   *[other] have { $has }
}
reason-lacks-ship = All { $all } of your ships are in the harbour.
reason-has-sold = You have sold goods this turn, so you cannot buy.
reason-has-bought = You have bought materials this turn, so you cannot sell.
reason-purchase-full = You cannot buy more than 10 units in one turn.
reason-owns-bell = You already have a bell, and nobody may own two.
reason-other-church = This turn’s donations all go to { church }.
reason-church-complete = { church.first } already has its 5 donations. Choose another church.
reason-first-takes-five = The first donation to { church } always takes its 5-point token.
reason-token-taken = { $player } already has the { token-at }.
reason-has-scored = You have begun to score, so you cannot donate any more this turn.
reason-not-own-token = The { token-at } is not yours.
reason-already-scored = The { token-at } is already scored.
reason-must-score = You have { $unscored } unscored { token }s and may keep only one. Score { $surplus } first.
reason-site-taken = { $player } already has a citizen on { site }.
reason-not-adjacent = { site } touches neither a church that you have given to nor one of your citizens.
reason-second-official = You can build only one official each turn.
reason-choose-official = Choose the official for { site }.
reason-no-choice-of-official = You can choose the official only in variant I.
reason-not-for-officials = { site } is for { building.one }, not for an official.
reason-official-gone = The { official } is not available.
