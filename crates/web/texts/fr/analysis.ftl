# Why a turn is good or bad, and how good it was. $you says who of its players is the reader.

remark-wins = { $you ->
    [player] Vous terminez la partie et gagnez avec { prestige }, { $margin }
   *[other] { $player } termine la partie et gagne avec { prestige }, { $margin }
}
remark-ends-game = { $you ->
    [player] Vous terminez la partie à la { $place }e place avec { prestige }, { $margin }
   *[other] { $player } termine la partie à la { $place }e place avec { prestige }, { $margin }
}
remark-ahead = { $number } d’avance sur le deuxième
remark-behind = { $number } de retard sur le premier
remark-level = à égalité avec le meilleur des autres
remark-completes = { $you ->
    [player] Vous achevez { church } : { prestige }
   *[other] { $player } achève { church } : { prestige }
}
remark-takes-token = { $token ->
    [five] Le { token-at } vaut { prestige }
   *[other] Le { token-at } vaut déjà { prestige }
}
remark-raises-tokens = { $you ->
    [player] Vos jetons non marqués valent maintenant { $points } de plus
   *[other] Les jetons non marqués de { $player } valent maintenant { $points } de plus
}
remark-produces-more = { $you ->
    [player] Vous produisez désormais { goods } à la fois au lieu de { $has }
   *[other] { $player } produit désormais { goods } à la fois au lieu de { $has }
}
remark-carries-more = { $you ->
    [player] Vos navires peuvent transporter { cargo } de plus
   *[other] Les navires de { $player } peuvent transporter { cargo } de plus
}
remark-pays-prestige = Le long chemin jusqu’à « { field } » coûte { prestige }
remark-denies = { $you ->
    [rival] Vous ne pouvez plus prendre le { token-at }, qui vous vaudrait { prestige }
   *[other] { $other } ne peut plus prendre le { token-at }, qui lui vaudrait { prestige }
}
remark-moves-ships-on = { $you ->
    [rival] Les navires avancent et vous pouvez transporter { cargo } de moins
   *[other] Les navires avancent et { $other } peut transporter { cargo } de moins
}
remark-lets-complete = { $you ->
    [rival] Vous pourriez achever { church } au prochain tour : { prestige }
   *[other] { $other } pourrait achever { church } au prochain tour : { prestige }
}
remark-lets-complete-last = { $you ->
    [rival] Vous pourriez achever { church }, la dernière église, et terminer la partie : { prestige }
   *[other] { $other } pourrait achever { church }, la dernière église, et terminer la partie : { prestige }
}
remark-scores-more = Les jetons rapportent { $points } de plus tout de suite
remark-more-money = { money } de plus à dépenser ensuite

grade = { $grade ->
    [best] meilleur coup
    [excellent] excellent
    [good] bon
    [inaccuracy] imprécision
    [mistake] erreur
   *[blunder] grosse erreur
}

expected = environ { $number } de prestige

cargo = { $units ->
    [one] { $units } marchandise
   *[other] { $units } marchandises
}
