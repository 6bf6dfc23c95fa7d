# What a player can do, as the label of a button.

action-reveal = Reveal the { official }
action-move = Move to { field-exact }
action-sell = Sell { goods }
action-buy = Buy { materials }
action-launch = Build a ship
action-donate = Donate to { church }: { token }
action-score = Score the { token-at }
action-build = Build { building.one } on { site }
action-appoint = Appoint the { official } on { site }
action-skip = No donation
action-done = End turn
