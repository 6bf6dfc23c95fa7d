# What a player can do, as the label of a button.

action-reveal = Dévoiler { official.the }
action-move = Avancer sur « { field-exact } »
action-sell = Vendre { goods }
action-buy = Acheter { materials }
action-launch = Construire un navire
action-donate = Faire une donation { church.to } : { token }
action-score = Marquer le { token-at }
action-build = Construire { building.one } sur { site }
action-appoint = Nommer { official.the } sur { site }
action-skip = Renoncer à la donation
action-done = Terminer le tour
