# The summary for printing, the page of the variants, and the page of the maps.

rules-summary-title = Riassunto in una pagina
rules-summary-note = Si stampa su un solo foglio A4.
rules-summary-turn = Il tuo turno
rules-summary-move = Fai avanzare la pedina da 1 a 8 spazi: 3 sono gratis, ogni spazio in più costa 1 punto prestigio. Il primo turno comincia dove vuoi. Poi fai ciò che permette lo spazio, tutto, in parte o per niente.
rules-summary-fields = Gli spazi
rules-summary-produce = Prendi 1 unità, e 1 in più per ogni tuo edificio che la produce.
rules-summary-sell = Vendere: ogni nave un tipo di bene, 3, 2 o 1 unità secondo l’ancoraggio, al prezzo attuale. Senza nave 30 £ l’unità.
rules-summary-buy = Oppure comprare: da 1 a 10 materiali. Mai più di una campana.
rules-summary-dockyard = 1 legname per nave, nell’ancoraggio 3. Se è pieno, tutte le navi avanzano di un ancoraggio, e quelle dell’ancoraggio 1 lasciano il porto.
rules-summary-church = Fai donazioni a una chiesa, quante ne puoi pagare, poi valuta segnalini. Tieni al massimo un segnalino non valutato per tipo.
rules-summary-guildhall = 1 legname e 1 mattone per edificio. Il sito deve essere libero e collegato a un tuo cittadino o a una chiesa di cui hai un segnalino; i costruttori di chiese costruiscono ovunque. Un funzionario per turno.
rules-summary-donations = Donazioni
rules-summary-first-five = La prima dà il segnalino da 5 punti, le altre uno a scelta.
rules-summary-tokens = Segnalini
rules-summary-five = 5
rules-summary-each-donation = 1 per ogni tuo segnalino
rules-summary-each-ship = 2 per ogni tua nave
rules-summary-each-building = 5 o 4 per ogni tuo edificio del tipo
rules-summary-each-citizen = 4 o 3 per ogni tuo cittadino nella parrocchia; cattedrale: 1 in tutta la città
rules-summary-buildings = Edifici
rules-summary-maker = 1 unità in più a ogni produzione; il prezzo scende di 10 £
rules-summary-merchant = 100 £
rules-summary-captain = una nave neutrale, poi una tua
rules-summary-bonuses = Bonus per una chiesa completata
rules-summary-end = La fine della partita
rules-summary-final-scoring = La sesta chiesa completata pone subito fine alla partita. Si valutano tutti i segnalini non valutati, beni e materiali si vendono a 50 £ l’uno, ogni 100 £ intere sono 1 punto prestigio. Vince chi ha più prestigio; a parità, chi ha più denaro.

rules-variants-title = Il gioco base e le sue due varianti
rules-variants-lead = Cambiano solo i sette funzionari. Scegli quando apri un tavolo.
rules-variants-base = Sette funzionari in ordine fisso: tre consiglieri, tre parroci, il sindaco. Tutti sanno che cosa viene dopo. L’ideale per cominciare.
rules-variants-one = Sette funzionari blu, uno per tipo. Chi ne costruisce uno sceglie liberamente fra quelli rimasti. Nulla è lasciato al caso.
rules-variants-two = Gli stessi sette funzionari blu, mescolati. Si vede e si costruisce solo il primo, quindi c’è un po’ di fortuna.
rules-variants-officials = I funzionari e quanto pagano
rules-variants-rules = Le regole delle varianti
rules-variants-new = Apri un tavolo

rules-maps-title = Le mappe, e che cosa è nostro
rules-maps-lead = Le regole sono quelle dei regolamenti. Le mappe sono una nostra ricostruzione, e abbiamo dovuto colmare qualche lacuna delle regole. Ecco che cosa viene dai regolamenti e che cosa è nostro.
rules-maps-fixed = Che cosa stabiliscono i regolamenti
    - Quanti edifici e segnalini ci sono, quanto costano e quanto rendono.
    - I nomi delle chiese di Amburgo. St. Petri è verde, St. Catharinen gialla, St. Michaelis rossa.
    - Il segnalino cittadini di St. Petri vale 4, quello della cattedrale 1.
rules-maps-attested = Che cosa dicono altre fonti
    - I segnalini edifici per birrerie, tessitorie e funzionari valgono 4, quello per i capitani 5.
    - La chiesa viola conta i funzionari.
    - La cattedrale di Londra è St Paul’s, e segnalini ed edifici sono gli stessi di Amburgo.
rules-maps-ours = Che cosa abbiamo ricostruito
    - Dove sono i siti e quali linee li collegano.
    - A quale parrocchia appartiene ogni sito e che cosa vi si costruisce.
    - Quale delle altre chiese conta quale edificio, e se i cittadini vi valgono 4 o 3.
    - Le chiese parrocchiali di Londra.
    Amburgo è disegnata sulla vera pianta della città vecchia, in modo che vi si possa giocare ogni esempio dei regolamenti. Di Londra i regolamenti dicono solo che esiste.
rules-maps-decided = Le regole che abbiamo dovuto decidere
    I regolamenti non decidono questi casi. Abbiamo scelto ciò che non danneggia nessuno e sorprende di meno:
rules-maps-own = Una mappa tua
    Se hai il gioco stampato puoi sostituire le nostre mappe: una città è un file di testo che dice dove sono le chiese e i siti, di che tipo sono e quali linee li collegano.
    - Copia uno dei due file che accompagnano il codice sorgente, crates/engine/data/hamburgum.toml o londinium.toml. Il file docs/boards.md spiega ogni riga.
    - Controllalo con il comando “hamburgum board check FILE”. Ogni errore è segnalato con la sua riga.
    - Guardalo con “hamburgum board show FILE”, e indicalo con --board a ogni comando che lo accetta.
rules-maps-picture = La nostra mappa di { $name }
rules-maps-of = Mappa di { $name }
rules-maps-describes = La città di { $name } con sei chiese, { $number } siti e { $all } linee.
rules-maps-plates = Sulle targhe: prestigio per edificio e per cittadino.
# The tooltips of a picture of a board.
rules-maps-tokens = { $church-name }: { $points } prestigio per ogni { building }, { $number } per ogni cittadino
rules-maps-site = { site }: { building }
rules-maps-not-printed = Una ricostruzione, non il tabellone stampato.
rules-maps-near = Che cosa è collegato in { $name }
rules-maps-place = Luogo
rules-maps-building = Edificio
rules-maps-touches = Collegato a
rules-maps-church = Chiesa
