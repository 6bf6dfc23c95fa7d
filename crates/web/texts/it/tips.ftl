# What each thing of the table is, in one line under its name.

tip-money = Denaro
    Compra i materiali e paga le donazioni. Alla fine ogni 100 £ intere sono 1 punto prestigio.
tip-prestige = Prestigio
    Alla fine vince chi ne ha di più. Muovere di più di 3 spazi costa punti prestigio.
tip-beer = Birra
    { tip-good }
tip-sugar = Zucchero
    { tip-good }
tip-cloth = Tessuto
    { tip-good }
tip-timber = Legname
    Per edifici, navi e quasi tutte le donazioni. Si compra al Commercio.
tip-brick = Mattoni
    Per edifici e per ogni donazione. Si comprano al Commercio.
tip-bell = Campana
    Serve per la quinta donazione a una chiesa. Non puoi averne due.
tip-citizen = Cittadini
    Ce n’è uno in ogni edificio. Contano per i segnalini cittadini.
tip-brewer = Birreria
    Una birra in più ogni volta. Costruirla abbassa il prezzo della birra di 10 £.
tip-sugar-refiner = Zuccherificio
    Uno zucchero in più ogni volta. Costruirlo abbassa il prezzo dello zucchero di 10 £.
tip-cloth-maker = Tessitoria
    Un tessuto in più ogni volta. Costruirla abbassa il prezzo del tessuto di 10 £.
tip-merchant = Mercante
    Dà 100 £ quando viene costruito.
tip-captain = Capitano
    Una nave neutrale (“Olandese Volante”) e una del giocatore entrano subito in porto.
tip-official = Funzionario
    Paga una volta, quando viene costruito. Al massimo uno per turno.
tip-ship = Nave
    Al Commercio vende un solo tipo di bene: tante unità quante dice il numero del suo ancoraggio.
tip-berth = Ancoraggio
    Ogni nave qui vende fino a questo numero di unità di un bene.
tip-supply = Navi in riserva
    Puoi ancora costruirle al Cantiere navale, per 1 legname ciascuna.
tip-marker = Pedina
    Sta sullo spazio del suo giocatore e avanza in senso orario: 3 spazi gratis, poi 1 punto prestigio per spazio.
tip-church = Chiesa
    Riceve cinque donazioni. Ognuna dà un segnalino, la quinta completa la chiesa.
tip-token-five = Segnalino da 5 punti
    Vale 5 punti prestigio. Lo dà la prima donazione a una chiesa.
tip-token-donations = Segnalino donazioni
    Vale 1 punto prestigio per ogni segnalino di chi lo possiede, valutato o no.
tip-token-ships = Segnalino navi
    Vale 2 punti prestigio per ogni nave in porto di chi lo possiede.
tip-token-building = Segnalino edifici
    Vale 4 o 5 punti prestigio per ogni edificio di questo tipo di chi lo possiede.
tip-token-citizens = Segnalino cittadini
    Vale punti prestigio per ogni cittadino di chi lo possiede nella parrocchia; alla cattedrale, in tutta la città.
tip-open-token = Segnalino non valutato
    Il numero dice quanto varrebbe ora. Si valuta su “Chiesa” o alla fine della partita.
tip-scored-tokens = Segnalini valutati
    Non danno altri punti, ma contano ancora come donazioni.
tip-church-builder = Costruttore di chiese
    Ha completato una chiesa e può costruire su qualunque sito libero.
tip-bonuses = Costruttori di chiese
    Completare una chiesa dà punti prestigio: 8 per la prima, 3 per l’ultima.
tip-rondel = Rondella
    Muovi in senso orario, poi fai ciò che permette lo spazio. 3 spazi gratis, poi 1 punto prestigio per spazio.
tip-field-sugar = Zucchero
    { tip-production }
tip-field-cloth = Tessuto
    { tip-production }
tip-field-beer = Birra
    { tip-production }
tip-field-trade = Commercio
    Vendi beni con le tue navi o compra materiali. Mai entrambe le cose in un turno.
tip-field-church = Chiesa
    Fai donazioni a una chiesa, poi valuta i tuoi segnalini.
tip-field-guildhall = Municipio
    Costruisci per 1 legname e 1 mattone a edificio, accanto ai tuoi cittadini o a una chiesa a cui hai fatto una donazione.
tip-field-dockyard = Cantiere navale
    Costruisci navi per 1 legname ciascuna. Entrano nell’ancoraggio 3.
tip-prices = Prezzi
    Quanto ottiene una nave per un’unità. Ogni nuovo edificio che produce il bene lo abbassa di 10 £.
tip-depot = Magazzino
    Quanto costano in tutto da 1 a 10 materiali.
tip-donation = Donazione
    Quanto costa ognuna delle cinque donazioni a una chiesa.
tip-churches = Chiese
    Donazioni e segnalini. Un contorno è preso ma non valutato, una forma piena è valutata.
tip-good = Si produce sul suo spazio, si vende al Commercio. Alla fine ogni unità rimasta rende 50 £.
tip-production = Prendi 1 unità, e 1 in più per ogni tuo edificio che la produce.
