# The table around the turn: bar, players, city, harbour, prices, churches.

table-skip = Aller à votre tour
table-views = Vues
table-turn = Tour
table-city = Ville
table-zoom = Agrandir la ville
table-rondel = Roue
table-ledger = Aperçu
table-players = Joueurs
table-log = Journal

table-theme = Passer du clair au sombre
table-languages = Langue
table-course = État de la partie
table-round = Manche { $number }
table-order = Ordre de jeu
table-completed = { $number } sur { $all } églises

table-seat-free = place libre
table-seat-mine = { $name } (vous)
table-you = (vous)
table-seat-computer = ordinateur, { $level }
table-seat-stand-in = ordinateur, { $level }, pour { $name }
table-seat-away = absent : { $name }
table-seat-resigned = abandon : { $name }
table-church-builder = constructeur d’église
table-to-act = à jouer
table-thinking = réfléchit
table-money = argent
table-money-tag = # £
table-citizens = citoyens
table-ships = Navires
table-moored = { berth } : { ships }
table-moored-none = { berth } : aucun navire
table-supply = { $units } en réserve
table-tokens = Jetons
table-open-token = { token-at }, non marqué : { prestige } maintenant
table-final-token = { token-at } : { prestige } à la fin
table-scored = { $units } { $units ->
    [one] jeton marqué
   *[other] jetons marqués
}

table-sites = Sites
table-site-free = { site } : { building }, libre
table-site-owned = { site } : { building }, { $player }
table-near = relié à { $list }
table-appoint = Choisir un fonctionnaire pour { site }
table-choose-token = Choisir un jeton { church.of }
table-harbour = Port
table-berth = { berth } : { $ships } ; { table-places }
table-berth-empty = { berth } : aucun navire ; { table-places }
table-places = { $units ->
    [one] { $units } place libre
   *[other] { $units } places libres
}
table-marker = { $player } : { field-exact }
table-marker-off = { $player } : pas encore sur la roue
table-redo = Recommencer le tour et aller sur { field-exact }

table-prices = Prix
table-price = Prix
table-depot = Dépôt
table-depot-note = 1 à 10 unités
table-depot-price = { $units } pour { money }
table-buy = Acheter { $list }
table-donation = Donation
table-donation-note = de 1 à 5
table-for-each-citizen = par citoyen à vous
table-offices = Constructeurs d’églises et fonctionnaires
table-bonuses = Constructeurs d’églises
table-bonus-taken = { prestige } : { $player }, { church }
table-bonus-left = { prestige } : encore disponible
table-officials = Fonctionnaires
table-officials-left = { $number } sur { $all }
table-official-pays = { $official ->
    [councilman] 10 £ par citoyen
    [vicar] 10 £ par donation
    [lord-mayor] 60 £ par église achevée
    [canon] une donation pour 1 brique
    [guildmaster] 30 £ par marchandise à vous
    [harbour-master] 40 £ par navire à vous
    [deacon] 30 £ par jeton à vous
    [sexton] 50 £ par église avec votre donation
    [master-builder] 20 £ par citoyen à vous
   *[civil-servant] 40 £ par paroisse habitée
}
table-churches = Églises
table-donations = Donations
table-token-open = { $player }, non marqué
table-token-scored = { $player }, marqué
table-token-final = { $player }, marqué à la fin

table-connection-live = En ligne
table-connection-connecting = Connexion…
table-connection-waiting = En attente
table-connection-lost = Hors ligne

table-keys = Touches
table-keys-end = { turn-end } (appuyer deux fois)
table-keys-arrows = Passer d’un choix à l’autre ; Entrée choisit
table-keys-list = Afficher ces touches
table-keys-on = Touches lettres actives
table-close = Fermer

table-speed = Tours des autres
table-speed-instant = Instantané
table-speed-normal = Normal
table-speed-slow = Lent
table-sound = Son quand c’est à vous de jouer
table-next = Table suivante
table-next-means = { $units ->
    [one] Une autre table vous attend
   *[other] { $units } autres tables vous attendent
}
