# Tables ouvertes : la liste, prendre place, et ce qui se décide avant la partie.

lobby-title = Tables ouvertes
lobby-lead = Ces personnes cherchent des partenaires de jeu. Une pression, et vous êtes à leur table.
lobby-count = { $number ->
    [0] Aucune table ouverte
    [one] Une table ouverte
   *[other] { $number } tables ouvertes
}
lobby-all = { $units ->
    [one] Une table ouverte
   *[other] Les { $units } tables ouvertes
}
lobby-host = Ouverte par { $name }
lobby-host-here = ici en ce moment
lobby-host-hours = { $units ->
    [one] vu ici il y a une heure
   *[other] vu ici il y a { $units } heures
}
lobby-host-days = { $units ->
    [one] absent depuis hier
   *[other] absent depuis { $units } jours
}
lobby-wanted-newcomers = Débutants bienvenus
lobby-wanted-any = Pour tout le monde
lobby-wanted-experienced = Pour joueurs expérimentés
lobby-advised = Conseils pour tous
lobby-not-advised = Sans conseils
lobby-sit = Prendre place
lobby-sit-title = Prendre place à la table { $name }
lobby-to-table = Vers la table
lobby-empty = Personne ne cherche de partenaires en ce moment.
lobby-empty-filtered = Aucune table ouverte de ce genre en ce moment.
lobby-own = Rien pour vous ?
lobby-offer-own = Proposer une table
lobby-play-now = Jouer tout de suite contre des ordinateurs
lobby-full = Quelqu’un a été un instant plus rapide, et cette table est complète. Voici les autres.
lobby-not-offered = Cette table n’est plus ouverte. Voici les autres.
lobby-filter = Filtrer
lobby-experience = Expérience
lobby-language = Langue
lobby-any = Peu importe
lobby-new-cities = Nouvelles villes
lobby-show = Afficher
lobby-show-all = Tout afficher

lobby-open-to = Qui peut prendre les places libres ?
lobby-open-to-link = Ceux qui ont le lien
lobby-open-to-all = Tout le monde
lobby-open-note = La table est dans la liste pour tous jusqu’à ce que ses places soient prises.
lobby-whom = Avec qui voulez-vous jouer ?
lobby-advice = Conseils et tuteur
lobby-offered = Tout le monde voit cette table et peut y prendre place.
lobby-offer = Proposer à tous
lobby-withdraw = Ne plus proposer
lobby-remove = Écarter { $player }
lobby-wrong-no-open-seat = Aucune place n’est libre. Réglez-en une sur « Inviter par lien », et tout le monde pourra la prendre.
lobby-wrong-many-offers = Vous proposez déjà cinq tables à tous. Retirez-en d’abord une, ou invitez par lien.
lobby-many-offers = Cela fait assez de tables ouvertes
lobby-many-offers-why = Vous proposez déjà cinq tables à tous, et c’est le maximum.
lobby-many-offers-next = Retirez-en une, ou attendez qu’elle soit complète.

lobby-begins = Quand commence-t-on ?
lobby-begins-full = Quand toutes les places sont prises
lobby-begins-latest = À une heure donnée au plus tard, avec des ordinateurs aux places libres
lobby-begins-appointment = À un rendez-vous
lobby-begins-by = Commence au plus tard
lobby-begins-at = Commence
lobby-time = Date et heure
lobby-fill = À un rendez-vous, des ordinateurs prennent les places libres
lobby-fill-question = S’il reste alors des places libres
lobby-fill-computers = Des ordinateurs les prennent
lobby-fill-close = La table est fermée
lobby-open-seats-computers = Des ordinateurs prennent les places encore libres à ce moment.
lobby-open-seats-closed = S’il reste alors des places libres, la table est fermée.
lobby-set-start = Fixer le début
lobby-fill-now = Ordinateurs aux places libres
lobby-begin = Commencer maintenant
lobby-dissolve = Fermer la table
lobby-calendar = Ajouter à votre agenda
lobby-reminder = Rien ne s’est passé ici depuis dix jours. La table sera fermée :
lobby-keep = La garder ouverte
lobby-closed = Cette table est fermée
lobby-closed-too-few = Trop peu de personnes étaient là au début, la partie n’a donc pas eu lieu.
lobby-closed-waited = Rien ne s’est passé ici pendant deux semaines, la table a donc été fermée.
lobby-closed-by-host = La personne qui l’a ouverte l’a fermée.
lobby-all-seated = Toutes les places sont prises, en attente du début
lobby-wrong-time-title = Cette heure ne convient pas
lobby-wrong-time = Choisissez une date et une heure dans les trois prochains mois.
lobby-wrong-time-next = Revenez à la table et choisissez une autre heure.
lobby-month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[other] décembre
}
lobby-moment = { $day } { lobby-month } { $year }, { $clock } UTC
lobby-appointment = Une partie de Hamburgum dans la ville de { $name }, avec { $units } places.
