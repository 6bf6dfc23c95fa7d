# The rules from the beginning to the harbour. How they are written stands in rules.ftl.

rules-set-1 = Chi gioca
    Si gioca da due a cinque. Ognuno ha un colore: rosso, blu, verde, giallo o grigio. Si sta seduti attorno al tavolo e si gioca in senso orario.
rules-set-2 = Con che cosa si comincia
    Cominci con una birra, uno zucchero, un tessuto, un legname e un mattone. Una delle tue cinque navi è già nell’ancoraggio 3, e le altre quattro sono nella tua riserva. La tua pedina aspetta accanto alla rondella e vi entra al tuo primo turno (TURN-3).
rules-set-3 = Chi gioca dopo comincia più ricco
    Il giocatore iniziale comincia con 1 punto prestigio e 10 £. Ogni giocatore seguente, in senso orario, ha 1 punto e 10 £ più di chi lo precede. Il giocatore iniziale si sceglie insieme o si estrae a sorte.
    > In quattro si comincia con 1 punto e 10 £, 2 punti e 20 £, 3 punti e 30 £, 4 punti e 40 £.
rules-set-4 = Prezzi e segnalini
    Ciascuno dei tre beni all’inizio vale 100 £. Ciascuna delle sei chiese ha cinque segnalini, uno per tipo: 5 punti, donazioni, navi, edifici e cittadini. SCORE-2 dice quanto valgono.
rules-set-5 = 28 edifici per 28 siti
    Ogni sito della città accoglie un edificio, e la mappa mostra quale: 5 birrerie, 5 zuccherifici, 5 tessitorie, 3 mercanti, 3 capitani e 7 funzionari.
    I funzionari formano una pila in ordine fisso e si prendono dalla cima: tre consiglieri (7, 6, 5), poi tre parroci (4, 3, 2), e in fondo il sindaco (1).
rules-set-6 = Nulla è nascosto
    Tutti vedono ciò che hanno tutti: denaro, beni, materiali, navi, segnalini. I giocatori non commerciano tra loro e non si prestano nulla.
rules-set-7 = Che cosa può mancare
    Solo due cose sono limitate: hai cinque navi, e non puoi mai avere più di una campana. Beni, legname, mattoni, denaro, cittadini e dischetti delle donazioni non finiscono mai.

rules-turn-1 = Muovere, poi agire
    Si gioca in senso orario. Nel tuo turno fai avanzare la tua pedina sulla rondella e poi fai ciò che permette il suo nuovo spazio. È tutto, e tocca al prossimo.
rules-turn-2 = Gli otto spazi
    In senso orario gli spazi sono: Zucchero, Chiesa, Commercio, Tessuto, Municipio, Birra, Commercio, Cantiere navale, e poi di nuovo Zucchero. Più pedine possono stare sullo stesso spazio: nessuno è mai d’intralcio.
rules-turn-3 = Il primo turno è gratis
    Nel tuo primo turno metti la pedina sullo spazio che vuoi. È gratis.
rules-turn-4 = Quanto costa muovere
    Poi avanzi da uno a otto spazi, mai indietro. Fino a tre spazi è gratis. Ogni spazio in più costa 1 punto prestigio; tornare sullo stesso spazio, dopo un giro intero, ne costa quindi 5. Non puoi pagare punti che non hai.
    > La tua pedina sta su Birra. Commercio, Cantiere navale e Zucchero sono gratis. Chiesa è il quarto spazio e costa 1 punto, Municipio il settimo e ne costa 4.
rules-turn-5 = Che cosa devi e che cosa puoi fare
    Devi muovere; la produzione è automatica. Tutto il resto sta a te: fai tutto, una parte o niente.

rules-prod-1 = Produrre beni
    Prendi un’unità del bene indicato dallo spazio, e una in più per ogni tuo edificio che lo produce: la birreria fa birra, lo zuccherificio zucchero, la tessitoria tessuto. È gratis.
    > Hai due birrerie e vai su Birra: prendi 3 birre.

rules-sell-1 = Le navi vendono al prezzo attuale
    Ogni tua nave in porto vende un solo tipo di bene. Quanto trasporta dipende dall’ancoraggio: fino a 3 unità dall’ancoraggio 3, 2 dall’ancoraggio 2, 1 dall’ancoraggio 1. Ogni unità rende il prezzo attuale del bene.
    > Il tessuto è a 90 £ e la birra a 100 £. Hai 4 tessuti e 2 birre, una nave nell’ancoraggio 3 e una nell’ancoraggio 1. La prima trasporta 3 tessuti per 270 £, la seconda 1 birra per 100 £: 370 £ in tutto.
rules-sell-2 = Vendere senza nave
    Ciò che le tue navi non possono trasportare si può vendere lo stesso, a 30 £ l’unità.
    > Nell’esempio di SELL-1 restano 1 tessuto e 1 birra. Venduti senza nave rendono altre 60 £.
rules-sell-3 = Vendere non cambia altro
    I prezzi restano come sono, e le navi anche. Non devi vendere per forza: puoi tenere i beni per dopo.
rules-sell-4 = Il programma carica le tue navi
    Devi solo dire quante unità di ogni bene vuoi vendere. Il programma carica le navi in modo che rendano il più possibile e ti mostra come. Non ci perdi nulla: non c’è mai motivo di guadagnare meno.
rules-buy-1 = Comprare materiali
    In un acquisto prendi da 1 a 10 unità: legname, mattoni e al massimo una campana, combinati come vuoi. Per il prezzo conta solo il numero: 20 £ per una, poi 50, 100, 150, 200, 260, 330, 410, 500 e 600 £ per dieci.
    > 2 legname, 2 mattoni e 1 campana sono cinque unità: 200 £.
rules-buy-2 = Una campana alla volta
    Finché hai una campana non puoi comprarne un’altra. La spendi per la quinta donazione a una chiesa (DON-2).

rules-ship-1 = Costruire navi
    Ogni nuova nave costa un legname ed entra nell’ancoraggio 3. Si costruiscono una dopo l’altra, finché bastano legname e navi.
rules-ship-2 = Quanto posto c’è
    Ogni ancoraggio ha tanti posti quanti sono i giocatori.
rules-ship-3 = Quando l’ancoraggio 3 è pieno
    Una nave entra sempre nell’ancoraggio 3. Se è pieno, prima si fa posto, in quest’ordine: tutte le navi dell’ancoraggio 1 lasciano il porto, tutte quelle dell’ancoraggio 2 passano all’ancoraggio 1, tutte quelle dell’ancoraggio 3 all’ancoraggio 2. Le navi dei giocatori tornano nelle loro riserve; le navi neutrali (ognuna un “Olandese Volante”) escono dal gioco.
    > Tre giocatori: 3 navi sono nell’ancoraggio 3, 2 nell’ancoraggio 2, 1 nell’ancoraggio 1. Costruisci una nave. Quella dell’ancoraggio 1 lascia il porto, le due e le tre avanzano, e la tua nuova nave sta da sola nell’ancoraggio 3.
rules-ship-4 = Subito di ritorno
    Le tue navi che hanno appena lasciato l’ancoraggio 1 sono di nuovo nella tua riserva e si possono ricostruire nello stesso turno. Non puoi togliere una nave a piacere.
rules-ship-5 = Nessuna nave rimasta
    Se non hai navi in riserva non puoi costruirne, per quanto legname tu abbia. I regolamenti non lo dicono: è la nostra lettura.
