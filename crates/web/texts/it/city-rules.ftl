# The rules from the churches to the end. How they are written stands in rules.ftl.

rules-don-1 = Una sola chiesa per turno
    Tutte le donazioni di un turno vanno alla stessa chiesa. Puoi farne quante ne puoi pagare, una dopo l’altra.
rules-don-2 = Quanto costa una donazione
    Il costo dipende da quante donazioni ha già la chiesa, di chiunque siano:
    - la prima: 1 mattone
    - la seconda: 1 mattone e 1 legname
    - la terza: 1 mattone, 1 legname e 20 £
    - la quarta: 1 mattone, 1 legname e 40 £
    - la quinta: 1 mattone, 1 legname, 1 campana e 10 £ per ogni tuo cittadino in città
    > St. Petri ha tre donazioni, e tu fai la quarta e la quinta. Hai 6 cittadini, quindi paghi 2 mattoni, 2 legname, 1 campana e 40 + 60 = 100 £.
rules-don-3 = Quale segnalino prendi
    Con la prima donazione a una chiesa prendi sempre il segnalino da 5 punti. Con ogni donazione successiva ne scegli uno fra quelli rimasti.
rules-don-4 = Completare una chiesa
    La quinta donazione completa la chiesa e dà subito un bonus: 8 punti per la prima chiesa della partita, poi 7, 6, 5, 4 e 3. Chi completa una chiesa è costruttore di chiese per il resto della partita, e anche questo vale qualcosa (BUILD-3).
rules-score-1 = Valutare i segnalini
    Dopo le tue donazioni, o anche senza, puoi valutare quanti segnalini tuoi vuoi. Appena ne hai valutato uno, in quel turno non puoi più fare donazioni.
rules-score-2 = Quanto valgono i segnalini
    - 5 punti: 5 punti.
    - Donazioni: 1 punto per ogni tuo segnalino, valutato o no, questo compreso.
    - Navi: 2 punti per ogni tua nave in porto.
    - Edifici: 5 o 4 punti, come indica il segnalino, per ogni tuo edificio del tipo indicato, in qualunque parrocchia.
    - Cittadini: 4 o 3 punti, come indica il segnalino, per ogni tuo cittadino nella parrocchia della sua chiesa. La cattedrale non ha parrocchia: il suo segnalino vale 1 punto per ogni tuo cittadino in tutta la città.
    > Hai 3 navi in porto e 2 cittadini nella parrocchia di St. Petri, il cui segnalino cittadini vale 4. Un segnalino navi ora vale 6 punti, e quel segnalino cittadini 8.
rules-score-3 = Valutato una volta per tutte
    Un segnalino si valuta una volta sola. Resta tuo, conta ancora come donazione e ti permette ancora di costruire accanto alla sua chiesa.
rules-score-4 = Un solo segnalino non valutato per tipo
    Alla fine della tua azione Chiesa puoi tenere al massimo un segnalino non valutato di ciascuno dei cinque tipi. Tutti i segnalini edifici sono un solo tipo, qualunque cosa contino, e così tutti i segnalini cittadini, di qualunque chiesa siano. Se ne hai due, scegli tu quale valutare.
    > Hai il segnalino navi di St. Petri, non valutato, e prendi quello di St. Nicolai. Prima di terminare il turno devi valutarne uno. L’altro può aspettare.

rules-build-1 = Quanto costa costruire
    Ogni edificio costa un legname e un mattone. Un tuo cittadino va sul sito, ed è il sito a decidere di quale edificio si tratta.
rules-build-2 = Dove puoi costruire
    Il sito deve essere libero e collegato da una linea a qualcosa di tuo: una chiesa di cui hai un segnalino (valutato o no, completata o no), oppure un sito con un tuo cittadino. Conta anche un cittadino messo in questo turno: puoi quindi costruire una catena.
    > Hai fatto una donazione a St. Petri. Costruisci su un sito accanto alla chiesa e nello stesso turno sul successivo lungo la linea.
rules-build-3 = I costruttori di chiese costruiscono ovunque
    Se hai completato una chiesa puoi costruire su qualunque sito libero, senza badare a BUILD-2.
rules-build-4 = Quanti per turno
    Costruisci finché bastano i materiali, un edificio dopo l’altro. Ma solo uno di essi può essere un funzionario.
rules-build-5 = Birreria, zuccherificio, tessitoria
    D’ora in poi produci un’unità in più del bene (PROD-1). Il suo prezzo scende subito di 10 £, per tutti e per il resto della partita: da 100 £ fino a 50 £ quando tutti e cinque gli edifici sono costruiti.
    > In città ci sono due tessitorie, quindi il tessuto è a 80 £. Costruisci la terza: il tessuto scende a 70 £, e ne produci uno in più a ogni turno su Tessuto.
rules-build-6 = Mercante
    Ricevi subito 100 £.
rules-build-7 = Capitano
    Arrivano due navi, e non costano legname: prima una neutrale (un “Olandese Volante”) nell’ancoraggio 3, poi una tua. Il porto fa posto a ciascuna come sempre (da SHIP-2 a SHIP-4). I tre capitani portano in tutto tre navi neutrali.
    Se non hai navi in riserva quando la neutrale è entrata, arriva solo quella. Puoi costruire lo stesso il capitano. I regolamenti non lo dicono: è una nostra decisione.
rules-build-8 = I funzionari del gioco base
    Prendi il funzionario in cima alla pila. Paga subito:
    - Consigliere: 10 £ per ogni cittadino di tutti i giocatori in città, il nuovo compreso.
    - Parroco: 10 £ per ogni donazione, di chiunque sia.
    - Sindaco: 60 £ per ogni chiesa completata.
    > In città ci sono 11 cittadini. Costruisci un consigliere: il tuo è il dodicesimo, quindi ricevi 120 £.

rules-var-1 = Sette funzionari blu
    Entrambe le varianti usano sette funzionari blu al posto dei soliti: canonico, maestro di gilda, capo del porto, diacono, sagrestano, capo costruttore e funzionario civile. Anche qui puoi costruirne al massimo uno per turno.
rules-var-2 = Variante 1: libera scelta
    Quando costruisci un funzionario, ne scegli uno qualunque fra i blu rimasti.
rules-var-3 = Variante 2: solo il primo
    I funzionari blu vengono mescolati. Si vede solo il primo, e solo quello si può costruire. Il prossimo viene rivelato alla fine del turno.
rules-var-4 = Quanto pagano i funzionari blu
    - Maestro di gilda (“Capo del Municipio” nel regolamento): 30 £ per ogni tuo bene.
    - Capo del porto: 40 £ per ogni tua nave in porto.
    - Diacono: 30 £ per ogni tuo segnalino.
    - Sagrestano (“Becchino” nel regolamento): 50 £ per ogni chiesa di cui hai un segnalino.
    - Capo costruttore: 20 £ per ogni tuo cittadino, il nuovo compreso.
    - Funzionario civile: 40 £ per ogni parrocchia con un tuo cittadino, il nuovo compreso.
    > Hai 4 cittadini in 2 parrocchie e costruisci in una terza. Il capo costruttore renderebbe 100 £ (cinque cittadini), il funzionario civile 120 £ (tre parrocchie).
rules-var-5 = Il canonico
    Il canonico non paga. In cambio puoi fare subito una donazione a una qualunque chiesa incompleta per 1 solo mattone, oltre al costo dell’edificio. Non importa quale donazione sia: anche la quinta non costa di più. Per il segnalino e il completamento della chiesa valgono DON-3 e DON-4.
    In quel turno non valuti nulla, e fino alla fine della tua prossima azione Chiesa puoi avere due segnalini non valutati dello stesso tipo (SCORE-4). Senza mattoni puoi costruire lo stesso il canonico, ma senza donazione. I regolamenti non lo dicono: è una nostra decisione.

rules-end-1 = Quando finisce la partita
    La partita finisce appena la sesta chiesa è completata. Il round in corso non si finisce.
rules-end-2 = Il conteggio finale
    Ognuno valuta tutti i suoi segnalini non valutati. Poi ogni bene e ogni materiale si vende a 50 £, e ogni 100 £ intere diventano 1 punto.
    > Hai 380 £, 2 birre e 1 mattone. Fanno 380 + 150 = 530 £: 5 punti, e restano 30 £.
rules-end-3 = Chi vince
    Vince chi ha più prestigio. A parità decide il denaro rimasto dopo il conteggio finale. Se anche quello è pari, il posto si divide. I regolamenti si fermano prima di quest’ultimo caso: è una nostra decisione.
