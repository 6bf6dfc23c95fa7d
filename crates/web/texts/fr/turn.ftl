# The turn, its choices and previews; log, talk, votes and the final scoring.

# Whose turn it is.

turn-yours = À vous de jouer
turn-of = Tour de { $player }
turn-so-far = Ce tour jusqu’ici
turn-thinking = réfléchit
turn-watching = Vous regardez cette partie.

# What is asked.

turn-ask-move = Choisissez une case
turn-ask-produced = Vous avez vos marchandises : terminez le tour
turn-ask-trade = Vendre des marchandises ou acheter du matériel
turn-ask-sell = Vendre encore ou terminer le tour
turn-ask-buy = Acheter encore ou terminer le tour
turn-ask-dockyard = Construire des navires ou terminer le tour
turn-ask-church = Donner, marquer ou terminer le tour
turn-ask-score = Marquer encore ou terminer le tour
turn-ask-score-only = Marquer ou terminer le tour
turn-ask-score-due = Marquez avant de terminer le tour
turn-ask-guildhall = Construire ou terminer le tour
turn-ask-canon = La donation du chanoine pour 1 brique
turn-ask-over = La sixième église est achevée
turn-ask-nothing = Plus rien à faire : terminez le tour
turn-over-hint = La partie se termine quand vous terminez ce tour. D’ici là, vous pouvez encore annuler.

# The choices.

turn-free = gratuit
turn-plus = +{ $list }
turn-plus-money = +{ money }
turn-up-to = jusqu’à { money }
turn-can-sell = vendre jusqu’à { money }
turn-can-buy = { $units ->
    [one] acheter { $units }
   *[other] acheter jusqu’à { $units }
}
turn-can-build = { $units ->
    [one] construire { $units } bâtiment
   *[other] construire jusqu’à { $units }
} · { $number ->
    [one] { $number } site
   *[other] { $number } sites
}
turn-can-donate = { $number ->
    [one] donation à { $number } église
   *[other] donation à 1 église sur { $number }
}
turn-can-score = marquer { $points }
turn-can-launch = { $number ->
    [one] construire { $number } navire
   *[other] construire jusqu’à { $number } navires
}
turn-cannot-trade = rien à vendre, trop peu d’argent pour acheter
turn-cannot-build = aucun site possible
turn-cannot-launch = plus de navire en réserve
turn-missing = { $units ->
    [one] il manque { $list }
   *[other] il manque { $list }
}
turn-money-missing = il manque { money }
turn-prestige-missing = il manque { prestige }
turn-sell = Vendre
turn-sell-all = Tout vendre
turn-all = Tout
turn-not-after-sale = Pas après une vente
turn-not-after-purchase = Pas après un achat
turn-one-bell = Une seule cloche par joueur
turn-buy = Acheter
turn-have = vous en avez { $units }
turn-one-less = Un de moins
turn-bought-so-far = { $units } pour { money }
turn-ships = Vos navires
turn-empty = vide
turn-direct = { $list } sans navire, { money } l’unité
turn-supply = { ships } en réserve
turn-completes-for = l’achève : +{ $number }
turn-completes-last-for = termine la partie : +{ $number }
turn-score-tokens = Marquer vos jetons
turn-must-score = Marquez-en { $surplus } : un seul { token } peut rester
turn-no-tokens = Aucun pour l’instant : une donation rapporte le premier.
turn-all-scored = Tous marqués. La prochaine donation en rapporte un autre.
turn-churches-closed = { $number ->
    [one] 1 église impossible pour l’instant
   *[other] { $number } églises impossibles pour l’instant
}
turn-canon-gives = une donation pour 1 brique
turn-maker-makes = +1 { good } à chaque fois
turn-no-site = Aucun site libre n’est relié à une église à laquelle vous avez fait une donation ou à l’un de vos citoyens.
turn-sites-closed = { $number ->
    [one] 1 site impossible pour l’instant
   *[other] { $number } sites impossibles pour l’instant
}
turn-undo = Annuler
turn-restart = Recommencer
turn-end = Terminer
turn-end-game = Terminer la partie
turn-auto-end = Fin automatique des tours de production
turn-auto-end-means = Après la production, il ne reste rien à décider
turn-block = Bloquer { $name }
turn-block-means = Vous ne lisez plus vos messages et ne vous retrouvez à aucune table ouverte. Vous seul le savez. La page de votre compte permet d’y mettre fin.
turn-undone = Annulé.

# What a choice would change.

turn-becomes = devient
turn-cost = coût
turn-prestige = prestige
turn-money = argent
turn-price = prix { good.of }
turn-each = à chaque « { field } »
turn-ships-in = vos navires, { berth }
turn-takes = donne le { token }
turn-worth = { $points } maintenant
turn-completes = achève { church }
turn-score = marquer
turn-steps = { $units ->
    [one] { $units } case
   *[other] { $units } cases
}
turn-ships-stay = Aucun autre navire ne bouge.
turn-ships-move-on = Tous les navires avancent d’un mouillage.
turn-ships-leave = Tous les navires avancent. Quittent le port : { $list }.
turn-ends-game = La partie se termine.
turn-nothing-changes = Rien d’autre ne change.

# What was done, in a few words.

turn-produced = production : { goods }
turn-sold = vente : { $list } pour { money }
turn-bought = achat : { $list } pour { money }
turn-launched = construction : { ships }
turn-departed = { $units ->
    [one] { $units } navire parti
   *[other] { $units } navires partis
}
turn-donated = donation { $number } { church.to }, { token }
turn-donated-many = donations { $from }–{ $to } { church.to }, { $list }
turn-completed = { church } : église achevée, +{ prestige }
turn-scored = { token-at } marqué, +{ prestige }
turn-scored-many = marqués : { $list }, +{ prestige }
turn-built = { $site } : { building }
turn-appointed = { $site } : { official }
turn-price-fell = { good } de { $before } à { $now }
turn-ships-entered = { $units ->
    [one] { $units } navire entre
   *[other] { $units } navires entrent
}
turn-skipped = pas de donation
turn-paid-to-move = −{ prestige }
turn-did-nothing = rien fait

# The log and the talk.

turn-log = Journal
turn-log-empty = Rien ne s’est encore passé.
turn-log-all = { $units ->
    [one] Afficher { $units } tour plus ancien
   *[other] Afficher { $units } tours plus anciens
}
turn-since = Depuis votre dernier tour
turn-since-again = Revoir
turn-earlier = Avant
turn-round = Manche { $number }
turn-filter = Les tours de qui
turn-everybody = Tous
turn-talk = Discussion
turn-say = Dire quelque chose à la table
turn-send = Envoyer
turn-talk-older = Messages plus anciens : { $units }
turn-talk-newest = Revenir aux messages les plus récents

# Before the game: the seats.

turn-gathering = En attente de joueurs
turn-begins-when = La partie commence quand toutes les places sont prises.
turn-seat-open = place libre
turn-seat-mine = { $name }, vous
turn-seat-away = { $name }, absent
turn-seat-computer = ordinateur, { $level }
turn-seat-stands-in = ordinateur, { $level }, pour { $name }
turn-seat-resigned = { $name }, abandon
turn-invitation = Lien d’invitation pour { $player }
turn-copy = Copier
turn-copied = Copié
turn-level = Niveau de { $player }
turn-give-to-computer = Faire jouer un ordinateur

# Taking back, and what needs everybody’s consent.

turn-take-back = Reprendre mon dernier tour
turn-ask-take-back = Demander à reprendre mon dernier tour
turn-take-back-brief = Reprendre
turn-taken-back = Un tour est repris. Reprendre aussi le précédent ?
turn-take-back-further = En reprendre un autre
turn-proposes-take-back = { $name } demande à reprendre le dernier tour de { $player } et tout ce qui a suivi.
turn-proposes-end = { $name } propose de terminer la partie maintenant.
turn-proposes-stand-in = { $name } propose qu’un ordinateur joue pour { $player }.
turn-absent = Vous pouvez proposer un ordinateur pour { $player } dans le menu de la table.
turn-awaits = En attente de : { $list }
turn-stand-in-later = Si { $player } ne donne pas signe de vie pendant trois minutes, cet accord n’est plus nécessaire.
turn-vote-later = L’accord d’une personne absente qui ne répond pas d’ici un jour n’est plus nécessaire.
turn-nobody-awaited = Plus personne n’a besoin d’accepter.
turn-carry-out = Confirmer
turn-agree = Accepter
turn-decline = Refuser
turn-withdraw = Retirer

# What concerns the table and not the turn.

turn-menu = Menu de la table
turn-propose-end = Proposer de terminer la partie
turn-propose-stand-in = Proposer un ordinateur pour { $player }
turn-return = Reprendre { $player } moi-même
turn-resign = Abandonner
turn-resign-for = Abandonner avec { $player }
turn-resign-means = C’est irréversible.
turn-resign-really = Oui, abandonner
turn-leave = Quitter la table
turn-watch-link = Lien pour les spectateurs

# After the game.

turn-wins = { $player } gagne
turn-win-together = { $list } partagent la victoire
turn-you-win = Vous gagnez
turn-you-share-the-win = Vous partagez la victoire avec { $list }
turn-ended-by-rules = Les six églises sont achevées.
turn-ended-by-consent = Tout le monde a accepté de terminer la partie.
turn-ended-by-resignation = Tous les autres ont abandonné.
turn-place = { $place }.
turn-prestige-so-far = prestige acquis
turn-wealth = { $units ->
    [one] { money }, plus 1 marchandise ou unité de matériel à 50 £
   *[other] { money }, plus { $units } marchandises et unités de matériel à 50 £
}
turn-money-left = reste
turn-rematch = Rejouer
turn-to-rematch = Partie suivante
