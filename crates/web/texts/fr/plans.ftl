# Planning the next turn while others play.

plan-begin = Préparer votre prochain tour
plan-change = Changer vos tours préparés
plan-heading = Tour préparé, pas joué
plan-slots = Vos tours préparés, le préféré d’abord
plan-slot = { $plan ->
    [kept] Tour préparé { $number }, enregistré
    [draft] Tour préparé { $number }, pas encore enregistré
   *[empty] Tour préparé { $number }, vide
}
plan-keep = Garder ce tour
plan-leave = Retour
plan-withdraw = Retirer ce tour préparé
plan-prefer = Préférer ce tour au précédent

# What is asked.

plan-ask-produced = Vous aurez vos marchandises : gardez ce tour
plan-ask-sell = Vendre encore ou garder ce tour
plan-ask-buy = Acheter encore ou garder ce tour
plan-ask-dockyard = Construire des navires ou garder ce tour
plan-ask-church = Donner, marquer ou garder ce tour
plan-ask-score = Marquer encore ou garder ce tour
plan-ask-score-only = Marquer ou garder ce tour
plan-ask-score-due = Marquez avant de garder ce tour
plan-ask-guildhall = Construire ou garder ce tour
plan-ask-nothing = Plus rien à faire : gardez ce tour

# What drops a plan.

plan-stops = L’écarter aussi si
plan-stop-same-field = quelqu’un va sur la même case
plan-stop-church-completed = une église est achevée
plan-stop-price-fell = le prix de ma marchandise baisse
plan-stop-ships-moved = mes navires avancent
plan-stop-donation = quelqu’un fait une donation à une église
plan-stop-building-nearby = quelqu’un construit dans une paroisse où je construis
plan-anyway = Un tour préparé n’est joué que si chaque étape est encore possible, et coûte et rapporte exactement ce que vous voyez ici. Vous seul le voyez.
plan-cut = Votre brouillon continuait ici, mais la suite n’est plus possible.

# What becomes of plans.

plan-kept = Vos tours préparés
plan-fits = serait joué dans l’état actuel
plan-would-drop = serait écarté : { $why }
plan-due = Votre tour préparé va être joué
plan-myself = Je joue moi-même
plan-dropped = { $number ->
    [one] Votre tour préparé n’est pas joué
   *[other] Aucun de vos tours préparés n’est joué
}
plan-begun = Vous aviez commencé à préparer ce tour
plan-start-from = Partir de ce tour
plan-anew = Choisir à nouveau
plan-hindered-other-turn = Un tour a été repris depuis.
plan-hindered-new = { $action } : maintenant { $list }.
plan-hindered-gone = { $action } : { $list }, ce n’est plus le cas.
plan-hindered-ships = { $action } : les navires du port sont placés autrement maintenant.
plan-stopped-same-field = Quelqu’un est allé sur la même case.
plan-stopped-church-completed = Une église a été achevée.
plan-stopped-price-fell = Le prix a baissé.
plan-stopped-ships-moved = Vos navires ont avancé.
plan-stopped-donation = Quelqu’un a fait une donation à une église.
plan-stopped-building-nearby = Quelqu’un a construit dans la même paroisse.
