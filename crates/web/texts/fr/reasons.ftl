# Why something is not possible, said to the player who tries it.

reason-game-over = La partie est terminée.
reason-not-asked = Pas maintenant. { $prompt }.
reason-lacks-prestige = Il vous faut { prestige }, mais { reason-have }.
reason-lacks-money = Il vous faut { money }, mais vous n’avez que { $has } £.
reason-lacks-good = Il vous faut { goods }, mais { reason-have }.
reason-lacks-material = Il vous faut { materials }, mais { reason-have }.
reason-have = { $has ->
    [0] vous n’en avez pas
   *[other] vous n’en avez que { $has }
}
reason-lacks-ship = Vos { $all } navires sont déjà tous au port.
reason-has-sold = Vous avez vendu des marchandises ce tour-ci : vous ne pouvez plus acheter.
reason-has-bought = Vous avez acheté du matériel ce tour-ci : vous ne pouvez plus vendre.
reason-purchase-full = Vous ne pouvez pas acheter plus de 10 unités par tour.
reason-owns-bell = Vous avez déjà une cloche et ne pouvez pas en posséder deux.
reason-other-church = Toutes les donations de ce tour vont { church.to }.
reason-church-complete = { church.first } a déjà ses 5 donations. Choisissez une autre église.
reason-first-takes-five = La première donation { church.to } donne toujours le jeton 5 points.
reason-token-taken = { $player } a déjà le { token-at }.
reason-has-scored = Vous avez commencé à marquer : vous ne pouvez plus faire de donation ce tour-ci.
reason-not-own-token = Le { token-at } n’est pas à vous.
reason-already-scored = Le { token-at } est déjà marqué.
reason-must-score = Vous avez { $unscored } { token.many } non marqués et ne pouvez en garder qu’un. Marquez-en d’abord { $surplus }.
reason-site-taken = { $player } a déjà un citoyen sur { site }.
reason-not-adjacent = { site } n’est relié ni à une église à laquelle vous avez fait une donation ni à l’un de vos citoyens.
reason-second-official = Vous ne pouvez construire qu’un bâtiment officiel par tour.
reason-choose-official = Choisissez le fonctionnaire pour { site }.
reason-no-choice-of-official = Vous ne pouvez choisir le fonctionnaire que dans la variante I.
reason-not-for-officials = { site } est un site pour { building.one }, pas pour un bâtiment officiel.
reason-official-gone = { official.first } n’est pas disponible.
