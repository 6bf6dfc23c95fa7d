# Planning the next turn while others play.

plan-begin = Prepara il prossimo turno
plan-change = Cambia i turni preparati
plan-heading = Preparato, non giocato
plan-slots = I tuoi turni preparati, prima il preferito
plan-slot = { $plan ->
    [kept] Turno preparato { $number }, salvato
    [draft] Turno preparato { $number }, non ancora salvato
   *[empty] Turno preparato { $number }, vuoto
}
plan-keep = Tieni il turno
plan-leave = Indietro
plan-withdraw = Ritira questo turno preparato
plan-prefer = Preferisci questo turno al precedente

# What is asked.

plan-ask-produced = Avrai i tuoi beni: tieni il turno
plan-ask-sell = Vendi ancora o tieni il turno
plan-ask-buy = Compra ancora o tieni il turno
plan-ask-dockyard = Costruisci navi o tieni il turno
plan-ask-church = Dona, valuta o tieni il turno
plan-ask-score = Valuta ancora o tieni il turno
plan-ask-score-only = Valuta o tieni il turno
plan-ask-score-due = Valuta prima di tenere il turno
plan-ask-guildhall = Costruisci o tieni il turno
plan-ask-nothing = Non resta nulla da fare: tieni il turno

# What drops a plan.

plan-stops = Scartalo anche se
plan-stop-same-field = qualcuno va sullo stesso spazio
plan-stop-church-completed = una chiesa viene completata
plan-stop-price-fell = il prezzo del mio bene scende
plan-stop-ships-moved = le mie navi avanzano
plan-stop-donation = qualcuno dona a una chiesa
plan-stop-building-nearby = qualcuno costruisce in una parrocchia dove costruisco io
plan-anyway = Un turno preparato viene giocato solo se ogni passo è ancora possibile, e costa e rende esattamente ciò che vedi qui. Lo vedi solo tu.
plan-cut = La tua bozza continuava da qui, ma il resto non è più possibile.

# What becomes of plans.

plan-kept = I tuoi turni preparati
plan-fits = verrebbe giocato così com’è ora
plan-would-drop = verrebbe scartato: { $why }
plan-due = Il tuo turno preparato sta per essere giocato
plan-myself = Gioco io
plan-dropped = { $number ->
    [one] Il tuo turno preparato non viene giocato
   *[other] Nessuno dei tuoi turni preparati viene giocato
}
plan-begun = Avevi iniziato a preparare questo turno
plan-start-from = Parti da questo turno
plan-anew = Scegli di nuovo
plan-hindered-other-turn = Nel frattempo un turno è stato annullato.
plan-hindered-new = { $action }: ora { $list }.
plan-hindered-gone = { $action }: non più { $list }.
plan-hindered-ships = { $action }: ora le navi nel porto sono disposte diversamente.
plan-stopped-same-field = Qualcuno è andato sullo stesso spazio.
plan-stopped-church-completed = Una chiesa è stata completata.
plan-stopped-price-fell = Il prezzo è sceso.
plan-stopped-ships-moved = Le tue navi sono avanzate.
plan-stopped-donation = Qualcuno ha donato a una chiesa.
plan-stopped-building-nearby = Qualcuno ha costruito nella stessa parrocchia.
