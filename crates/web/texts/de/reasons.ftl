# Why something is not possible, said to the player who tries it.

reason-game-over = Das Spiel ist aus.
reason-not-asked = Jetzt nicht. { $prompt }.
reason-lacks-prestige = Du brauchst { prestige }, { reason-have }.
reason-lacks-money = Du brauchst { money }, hast aber nur { $has }.
reason-lacks-good = Du brauchst { goods }, hast aber { $has ->
    [0] { $good ->
        [sugar] keinen
       *[other] keins
    }
   *[other] nur { $has }
}.
reason-lacks-material = Du brauchst { materials }, hast aber { $has ->
    [0] { $material ->
        [timber] keins
        [brick] keinen
       *[bell] keine
    }
   *[other] nur { $has }
}.
reason-have = { $has ->
    [0] hast aber keinen
   *[other] hast aber nur { $has }
}
reason-lacks-ship = Alle deine { $all } Schiffe liegen schon im Hafen.
reason-has-sold = Du hast in diesem Zug Waren verkauft und kannst daher nicht kaufen.
reason-has-bought = Du hast in diesem Zug Baustoffe gekauft und kannst daher nicht verkaufen.
reason-purchase-full = Mehr als 10 Baustoffe kannst du in einem Zug nicht kaufen.
reason-owns-bell = Du hast schon eine Kirchenglocke, und mehr als eine darfst du nicht besitzen.
reason-other-church = Alle Spenden dieses Zuges gehen an { church.accusative }.
reason-church-complete = { church.first } hat schon alle 5 Spenden. Wähle eine andere Kirche.
reason-first-takes-five = Die erste Spende für { church.accusative } bringt immer das 5er-Plättchen.
reason-token-taken = { $player } hat das { token-at } schon.
reason-has-scored = Du hast mit dem Werten begonnen und kannst in diesem Zug nicht mehr spenden.
reason-not-own-token = Das { token-at } gehört dir nicht.
reason-already-scored = Das { token-at } ist schon gewertet.
reason-must-score = Du hast { $unscored } ungewertete { token } und darfst nur eines behalten. Werte erst { $surplus } davon.
reason-site-taken = { $player } hat schon einen Bürger auf { site }.
reason-not-adjacent = { site } grenzt weder an eine Kirche, für die du gespendet hast, noch an einen deiner Bürger.
reason-second-official = Du darfst pro Zug nur ein Amtsgebäude bauen.
reason-choose-official = Wähle die Amtsperson für { site }.
reason-no-choice-of-official = Die Amtsperson kannst du nur in der Profivariante wählen.
reason-not-for-officials = { site } ist ein Bauplatz für { building.one }, nicht für ein Amtsgebäude.
reason-official-gone = Der { official } ist nicht zu haben.
