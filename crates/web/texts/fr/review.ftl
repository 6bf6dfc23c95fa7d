# Reviews of games: how far they are, what they found, and what it means.

review-title = Analyse : { $name }
review-ways = Autres vues de cette partie
review-to-table = Retour à la table
review-to-replay = Revoir la partie
review-refused = D’autres personnes jouent encore. L’analyse sera ouverte à tous dès la fin de la partie.
review-nothing = Personne n’a encore terminé un tour : il n’y a rien à analyser.
review-promise = L’analyse compare chaque coup aux meilleurs qu’elle trouve : comment l’avantage a changé, ce que chaque coup a coûté et ce qui aurait été meilleur. Elle se fait en arrière-plan et est enregistrée avec la partie.
review-begin = Analyser cette partie
review-go-on = Analyser le reste
review-stop = Arrêter
review-look-again = Actualiser
review-progress = Avancement de l’analyse
review-waiting = D’autres analyses passent avant.
review-running = { $has } tours sur { $all } analysés ({ $share }).
review-stopped = { $has } tours sur { $all } analysés ({ $share }).
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
review-graphs-note = Choisissez un moment pour le revoir.
review-wins = Chances de gagner
review-prestige = Prestige final attendu
review-turn = Après
review-beginning = Début
review-after = Manche { $number }, { $player }

review-player = Joueur
review-accuracy = Précision
review-meaning = Ce que signifient ces chiffres
review-accuracy-meaning = Un coup qui ne coûte rien compte 100 %, un coup qui coûte 4 points environ un tiers, et un coup qui en coûte 12 ou plus presque rien. La précision est la moyenne de tous les coups d’un joueur. Des choix faciles donnent une précision élevée : comparez-la à vos propres parties plutôt qu’aux autres joueurs.
review-grades-meaning = Ce qu’un coup coûte se compte en points de prestige : chances de gagner (toutes valent 60), place attendue (de la dernière à la première, 30) et prestige attendu par rapport aux autres. Ainsi, un coup inutile se voit même quand la partie est perdue. Jusqu’à 0,5 excellent, jusqu’à 1,5 bon, jusqu’à 3 une imprécision, jusqu’à 8 une erreur, au-delà une grosse erreur.
review-limits = L’analyse ne sait que ce que savaient les joueurs et regarde aussi loin que son temps le permet. Elle peut se tromper, mais rarement sur les grosses erreurs.

review-costly = Les pires moments
review-costly-note = Les coups qui ont coûté le plus, et ce qui aurait été meilleur.
review-nothing-costly = Tous les coups étaient bons ou mieux.
review-nothing-costly-yet = Jusqu’ici, tous les coups étaient bons ou mieux.
review-lost = a coûté { $share }
review-played = Joué
review-better = Meilleur
review-later = L’avantage n’apparaît que dans les manches suivantes.
review-see = Voir la position
review-try = À vous d’essayer
review-more = Autres coups de { $player }

review-every = Tous les tours

# The table where a better turn is looked for, and how it compares.

review-this = Analyser la partie
review-puzzle = Trouvez pour { $player } un meilleur coup que celui qui a été joué.
review-to-answer = Comparer mon coup
review-back = Retour à l’analyse
review-answer-title = { $player } : votre coup comparé
review-found = Aucun coup meilleur que le vôtre n’a été trouvé.
review-improved = Votre coup est meilleur que celui qui a été joué : il coûte { $share } au lieu de { $former }.
review-not-improved = Votre coup coûte { $share }, celui qui a été joué { $former }.
review-same = C’est ce qui a été joué. Ce coup coûte { $share }.
review-tried = Votre coup
review-again = Réessayer
review-play-on = Continuer à partir d’ici
