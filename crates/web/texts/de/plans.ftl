# Planning the next turn while others play.

plan-begin = Nächsten Zug vormerken
plan-change = Vormerkungen ändern
plan-heading = Nur vorgemerkt
plan-slots = Deine Vormerkungen, die liebste zuerst
plan-slot = { $plan ->
    [kept] Vormerkung { $number }, gespeichert
    [draft] Vormerkung { $number }, noch nicht gespeichert
   *[empty] Vormerkung { $number }, leer
}
plan-keep = Vormerken
plan-leave = Zurück
plan-withdraw = Diese Vormerkung zurückziehen
plan-prefer = Diese Vormerkung der vorigen vorziehen

# What is asked.

plan-ask-produced = Die Waren sind dann da: merke den Zug vor
plan-ask-sell = Weiter verkaufen oder vormerken
plan-ask-buy = Weiter kaufen oder vormerken
plan-ask-dockyard = Schiffe bauen oder vormerken
plan-ask-church = Spenden, werten oder vormerken
plan-ask-score = Weiter werten oder vormerken
plan-ask-score-only = Werten oder vormerken
plan-ask-score-due = Erst werten, dann vormerken
plan-ask-guildhall = Bauen oder vormerken
plan-ask-nothing = Nichts mehr zu tun: merke den Zug vor

# What drops a plan.

plan-stops = Auch verwerfen, wenn
plan-stop-same-field = jemand auf dasselbe Feld zieht
plan-stop-church-completed = eine Kirche fertig wird
plan-stop-price-fell = der Preis meiner Ware fällt
plan-stop-ships-moved = meine Schiffe weiterrücken
plan-stop-donation = jemand für eine Kirche spendet
plan-stop-building-nearby = jemand in einem Stadtteil baut, in dem ich baue
plan-anyway = Ein vorgemerkter Zug wird nur gespielt, wenn jeder Schritt noch möglich ist und genau das kostet und bringt, was du hier siehst. Nur du siehst ihn.
plan-cut = Dein Entwurf ging hier weiter, aber der Rest ist nicht mehr möglich.

# What becomes of plans.

plan-kept = Deine Vormerkungen
plan-fits = würde nach jetzigem Stand gespielt
plan-would-drop = würde verworfen: { $why }
plan-due = Dein vorgemerkter Zug wird gleich gespielt
plan-myself = Ich spiele selbst
plan-dropped = { $number ->
    [one] Dein vorgemerkter Zug wird nicht gespielt
   *[other] Keiner deiner vorgemerkten Züge wird gespielt
}
plan-begun = Du hast diesen Zug schon entworfen
plan-start-from = Damit beginnen
plan-anew = Neu wählen
plan-hindered-other-turn = Seitdem wurde ein Zug zurückgenommen.
plan-hindered-new = { $action }: jetzt { $list }.
plan-hindered-gone = { $action }: nicht mehr { $list }.
plan-hindered-ships = { $action }: Die Schiffe im Hafen liegen jetzt anders.
plan-stopped-same-field = Jemand ist auf dasselbe Feld gezogen.
plan-stopped-church-completed = Eine Kirche ist fertig geworden.
plan-stopped-price-fell = Der Preis ist gefallen.
plan-stopped-ships-moved = Deine Schiffe sind weitergerückt.
plan-stopped-donation = Jemand hat für eine Kirche gespendet.
plan-stopped-building-nearby = Jemand hat im selben Stadtteil gebaut.
