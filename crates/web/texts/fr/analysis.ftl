# What a turn does and how good it was. What the log says already is said in its words.

remark-wins = { $player } termine la partie et gagne avec { prestige }, { $margin }
remark-ends-game = { $player } termine la partie à la { $place }e place avec { prestige }, { $margin }
remark-ahead = { $number } d’avance sur le deuxième
remark-behind = { $number } de retard sur le premier
remark-level = à égalité avec le meilleur des autres
remark-takes-token = { $player } prend le { token-at }, qui vaut { $points } maintenant
remark-takes-token-later = { $player } prend le { token-at }, qui vaut { $points } maintenant et environ { $later } de plus ensuite
remark-sells = { $player } vend { $units ->
    [one] { $units } marchandise
   *[other] { $units } marchandises
} pour { money }
remark-buys = { $player } achète { $bought } pour { money }
remark-launches = { $player } construit { ships }
remark-builds = { $player } construit { buildings }
remark-builds-for = { $player } construit { buildings } et reçoit { money }
remark-appoints-for = { $player } nomme { official.the } et reçoit { money }
remark-pays-prestige = { $player } paie { prestige } pour aller sur « { field } »
remark-denies = { $other } ne peut plus prendre le { token-at }, qui lui vaudrait { prestige }
remark-moves-ships-on = Les navires avancent et { $other } peut transporter { $units ->
    [one] { $units } marchandise
   *[other] { $units } marchandises
} de moins
remark-lets-complete = { $other } pourrait achever { church } au prochain tour : { prestige }
remark-lets-complete-last = { $other } pourrait achever { church }, la dernière église, et terminer la partie : { prestige }
remark-shifts = Ce qui change pour { $player } : { part }

# Where expected prestige comes from.
part = { $part ->
    [prestige] prestige sur la piste des scores
    [tokens] jetons à marquer
    [money] argent
    [materials] matériel
    [goods] marchandises
    [harbour] navires
    [production] production
    [city] position dans la ville
    [churches] églises à portée
    [prospects] ce qui reste à venir
    [tempo] à qui le tour
   *[rondel] position sur la roue
}

grade = { $grade ->
    [best] meilleur coup
    [excellent] excellent
    [good] bon
    [inaccuracy] imprécision
    [mistake] erreur
   *[blunder] grosse erreur
}

worth = environ { $number } de prestige
