# Hints, the tutor, and why a computer played just so.

advice-hint = Conseil
advice-thinking = Recherche des meilleurs tours
advice-best = Les meilleurs tours
advice-win = { $chance } de victoire

# What a turn consists of, as something to do.

advice-pays = Payer { prestige }
advice-produces = Prendre { goods }
advice-sells = Vendre { $list } pour { money }
advice-buys = Acheter { $list } pour { money }
advice-launches = Construire { ships }

# The tutor.

advice-tutor = Tuteur
advice-tutor-means = Vous avertit avant un tour qui gâche beaucoup
advice-checking = Le tuteur regarde votre tour
advice-play-now = Jouer maintenant
advice-warning = Un instant
advice-costs = Après ce tour, vous avez environ { $chance } de chances de gagner. Vous pourriez en avoir { $possible }.
advice-this-turn = Votre tour
advice-better = Mieux vaudrait
advice-anyway = Jouer quand même
advice-think-again = Réfléchir encore

# The last turn of a computer.

advice-why = Pourquoi ?
advice-why-of = Pourquoi { $player } a-t-il joué cela ?
advice-why-thinking = Examen de ce tour
advice-expects = À prévoir après ce tour
advice-player = Joueur
advice-chance = Chances de gagner
advice-expected = Prestige
advice-was-best = L’analyse n’a rien trouvé de mieux.
advice-was-not-best = L’analyse a trouvé mieux.
advice-next-best = Les idées suivantes

# Where other people play.

advice-propose = Proposer d’autoriser conseils et tuteur
advice-proposes = { $name } propose d’autoriser les conseils et le tuteur pour tous.
advice-refused = Pas de conseils dans cette partie
advice-refused-why = D’autres personnes jouent ici : les conseils et le tuteur demandent l’accord de tous.
advice-refused-next = Proposez-le dans le menu de la table.

# What is read aloud.

advice-news-hint = Les meilleurs tours sont là.
advice-news-warning = Le tuteur vous avertit.
advice-news-why = L’explication est là.
