# Les pendules : le temps de chacun.

clock-title = Pendules
clock-until = jusqu’au { $until }
clock-left-until = encore { $left }, jusqu’à { $until }
clock-up = Temps écoulé
clock-up-brief = Temps écoulé
clock-paused = Pause
clock-paused-until = Pause jusqu’à { $until }
clock-holiday = En vacances, de retour le { $date }
clock-title-one = Temps restant
clock-day = { $weekday ->
    [1] lundi
    [2] mardi
    [3] mercredi
    [4] jeudi
    [5] vendredi
    [6] samedi
   *[other] dimanche
} { $day } { lobby-month }
clock-day-brief = { $day } { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[other] déc.
}
clock-back = dès { $date }
clock-turn-timed-out = Le temps était écoulé : un ordinateur a joué ce tour
clock-absent = { $name } est en vacances et revient le { $date }.
clock-then-stand-in = Quand le temps de quelqu’un est écoulé, un ordinateur joue ce tour ; la deuxième fois de suite, il garde la place jusqu’au retour de la personne. Dans les parties lentes, seules les heures de veille comptent.
clock-then-others-decide = Quand le temps de quelqu’un est écoulé, les autres décident si un ordinateur joue ce tour.
clock-then-loss = Celui dont le temps est écoulé perd la partie.
clock-seconds = { $number ->
    [one] { $number } seconde
   *[other] { $number } secondes
}
clock-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
clock-hours = { $number ->
    [one] { $number } heure
   *[other] { $number } heures
}
clock-timed-out = Un ordinateur joue ce tour pour { $name } : le temps était écoulé.
clock-flag = Le temps de { $name } est écoulé. Les autres décident si un ordinateur joue ce tour.
clock-propose-time-out = Laisser un ordinateur jouer ce tour pour { $player }
clock-proposes-time-out = { $name } propose qu’un ordinateur joue ce tour pour { $player }. La majorité suffit.
clock-propose-pause = Proposer une pause
clock-pause-days = { $number ->
    [one] { $number } jour
   *[other] { $number } jours
}
clock-proposes-pause = { $number ->
    [one] { $name } propose une pause de { $number } jour. Aucune pendule ne tourne d’ici là.
   *[other] { $name } propose une pause de { $number } jours. Aucune pendule ne tourne d’ici là.
}
clock-ended-by-time = Le temps est écoulé.
clock-ended-abandoned = Personne n’a rien fait pendant 30 jours. La partie ne compte pour personne.

# Le formulaire d’une nouvelle table.

clock-choice = Pendule
clock-choice-note = Seulement si quelqu’un joue par lien. Dans les parties lentes, seules comptent les heures où la personne qui doit jouer est éveillée ; fuseau horaire, nuit et vacances se règlent sur la page de votre compte.
clock-sitting = D’une traite
clock-sitting-means = 10 minutes chacun, plus 25 secondes par tour. Tout le monde reste jusqu’à la fin.
clock-several = Plusieurs tours par jour
clock-several-means = 45 heures de veille chacun, plus 3 par tour. Une partie dure en général deux semaines.
clock-daily = Un tour par jour
clock-daily-means = 75 heures de veille chacun, plus 12 par tour. Une partie peut durer des mois.
clock-none = Sans pendule
clock-none-means = Chacun prend le temps qu’il veut. Seulement entre amis.
clock-weekend = Les week-ends ne comptent pas
clock-at-end = Quand le temps de quelqu’un est écoulé
clock-end-stand-in = Un ordinateur joue ce tour
clock-end-others-decide = Les autres décident
clock-end-loss = À deux : la partie est perdue

# Les heures d’une personne, sur la page du compte.

hours-title = Vos heures
hours-lead = Dans les parties lentes, votre pendule ne tourne que lorsque vous êtes éveillé.
hours-zone = Fuseau horaire
hours-night-from = La nuit commence à
hours-night-to = et se termine à
hours-save = Enregistrer les heures
hours-note = Une nuit dure neuf heures au plus. Un changement vaut à partir de votre prochain tour.
hours-changed = Vos heures sont enregistrées.
hours-holidays = Vacances
hours-holidays-lead = Vos pendules s’arrêtent, et les autres voient quand vous serez de retour.
hours-first = Premier jour
hours-last = Dernier jour
hours-holiday-add = Prendre ces jours
hours-holiday-note = 14 jours de suite au plus, et 21 par an.
hours-holiday-days = Du { $first } au { $last }
hours-holiday-cancel = Annuler ces vacances
hours-holiday-end = Les terminer aujourd’hui
hours-wrong-zone = Choisissez un fuseau horaire dans la liste.
hours-wrong-time = Saisissez une heure comme 23:00.
hours-wrong-night = La nuit dure plus de neuf heures. Choisissez-en une plus courte.
hours-wrong-often = Vous avez changé vos heures huit fois en deux mois. Attendez un peu avant le prochain changement.
hours-wrong-date = Saisissez un jour comme 2026-12-24.
hours-wrong-backwards = Le dernier jour est avant le premier.
hours-wrong-past = Des vacances peuvent commencer aujourd’hui au plus tôt.
hours-wrong-far = Des vacances peuvent commencer dans un an au plus tard.
hours-wrong-overlaps = Vous êtes déjà en vacances l’un de ces jours.
hours-wrong-long = Des vacances durent 14 jours au plus, avec celles qui les touchent.
hours-wrong-too-many = { $number ->
    [one] Il ne vous reste que { $number } jour de vacances cette année-là.
   *[other] Il ne vous reste que { $number } jours de vacances cette année-là.
}
