# Replays, records that are opened, and games that are played on.

replay-title = Revoir : { $name }
replay-skip = Aller aux étapes
replay-watch = Revoir
replay-menu = Plus
replay-to-table = Retour à la table
replay-save = Enregistrer la partie

# Where one is, and the ways to other positions.

replay-beginning = Début de la partie
replay-chance = Un fonctionnaire est dévoilé
replay-turn-of = Manche { $number }, { $player }
replay-step = étape { $number } sur { $all }
replay-ways = Étapes
replay-first = Au début
replay-turn-back = Un tour en arrière
replay-step-back = Une étape en arrière
replay-step-on = Une étape en avant
replay-turn-on = Un tour en avant
replay-last = À la fin
replay-play = Lecture automatique
replay-speed = Vitesse
replay-slow = lente
replay-brisk = normale
replay-fast = rapide
replay-position = Moment de la partie
replay-go = Aller
replay-told = { $name } : { $list }
replay-keys = ← → étape, ⇧ ← → tour, Début, Fin, espace pour lire.

# What is shown beside the board.

replay-views = À côté du plan
replay-turns = Tours
replay-figures = Courbes
replay-play-on = Continuer
replay-language = Afficher les tours
replay-in-words = en mots
replay-in-notation = en notation
replay-earlier = Tours précédents
replay-later = Tours suivants
replay-turn = Tour
replay-prestige = Prestige après chaque tour
replay-money = Argent après chaque tour
replay-graph-table = Les chiffres en tableau

# Playing on from a position.

replay-begins-with = Une copie de cette partie qui commence ici : { $name }.
replay-with-whom = Comment voulez-vous jouer ?
replay-with-computers = Ordinateurs
replay-on-one-screen = Un écran
replay-with-friends = Amis
replay-my-seats = Mes places
replay-level = Niveau des ordinateurs
replay-play-on-now = Continuer à partir d’ici
replay-copy-means = La partie d’origine reste telle quelle, et la copie ne compte pas dans les statistiques.
replay-copy-of = Une copie de { $name }.
replay-copy-name = Copie : { $name }
replay-copy = copie

# Records from elsewhere.

replay-record = partie enregistrée
replay-record-name = Partie enregistrée
replay-opened-means = Une partie enregistrée, ouverte ici.
replay-unfinished = L’enregistrement s’arrête avant la fin de la partie.
replay-open = Ouvrir une partie enregistrée
replay-open-invites = Vous avez une partie enregistrée ?
replay-open-lead = Une partie enregistrée est un fichier texte avec une ligne par tour. Une fois ouverte, vous pouvez la revoir, l’analyser et la continuer à partir de n’importe quel moment.
replay-open-text = Partie enregistrée
replay-open-file = Choisir un fichier
replay-open-name = Nom (facultatif)
replay-wrong-empty = Il n’y a pas encore de partie. Collez-en une ou choisissez un fichier.
replay-wrong-long = La partie est trop longue. La limite est de { $number } ko.
replay-wrong-boards = Cette partie apporte sa propre ville, et le serveur ne peut pas en accueillir d’autre pour le moment. Réessayez demain.
replay-wrong-line = La ligne { $number } est illisible.
replay-wrong-ends = Le texte s’arrête trop tôt, à la ligne { $number }.
replay-wrong-move = La ligne { $number } est contraire aux règles.
replay-wrong-position = La position qui se termine à la ligne { $number } est impossible.
replay-wrong-right = La forme correcte (en anglais) :
replay-wrong-why = Pourquoi :
