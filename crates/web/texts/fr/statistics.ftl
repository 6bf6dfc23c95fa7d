# La page des statistiques.
statistics-link = Statistiques
statistics-of-mine = Vos résultats
statistics-all = Toutes les parties
statistics-mine = Vos parties
statistics-all-lead = Comment se sont terminées les parties de ce serveur : un résultat par joueur et par partie.
statistics-mine-lead = Comment se sont terminées vos parties. Elles vous suivent quand vous créez un compte.
statistics-views = Quelles parties
statistics-nothing = Aucune partie terminée ne correspond. Une partie compte dès que les six églises sont achevées.
statistics-filter = Quelles parties
statistics-players = Joueurs
statistics-city = Ville
statistics-officials = Fonctionnaires
statistics-any = tous
statistics-any-city = toutes
statistics-new-cities = Nouvelles villes
statistics-own-cities = Villes dessinées
statistics-show = Afficher
statistics-by-players = Par nombre de joueurs
statistics-by-city = Par ville
statistics-by-officials = Par fonctionnaires
statistics-by-seat = Par place à la table
statistics-by-who = Par type de joueur
statistics-by-opening = Ouvertures
statistics-opening-lead = Les trois premières cases d’un joueur, les plus fréquentes d’abord.
statistics-results = Résultats
statistics-games = Parties
statistics-wins = Victoires
statistics-places = Rangs 1 · 2 · 3 …
statistics-place = Rang moyen
statistics-prestige = Prestige moyen
statistics-of-players = { $count } joueurs
statistics-seat = { $number ->
    [one] 1er à jouer
   *[other] { $number }e à jouer
}
statistics-people = personnes
statistics-note = Seules comptent les parties jouées jusqu’au bout selon les règles ; ni les copies d’autres parties ni la leçon. Une première place partagée est une victoire pour chacun. Un joueur qui abandonne est dernier, sans prestige. Plusieurs personnes sur un même écran comptent comme « { statistics-people } », mais pas dans les chiffres de chacune.
