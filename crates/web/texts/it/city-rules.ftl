# The rules from the churches to the end. How they are written stands in rules.ftl.

rules-don-1 = Una sola chiesa per turno
    Tutte le donazioni di un turno vanno alla stessa chiesa. Puoi farne quante ne puoi pagare, una dopo l’altra.
rules-don-2 = Quanto costa una donazione
    Il costo dipende da quante donazioni la chiesa ha già, da parte di chiunque:
    - la prima: 1 mattone
    - la seconda: 1 mattone e 1 legname
    - la terza: 1 mattone, 1 legname e 20 £
    - la quarta: 1 mattone, 1 legname e 40 £
    - la quinta: 1 mattone, 1 legname, 1 campana e 10 £ per ogni tuo cittadino in città
    > St. Petri ha tre donazioni, e tu fai la quarta e la quinta. Hai 6 cittadini, quindi paghi 2 mattoni, 2 legname, 1 campana e 40 + 60 = 100 £.
rules-don-3 = Quale segnalino prendi
    La prima donazione a una chiesa prende sempre il segnalino da 5 punti. Ogni donazione successiva prende un segnalino a scelta fra quelli rimasti.
rules-don-4 = Completare una chiesa
    La quinta donazione completa la chiesa e dà subito un bonus: 8 punti per la prima chiesa della partita, poi 7, 6, 5, 4 e 3. Chi completa una chiesa è costruttore di chiese per il resto della partita, e anche questo vale qualcosa (BUILD-3).
rules-score-1 = Valutare i segnalini
    Dopo le tue donazioni, o anche senza, puoi valutare quanti tuoi segnalini vuoi. Appena ne hai valutato uno, in quel turno non ci sono più donazioni.
rules-score-2 = Quanto valgono i segnalini
    - 5 punti: 5 punti.
    - Donazioni: 1 punto per ogni tuo segnalino, valutato o no, questo compreso.
    - Navi: 2 punti per ogni tua nave in porto.
    - Edifici: 5 o 4 punti, come indica il segnalino, per ogni tuo edificio del tipo indicato, in qualunque parrocchia.
    - Cittadini: 4 o 3 punti, come indica il segnalino, per ogni tuo cittadino nella parrocchia della sua chiesa. La cattedrale non ha parrocchia: il suo segnalino vale 1 punto per ogni tuo cittadino, ovunque sia.
    > Hai 3 navi in porto e 2 cittadini nella parrocchia di St. Petri, il cui segnalino cittadini vale 4. Un segnalino navi ora vale 6 punti, e quel segnalino cittadini 8.
rules-score-3 = Valutato una volta per tutte
    Un segnalino si valuta una volta sola. Resta tuo, conta ancora come donazione e ti permette ancora di costruire accanto alla sua chiesa.
rules-score-4 = Un solo segnalino aperto per tipo
    Alla fine della tua azione Chiesa puoi tenere al massimo un segnalino non valutato di ciascuno dei cinque tipi. I segnalini edifici sono un solo tipo, qualunque cosa contino, e così i segnalini cittadini, di qualunque chiesa siano. Se ne hai due, scegli tu quale valutare.
    > Hai il segnalino navi di St. Petri, non valutato, e prendi quello di St. Nicolai. Prima di finire il turno devi valutarne uno. L’altro può aspettare.

rules-build-1 = Quanto costa costruire
    Ogni edificio costa un legname e un mattone. Un tuo cittadino va sull’area, e l’area decide che cosa diventa.
rules-build-2 = Dove puoi costruire
    L’area deve essere libera e a una linea da qualcosa di tuo: una chiesa di cui hai un segnalino, valutato o no, completa o no, oppure un’area con un tuo cittadino. Conta anche un cittadino messo in questo turno: puoi quindi costruire una catena.
    > Hai donato a St. Petri. Costruisci su un’area accanto alla chiesa e nello stesso turno sulla successiva lungo la linea.
rules-build-3 = I costruttori di chiese costruiscono ovunque
    Chi ha completato una chiesa può costruire su qualunque area libera e non deve badare a BUILD-2.
rules-build-4 = Quanti in un turno
    Costruisci finché bastano i materiali, un edificio dopo l’altro. Ma solo uno di essi può essere un funzionario.
rules-build-5 = Birreria, zuccherificio, tessitoria
    D’ora in poi produci un’unità in più del bene (PROD-1). Subito il suo prezzo scende di 10, per tutti e per il resto della partita: da 100 fino a 50 quando tutte e cinque sono costruite.
    > In città ci sono due tessitorie, quindi il tessuto è a 80. Costruisci la terza: il tessuto è a 70, e ne fai uno in più a ogni turno su Tessuto.
rules-build-6 = Mercante
    Ricevi subito 100 £.
rules-build-7 = Capitano
    Due navi arrivano senza legname: prima una neutrale nell’ancoraggio 3, poi una tua. Il porto fa posto a ciascuna come sempre (da SHIP-2 a SHIP-4). I tre capitani portano in tutto tre navi neutrali.
    Se non hai navi in riserva quando la neutrale è entrata, arriva solo quella. Il capitano si può costruire lo stesso. I regolamenti non lo dicono, e abbiamo deciso così.
rules-build-8 = I funzionari del gioco base
    Prendi il funzionario in cima alla pila. Paga subito:
    - Consigliere: 10 £ per ogni cittadino di tutti i giocatori in città, il nuovo compreso.
    - Parroco: 10 £ per ogni donazione fatta da chiunque.
    - Sindaco: 60 £ per ogni chiesa completa.
    > In città ci sono 11 cittadini. Costruisci un consigliere: il tuo è il dodicesimo, quindi ricevi 120 £.

rules-var-1 = Sette funzionari blu
    Entrambe le varianti usano sette funzionari blu al posto dei soliti: canonico, maestro di gilda, capo del porto, diacono, sagrestano, capo costruttore e funzionario civile. Anche qui al massimo uno per turno.
rules-var-2 = Variante 1: libera scelta
    Chi costruisce un funzionario ne sceglie uno qualunque fra i blu rimasti.
rules-var-3 = Variante 2: solo il primo
    I funzionari blu vengono mescolati. Si vede solo il primo, e solo quello si può costruire. Il prossimo si scopre quando il turno è finito.
rules-var-4 = Quanto pagano i funzionari blu
    - Maestro di gilda: 30 £ per ogni tuo bene.
    - Capo del porto: 40 £ per ogni tua nave in porto.
    - Diacono: 30 £ per ogni tuo segnalino.
    - Sagrestano: 50 £ per ogni chiesa di cui hai un segnalino.
    - Capo costruttore: 20 £ per ogni tuo cittadino, il nuovo compreso.
    - Funzionario civile: 40 £ per ogni parrocchia con un tuo cittadino, il nuovo compreso.
    > Hai 4 cittadini in 2 parrocchie e costruisci in una terza. Il capo costruttore renderebbe 100 £ (cinque cittadini), il funzionario civile 120 £ (tre parrocchie).
rules-var-5 = Il canonico
    Il canonico non paga. In cambio puoi fare subito una donazione a una qualunque chiesa incompleta per 1 solo mattone, oltre al costo dell’edificio. Non importa quale donazione sia: anche la quinta non costa di più. Per il segnalino e il completamento della chiesa valgono DON-3 e DON-4.
    In quel turno non si valuta nulla, e fino alla fine della tua prossima azione Chiesa puoi avere due segnalini aperti dello stesso tipo (SCORE-4). Senza mattoni il canonico si può costruire lo stesso, ma senza donazione: lo abbiamo deciso noi, perché i regolamenti non lo dicono.

rules-end-1 = Quando finisce la partita
    La partita finisce subito quando la sesta chiesa è completa. Il round non si gioca fino in fondo.
rules-end-2 = Il conteggio
    Tutti valutano i segnalini ancora aperti. Poi ogni bene e ogni materiale rende 50 £, e ogni 100 £ intere diventano 1 punto.
    > Hai 380 £, 2 birre e 1 mattone. Fanno 380 + 150 = 530 £: 5 punti, e restano 30 £.
rules-end-3 = Chi vince
    Vince chi ha più prestigio. A parità decide il denaro rimasto dopo il conteggio. Se anche quello è pari, il posto si divide: abbiamo deciso così, perché i regolamenti si fermano qui.
