# Replays, records that are opened, and games that are played on.

replay-title = Revoir : { $name }
replay-skip = Aller aux étapes
replay-watch = Revoir
replay-menu = Plus
replay-to-table = Vers la table
replay-save = Enregistrer la partie notée

# Where one is, and the ways to other positions.

replay-beginning = Le début
replay-chance = Un officiel est révélé
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
replay-slow = lent
replay-brisk = soutenu
replay-fast = rapide
replay-position = Moment de la partie
replay-go = Y aller
replay-told = { $name } : { $list }
replay-keys = ← → étape, ⇧ ← → tour, Début, Fin, espace pour lire.

# What is shown beside the board.

replay-views = À côté du plateau
replay-turns = Tours
replay-figures = Courbes
replay-play-on = Continuer
replay-language = Comment les tours sont racontés
replay-in-words = En mots
replay-in-notation = En notation
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
replay-copy-means = La partie d’origine reste telle quelle, et la copie ne compte dans aucune statistique.
replay-copy-of = Une copie de { $name }.
replay-copy-name = Copie : { $name }
replay-copy = copie

# Records from elsewhere.

replay-record = partie notée
replay-record-name = Partie notée
replay-opened-means = Une partie notée qui a été ouverte ici.
replay-unfinished = La notation s’arrête avant la fin de la partie.
replay-open = Ouvrir une partie notée
replay-open-invites = Vous avez une partie notée ?
replay-open-lead = Une partie notée est un fichier de texte avec une ligne par tour. Une fois ouverte, elle peut être revue, continuée à partir de n’importe quel moment et analysée.
replay-open-text = La partie notée
replay-open-file = La prendre dans un fichier
replay-open-name = Nom (peut rester vide)
replay-wrong-empty = Il n’y a pas encore de partie ici : collez-en une ou choisissez un fichier.
replay-wrong-long = La partie est trop longue : { $number } ko au plus sont lus.
replay-wrong-line = La ligne { $number } est illisible.
replay-wrong-ends = Le texte s’arrête trop tôt, à la ligne { $number }.
replay-wrong-move = La ligne { $number } est contraire aux règles.
replay-wrong-position = La position qui se termine à la ligne { $number } est impossible.
replay-wrong-right = Ce qui serait juste, en anglais :
replay-wrong-why = Pourquoi :
