# What each thing of the table is, in one line under its name.

tip-money = Denaro
    Compra materiali e paga le donazioni. Alla fine ogni 100 £ interi danno 1 prestigio.
tip-prestige = Prestigio
    Chi ne ha di più alla fine vince. Muovere più di 3 caselle ne costa.
tip-beer = Birra
    { tip-good }
tip-sugar = Zucchero
    { tip-good }
tip-cloth = Tessuto
    { tip-good }
tip-timber = Legname
    Per edifici, navi e quasi tutte le donazioni. Si compra su Commercio.
tip-brick = Mattoni
    Per edifici e per ogni donazione. Si comprano su Commercio.
tip-bell = Campana
    La quinta donazione a una chiesa ne richiede una. Nessuno ne possiede più di una.
tip-citizen = Cittadini
    Ne abita uno in ogni edificio. Contano per i segnalini cittadini.
tip-brewer = Birreria
    Una birra in più a ogni produzione. Costruirla abbassa il prezzo della birra di 10.
tip-sugar-refiner = Zuccherificio
    Uno zucchero in più a ogni produzione. Costruirlo abbassa il prezzo dello zucchero di 10.
tip-cloth-maker = Tessitoria
    Un tessuto in più a ogni produzione. Costruirla abbassa il prezzo del tessuto di 10.
tip-merchant = Mercante
    Dà 100 £ quando viene costruito.
tip-captain = Capitano
    Una nave neutrale e una di chi costruisce entrano subito in porto.
tip-official = Funzionario
    Paga quando viene costruito. Al massimo uno per turno.
tip-ship = Nave
    Su Commercio vende un solo tipo di bene: tante unità quante dice il numero del molo.
tip-berth = Molo
    Ogni nave qui vende fino a questo numero di unità di un bene.
tip-supply = Navi in riserva
    Si possono ancora costruire nel Cantiere navale, per 1 legname ciascuna.
tip-marker = Segnaposto
    Sta sulla casella del suo giocatore e gira in senso orario: 3 caselle gratis, poi 1 prestigio a casella.
tip-church = Chiesa
    Riceve cinque donazioni. Ognuna dà un segnalino, la quinta completa la chiesa.
tip-token-five = Segnalino da 5 punti
    Vale 5 prestigio. Lo prende la prima donazione a una chiesa.
tip-token-donations = Segnalino donazioni
    Vale 1 prestigio per ogni segnalino di chi lo possiede, valutato o no.
tip-token-ships = Segnalino navi
    Vale 2 prestigio per ogni nave in porto di chi lo possiede.
tip-token-building = Segnalino edifici
    Vale 4 o 5 prestigio per ogni edificio di questo tipo di chi lo possiede.
tip-token-citizens = Segnalino cittadini
    Vale prestigio per ogni cittadino di chi lo possiede nella parrocchia; alla cattedrale, in tutta la città.
tip-open-token = Segnalino non valutato
    La cifra dice quanto varrebbe ora. Si valuta su Chiesa o alla fine.
tip-scored-tokens = Segnalini valutati
    Sono già contati, ma valgono ancora come donazioni.
tip-church-builder = Costruttore di chiese
    Ha completato una chiesa e può costruire su ogni area libera.
tip-bonuses = Costruttori di chiese
    Completare una chiesa dà prestigio: 8 per la prima, 3 per l’ultima.
tip-rondel = Rondella
    Muovi in senso orario, poi fai ciò che dice la casella. 3 caselle gratis, poi 1 prestigio a casella.
tip-field-sugar = Zucchero
    { tip-production }
tip-field-cloth = Tessuto
    { tip-production }
tip-field-beer = Birra
    { tip-production }
tip-field-trade = Commercio
    Vendi beni con le tue navi o compra materiali. Mai entrambe le cose in un turno.
tip-field-church = Chiesa
    Dona a una chiesa, poi valuta i tuoi segnalini.
tip-field-guildhall = Municipio
    Costruisci per 1 legname e 1 mattone ciascuno, accanto alle tue chiese e ai tuoi cittadini.
tip-field-dockyard = Cantiere navale
    Costruisci navi per 1 legname ciascuna. Entrano nel molo 3.
tip-prices = Prezzi
    Quanto ottiene una nave per un’unità. Ogni nuovo edificio di quel mestiere lo abbassa di 10.
tip-depot = Magazzino
    Quanto costano insieme da 1 a 10 materiali.
tip-donation = Donazione
    Quanto costa ognuna delle cinque donazioni a una chiesa.
tip-churches = Chiese
    Donazioni e segnalini. Un contorno è preso ma non valutato, una forma piena è valutata.
tip-good = Si produce sulla sua casella, si vende su Commercio. Alla fine ogni unità rimasta dà 50 £.
tip-production = Prendi 1 unità, e 1 in più per ogni tuo edificio di quel mestiere.
