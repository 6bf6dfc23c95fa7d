# The pages of the rules: their frame, their chapters, and what explains the table.
# The first line of a rule or chapter is its title. Lines that begin with "-" are a list, those with
# ">" an example. The id of a rule becomes a link by itself.

rules-title = Le regole
rules-lead = Tutte le regole in parole semplici. Ogni regola ha un numero che non cambia mai: il tavolo vi rimanda, e puoi condividerlo.
rules-nav = Regole
rules-more = Altro sulle regole
rules-contents = Indice
rules-search = Cerca nelle regole
rules-search-go = Cerca
rules-search-hint = campana, ancoraggio, SELL-4 …
rules-search-clear = Mostra tutte le regole
rules-found = { $number ->
    [0] Nessun risultato per “{ $query }”. Prova con una parola più corta.
    [1] 1 regola parla di “{ $query }”.
   *[other] { $number } regole parlano di “{ $query }”.
}
rules-link = Link alla regola { $rule }
rules-link-copied = Copiato
rules-example = Esempio
rules-partly-ours = In parte una nostra decisione
rules-to-all = Tutte le regole

# What explains itself at the table.

rules-explain = Che cos’è?
rules-explain-how = Premi qualunque cosa sul tavolo per sapere che cos’è. Premi di nuovo il punto interrogativo per finire.
rules-explain-more = { $rule } nelle regole
rules-explain-close = Chiudi
rules-explain-lost = La spiegazione non si può caricare in questo momento. Nelle regole c’è tutto.

# The chapters.

rules-chapter-idea = L’idea del gioco
    - Guidi una famiglia di mercanti di una città anseatica e vuoi che sia la più rispettata.
    - Alla fine conta il prestigio. Il denaro serve solo a ottenerlo.
    - Il cuore del gioco è la rondella con i suoi otto spazi. In ogni turno fai avanzare la tua pedina e fai ciò che permette il nuovo spazio.
    - Tre spazi danno beni: birra, zucchero e tessuto.
    - Al Commercio li vendi: con le tue navi ottieni buoni prezzi. Oppure lì compri legname, mattoni e una campana.
    - Il Cantiere navale costruisce navi. Le navi nuove spingono avanti le più vecchie, e le ultime fuori dal porto.
    - Il Municipio costruisce edifici per i tuoi cittadini. Aumentano la produzione, oppure portano denaro o navi.
    - La Chiesa accoglie donazioni. Ogni donazione dà un segnalino, e quasi tutto il prestigio viene dai segnalini.
    - Decidi tu quando valutare un segnalino: presto è sicuro, più tardi spesso vale di più.
    - La partita finisce appena la sesta chiesa è completata. Vince chi ha più prestigio.
rules-chapter-setup = La preparazione
    A tutto questo pensa il programma. È comunque bene sapere perché gli altri cominciano con più di te.
rules-chapter-turn = Il tuo turno e la rondella
    Un turno è breve: un movimento sulla rondella, un’azione. Finché non lo termini, puoi annullare tutto.
rules-chapter-production = Birra, Zucchero, Tessuto
    Gli spazi più semplici: prendi beni, e il turno è finito.
rules-chapter-trade = Commercio
    Sulla rondella ci sono due spazi Commercio, e fanno la stessa cosa. In un turno vendi beni o compri materiali, mai entrambe le cose.
rules-chapter-harbour = Cantiere navale e porto
    Il porto ha tre ancoraggi. Una nuova nave entra nel migliore e passa ai peggiori man mano che ne arrivano altre.
rules-chapter-church = Chiesa: donare, poi valutare
    Un turno alla Chiesa ha due metà: prima fai donazioni a una chiesa, poi trasformi segnalini in prestigio. Puoi saltare l’una o l’altra.
rules-chapter-guildhall = Municipio ed edifici
    Qui la città cresce. Tutti gli edifici costano lo stesso; ciò che portano dipende dal sito.
rules-chapter-officials = Funzionari
    I funzionari pagano una volta sola, subito, e gli ultimi spesso pagano di più: una corsa in cui può convenire anche aspettare.
rules-chapter-end = La fine e il conteggio finale
    La fine arriva all’improvviso. Tieni d’occhio le chiese con quattro donazioni.
rules-chapter-variants = Le varianti
    Due varianti cambiano i funzionari e nient’altro.
