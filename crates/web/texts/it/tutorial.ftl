# The lesson: the first seven rounds of a game, step by step.

tutorial-name = I primi sette round
tutorial-home = Impara in dieci minuti
tutorial-home-note = È la prima volta? Gioca sette round a un vero tavolo, con ogni passo spiegato.
tutorial-label = Lezione
tutorial-step = Passo { $number } di { $all }
tutorial-go-on = Avanti: gioca { $player }
tutorial-more = Esci, ricomincia o gioca senza aiuto
tutorial-leave = Esci dalla lezione
tutorial-leave-note = Puoi riprenderla dalla pagina iniziale.
tutorial-again = Ricomincia
tutorial-play-on = Continua senza la lezione, contro due apprendisti, con
tutorial-elsewhere = Ciò che è illuminato si trova sotto “{ table-city }”.

# What is to be pressed.

tutorial-ask-move = Premi “{ field }”, sulla rondella o nella lista.
tutorial-ask-sell = Vendi con +: { $list }.
tutorial-ask-buy = Compra con +: { $list }.
tutorial-ask-donate = Premi il { token-at }.
tutorial-ask-score = Premi il segnalino illuminato per valutarlo.
tutorial-ask-build = Premi { $list }, sulla mappa o nella lista.
tutorial-ask-done = Premi “{ turn-end }”.
tutorial-ask-choose = Scegli con quale colore giocare.

# What is said of another press.

tutorial-detour-move = “{ field }” viene dopo. Qui la lezione prende un’altra strada, quindi nulla è cambiato. { $ask }
tutorial-detour-done = Non così in fretta: in questo turno c’è ancora qualcosa da fare. { $ask }
tutorial-detour-other = È permesso, ma la lezione ha altri piani, quindi nulla è cambiato. { $ask }
tutorial-problem = Questa volta no
tutorial-problem-why = La lezione va passo per passo, quindi nulla è cambiato.
tutorial-problem-next = Al tavolo il prossimo passo è illuminato.

# Round 1.

tutorial-1-beer = Ti diamo il benvenuto ad Amburgo! Sei Rosso. Qui si costruiranno sei chiese, e alla fine vince chi ha più prestigio. Ogni turno comincia sulla rondella: lo spazio dice che cosa puoi fare. “Birra” ti dà 1 birra, e vendendo beni guadagni il tuo primo denaro.
tutorial-1-done = Ora hai 2 birre. Finché non termini il turno è solo una bozza: annullarlo non costa niente.
tutorial-1-blue = Blu prende tessuto allo stesso modo. Tutti hanno cominciato con un bene di ogni tipo, 1 legname, 1 mattone e una nave all’ancoraggio 3.
tutorial-1-green = Verde va su “Commercio” e spedisce 1 tessuto per 100 £. È denaro rapido, ma una nave trasporta un solo tipo di bene, e senza nave un bene rende appena 30 £.

# Round 2.

tutorial-2-trade = Le pedine avanzano in senso orario. Fino a tre spazi è gratis, ognuno in più costa 1 punto prestigio. “Commercio” è il prossimo, e hai 2 birre da vendere.
tutorial-2-sell = La tua nave all’ancoraggio 3 trasporta fino a 3 unità di un tipo. La birra rende 100 £ l’unità, e vendere non abbassa mai un prezzo.
tutorial-2-done = 200 £ in più! In un turno vendi o compri, mai entrambe le cose: gli acquisti aspettano.
tutorial-2-blue = Blu produce birra: con due tipi di beni presto converrà una seconda nave.
tutorial-2-green = Verde fa la prima donazione a St. Nicolai, per 1 mattone. La prima dà il segnalino da 5 punti, e Verde lo valuta subito: 5 punti prestigio.

# Round 3.

tutorial-3-church = Anche tu hai un mattone. “Chiesa” è a tre spazi, quindi ancora gratis, ed è il prestigio che fa vincere.
tutorial-3-donate = La prima donazione a una chiesa è la più economica e rende 5 punti prestigio. E apre la strada: puoi costruire solo accanto a una chiesa a cui hai fatto una donazione, o accanto ai tuoi cittadini.
tutorial-3-score = Un segnalino da 5 punti non cresce mai: valutalo ora. Gli altri contano qualcosa: navi, cittadini, edifici, donazioni. Conviene tenerli finché ne hai di più.
tutorial-3-done = 6 punti prestigio! Di ogni tipo puoi tenere per dopo un segnalino non valutato.
tutorial-3-blue = Blu costruisce una nave per 1 legname. L’ancoraggio 3 è pieno, quindi tutte le sue navi passano al 2. Lì la tua trasporta 2 unità invece di 3: il porto premia le navi nuove.
tutorial-3-green = Verde compra 2 mattoni e 1 legname per 100 £. Più si compra in una volta, più ogni unità è cara.

# Round 4.

tutorial-4-trade = Un edificio costa 1 legname e 1 mattone, e tu hai 210 £. “Commercio” è lo spazio successivo: fai scorta!
tutorial-4-buy = 3 mattoni e 2 legname, con il legname che hai, bastano per tre edifici. Cinque unità costano 200 £.
tutorial-4-done = Il denaro è quasi finito, ma da solo non fa vincere. I materiali diventano edifici.
tutorial-4-blue = Blu ha ora due navi, quindi partono due tipi di beni: 2 birre e 2 tessuti per 400 £.
tutorial-4-green = Verde costruisce accanto a St. Nicolai. Il capitano porta una nave neutrale e una verde all’ancoraggio 3, senza legname. La birreria dà a Verde 1 birra in più ogni volta, ma il prezzo della birra scende per sempre a 90 £.

# Round 5.

tutorial-5-guildhall = Ora costruisci tu! “Municipio” è a due spazi.
tutorial-5-build = Due tessitorie: d’ora in poi ogni “Tessuto” te ne dà 3, anche se ognuna abbassa il prezzo di 10 £. E un mercante, che paga subito 100 £.
tutorial-5-done = Il tessuto vale solo 80 £, ma ne farai tre alla volta. I tuoi cittadini aprono anche i siti accanto.
tutorial-5-blue = Blu ha fretta: quattro spazi, uno più di quelli gratis, per 1 punto prestigio. Guadagna tempo, e compra 3 mattoni e 3 legname per 260 £.
tutorial-5-green = Verde produce, e la birreria rende: 2 birre in una volta.

# Round 6.

tutorial-6-trade = Hai finito i materiali, ma hai il denaro del mercante: su “Commercio”, a due spazi.
tutorial-6-buy = 2 mattoni e 1 legname per 100 £: proprio quanto costano le prime due donazioni a una chiesa.
tutorial-6-done = È questa l’arte: ciò che compri ora decide che cosa potrai fare dopo.
tutorial-6-blue = Blu mostra come si fa: due donazioni a St. Catharinen. Blu valuta il segnalino da 5 punti ma tiene quello dei cittadini, perché cresce con ogni cittadino che Blu avrà in quella parrocchia.
tutorial-6-green = Verde spedisce 3 birre a 90 £ e 1 zucchero a 100 £: 370 £ in un turno. Due navi, due tipi di beni.

# Round 7.

tutorial-7-church = 2 mattoni e 1 legname: bastano per due donazioni. “Chiesa” è a tre spazi, quindi ancora gratis.
tutorial-7-donate = La prima donazione a St. Petri è come sempre: 1 mattone per il segnalino da 5 punti.
tutorial-7-second = La seconda costa 1 legname e 1 mattone, e ora scegli tu il segnalino. Quello degli edifici di St. Petri vale 4 per ogni tua tessitoria: già 8.
tutorial-7-score = Valuta il segnalino da 5 punti. Quello degli edifici può aspettare: con una terza tessitoria sarebbero 12.
tutorial-7-done = 11 punti prestigio! E d’ora in poi puoi costruire anche accanto a St. Petri.
tutorial-7-blue = Blu costruisce una birreria e un funzionario. I funzionari arrivano dalla pila, al massimo uno per turno, e pagano subito: il consigliere rende 10 £ per ogni cittadino in città, quindi 70 £. Con i due edifici cresce anche il segnalino dei cittadini di Blu.
tutorial-7-green = Verde corre al “Commercio” e compra 1 legname, 1 mattone e 1 campana. La quinta donazione a una chiesa richiede la campana; completa la chiesa e dà un bonus, 8 punti prestigio per la prima. Non si possono mai avere due campane.

# The end.

tutorial-end = Ecco tutto il gioco. La sesta chiesa pone fine alla partita: i segnalini non valutati si valutano, e ogni 100 £ valgono 1 punto prestigio. Se vuoi, continua contro due apprendisti. Rosso ha edifici e prestigio, Blu un segnalino che cresce, Verde denaro e una campana.
