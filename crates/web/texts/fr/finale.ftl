# The finale: the final scores by their sources, the finished city, the turning points, sharing.

finale-open = Scores finaux
finale-close = Retour à la table
finale-skip = Passer
finale-lead = { $points ->
    [one] 1 point devant { $player }
   *[other] { $points } points devant { $player }
}
finale-lead-by-money = à égalité avec { $player }, départagés par l’argent
finale-your-place = Vous terminez à la { $place }e place
finale-score = { $player } { $points }
finale-summary = { $name } : { $list }. { $standings }.

# Where prestige came from.

finale-table = Scores finaux par joueur
finale-start = Au départ
finale-five = Jetons 5 points
finale-donations = Jetons Donations
finale-ships = Jetons Navires
finale-buildings = Jetons Bâtiments
finale-citizens = Jetons Citoyens
finale-churches = Églises achevées
finale-moves = Payé pour avancer
finale-wealth = Argent et marchandises
finale-total = Total
finale-place = Place
finale-money-left = £ restantes

# The finished city and how it came to be.

finale-skyline = Les églises à la fin
finale-built-by = { church.first } : église achevée par { $player }
finale-unbuilt = { church.first } : { $number } donations sur 5
finale-course = Prestige par manche
finale-round = Manche
finale-turning-points = Tournants de la partie
finale-not-reviewed = Analysez la partie pour voir les coups qui l’ont décidée.
finale-no-turning-points = Aucun coup n’a décidé à lui seul de cette partie.
finale-chance = Chances de { $player } :

# Telling others.

finale-share = Partager
finale-link = Lien vers cette partie
finale-copy = Copier le lien
finale-picture = Enregistrer l’image
finale-send = Partager…
