# Hints, the tutor, and why a computer played just so.

advice-hint = Conseil
advice-thinking = Recherche des meilleurs coups…
advice-best = Les meilleurs coups
advice-win = { $chance } de chances de gagner

# What a turn consists of, as something to do.

advice-pays = Payer { prestige }
advice-produces = Prendre { goods }
advice-sells = Vendre { $list } pour { money }
advice-buys = Acheter { $list } pour { money }
advice-launches = Construire { ships }

# The tutor.

advice-tutor = Tuteur
advice-tutor-means = Vous avertit avant un coup coûteux
advice-checking = Le tuteur examine votre coup…
advice-play-now = Jouer maintenant
advice-warning = Un instant
advice-better = Mieux vaudrait
advice-anyway = Jouer quand même
advice-think-again = Revenir au tour

# The last turn of a computer.

advice-why = Pourquoi ?
advice-why-of = Pourquoi { $player } a-t-il joué cela ?
advice-why-thinking = Examen de ce coup…
advice-expects = Ce qui est attendu ensuite
advice-player = Joueur
advice-chance = Chances de gagner
advice-expected = Prestige
advice-was-best = L’analyse n’a rien trouvé de mieux.
advice-was-not-best = L’analyse a trouvé mieux.
advice-next-best = Les meilleurs coups suivants

# Where other people play.

advice-propose = Proposer d’autoriser les conseils et le tuteur
advice-proposes = { $name } propose d’autoriser les conseils et le tuteur pour tous.
advice-refused = Pas de conseils dans cette partie
advice-refused-why = Vous jouez avec d’autres personnes : les conseils et le tuteur demandent l’accord de tous.
advice-refused-next = Vous pouvez le proposer dans le menu de la table.
advice-running = Pas pendant la partie
advice-running-why = Cette partie, ou une autre avec la même position, se joue encore entre plusieurs personnes. Tant qu’elle dure, personne n’obtient de copie ni de conseil.
advice-running-next = Dès la fin de la partie, vous pourrez la copier, la faire analyser et demander des conseils.

# What is read aloud.

advice-news-hint = Le conseil est prêt.
advice-news-warning = Le tuteur vous avertit.
advice-news-why = L’explication est prête.
