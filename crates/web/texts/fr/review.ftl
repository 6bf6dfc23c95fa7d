# Reviews of games: how far they are, what they found, and what it means.

review-title = Analyse : { $name }
review-ways = Autres vues de cette partie
review-to-table = Vers la table
review-to-replay = Revoir la partie
review-refused = D’autres personnes jouent encore ici. L’analyse sera ouverte à tous dès la fin de la partie.
review-nothing = Personne n’a encore terminé un tour : il n’y a rien à analyser.
review-promise = L’analyse examine chaque tour aussi longtemps que le ferait l’ordinateur le plus fort et le compare aux meilleurs tours qu’elle trouve : la situation de chacun au fil du jeu, ce que chaque tour a coûté et ce qui aurait été meilleur. Elle se fait en arrière-plan et est conservée avec la partie.
review-begin = Analyser cette partie
review-go-on = Analyser le reste
review-stop = Arrêter
review-look-again = Regarder à nouveau
review-progress = Avancement de l’analyse
review-waiting = D’autres analyses passent avant.
review-running = { $has } tours sur { $all } sont analysés ({ $share }).
review-stopped = { $has } tours sur { $all } sont analysés ({ $share }).
review-seconds-left = { $number ->
    [one] Encore { $number } seconde environ.
   *[other] Encore { $number } secondes environ.
}
review-minutes-left = { $number ->
    [one] Encore { $number } minute environ.
   *[other] Encore { $number } minutes environ.
}
review-done = Tous les tours sont analysés.

review-graphs = Le cours de la partie
review-graphs-note = Cliquez sur un moment pour revoir sa position.
review-wins = Chances de gagner
review-prestige = Prestige final attendu
review-turn = Après
review-beginning = Début
review-after = Manche { $number }, { $player }

review-player = Joueur
review-accuracy = Précision
review-meaning = Ce que signifient ces chiffres
review-accuracy-meaning = Un tour qui ne perd rien des chances de gagner compte 100 %, un tour qui en perd 20 % ou plus ne compte rien, et entre les deux la valeur baisse régulièrement. La précision est la moyenne de tous les tours d’un joueur. Qui n’a que des choix faciles a la tâche plus facile : comparez-la à vos autres parties plutôt qu’à celle des autres.
review-grades-meaning = Un tour est le meilleur si aucun meilleur n’a été trouvé ; sinon, sa note dit combien de chances de gagner il a coûté : jusqu’à 2 % excellent, jusqu’à 5 % bon, jusqu’à 10 % imprécis, jusqu’à 20 % une erreur, au-delà une grosse erreur.
review-limits = L’analyse ne voit que ce que voyaient les joueurs et ne regarde pas plus loin que son temps ne le permet. Elle peut se tromper, surtout là où peu était en jeu.

review-costly = Les tours les plus coûteux
review-costly-note = Jusqu’à trois tours de chaque joueur qui ont coûté le plus, et ce qui aurait été meilleur.
review-nothing-costly = Aucun tour n’a coûté plus de 5 %.
review-nothing-costly-yet = Aucun tour n’a coûté plus de 5 % jusqu’ici.
review-lost = a coûté { $share }
review-played = Joué
review-better = Meilleur
review-parts = Ce que le meilleur tour change au prestige attendu : { $list }.
review-see = Voir la position
review-try = À vous d’essayer

review-every = Tous les tours

# The table where a better turn is looked for, and how it compares.

review-this = Analyser la partie
review-puzzle = Trouvez pour { $player } un meilleur tour que celui qui a été joué.
review-to-answer = Voir ce que vaut votre tour
review-back = Retour à l’analyse
review-answer-title = { $player } : votre tour comparé
review-found = Aucun tour meilleur que le vôtre n’a été trouvé.
review-improved = Votre tour est meilleur que celui qui a été joué : il coûte { $share } des chances de gagner au lieu de { $former }.
review-not-improved = Ce tour coûte { $share } des chances de gagner, celui qui a été joué { $former }.
review-same = C’est ce qui a été joué. Ce tour coûte { $share } des chances de gagner.
review-tried = Votre tour
review-again = Essayer encore
review-play-on = Continuer ici
