# Planning the next turn while others play.

plan-begin = Plan your next turn
plan-change = Change your plans
plan-heading = Plan, not played yet
plan-slots = Your plans, the preferred one first
plan-slot = { $plan ->
    [kept] Plan { $number }, kept
    [draft] Plan { $number }, not kept yet
   *[empty] Plan { $number }, empty
}
plan-keep = Keep plan
plan-leave = Back
plan-withdraw = Withdraw this plan
plan-prefer = Prefer this plan to the one before it

# What is asked.

plan-ask-produced = You’ll have your goods: keep the plan
plan-ask-sell = Sell more, or keep the plan
plan-ask-buy = Buy more, or keep the plan
plan-ask-dockyard = Build ships, or keep the plan
plan-ask-church = Donate, score, or keep the plan
plan-ask-score = Score more, or keep the plan
plan-ask-score-only = Score, or keep the plan
plan-ask-score-due = Score before you keep the plan
plan-ask-guildhall = Build, or keep the plan
plan-ask-nothing = Nothing left to do: keep the plan

# What drops a plan.

plan-stops = Also drop this plan if
plan-stop-same-field = another player moves to this field
plan-stop-church-completed = a church is completed
plan-stop-price-fell = the price of what I make falls
plan-stop-ships-moved = my ships move on
plan-stop-donation = someone donates to a church
plan-stop-building-nearby = someone builds in a parish where I build
plan-anyway = A plan is only played if each step is still possible, and costs and brings exactly what you see here. Only you can see it.
plan-cut = Your draft went on from here, but the rest isn’t possible any more.

# What becomes of plans.

plan-kept = Your plans
plan-fits = would be played as things stand
plan-would-drop = would be dropped: { $why }
plan-due = Your plan is played in a moment
plan-myself = I’ll play myself
plan-dropped = { $number ->
    [one] Your plan isn’t played
   *[other] None of your plans is played
}
plan-begun = You’ve begun to plan this turn
plan-start-from = Start from the plan
plan-anew = Choose anew
plan-hindered-other-turn = A turn was taken back since.
plan-hindered-new = { $action }: now { $list }.
plan-hindered-gone = { $action }: no longer { $list }.
plan-hindered-ships = { $action }: the ships in the harbour lie differently now.
plan-stopped-same-field = Another player has moved to the same field.
plan-stopped-church-completed = A church was completed.
plan-stopped-price-fell = The price has fallen.
plan-stopped-ships-moved = Your ships have moved on.
plan-stopped-donation = Someone has donated to a church.
plan-stopped-building-nearby = Someone has built in the same parish.
