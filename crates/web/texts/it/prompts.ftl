# Whom a position waits for, and for what.

prompt-reveal = Viene rivelato il prossimo funzionario
prompt-move = Tocca a { $player }: scegliere uno spazio
prompt-produced = Tocca a { $player }: beni prodotti, terminare il turno
prompt-trade = Tocca a { $player }: vendere beni, comprare materiali o terminare il turno
prompt-sell = Tocca a { $player }: vendere ancora o terminare il turno
prompt-buy = Tocca a { $player }: comprare ancora o terminare il turno
prompt-dockyard = Tocca a { $player }: costruire navi o terminare il turno
prompt-church = Tocca a { $player }: fare donazioni, valutare segnalini o terminare il turno
prompt-score = Tocca a { $player }: valutare altri segnalini o terminare il turno
prompt-guildhall = Tocca a { $player }: costruire o terminare il turno
prompt-canon = Tocca a { $player }: fare la donazione del canonico per 1 mattone o rinunciarvi
prompt-over = La partita è finita
