# What a player can do, as the label of a button.

action-reveal = Rivela il { official }
action-move = Avanza su “{ field-exact }”
action-sell = Vendi { goods }
action-buy = Compra { materials }
action-launch = Costruisci una nave
action-donate = Fai una donazione { church.to }: { token }
action-score = Valuta il { token-at }
action-build = Costruisci { building.one } su { site }
action-appoint = Nomina il { official } su { site }
action-skip = Rinuncia alla donazione
action-done = Termina il turno
