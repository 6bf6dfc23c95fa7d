# The pages of the rules: their frame, their chapters, and what explains the table.
# The first line of a rule or chapter is its title. Lines that begin with "-" are a list, those with
# ">" an example. The id of a rule becomes a link by itself.

rules-title = Le regole
rules-lead = Tutte le regole del gioco, in parole semplici. Ogni regola ha un numero che non cambia mai: il tavolo vi rimanda, e puoi mandarlo ad altri.
rules-nav = Regole
rules-more = Altro sulle regole
rules-contents = Indice
rules-search = Cerca nelle regole
rules-search-go = Cerca
rules-search-hint = campana, ancoraggio, SELL-4 …
rules-search-clear = Mostra tutte le regole
rules-found = { $number ->
    [0] Nessuna regola parla di «{ $query }». Prova con una parola più corta.
    [1] 1 regola parla di «{ $query }».
   *[other] { $number } regole parlano di «{ $query }».
}
rules-link = Link alla regola { $rule }
rules-link-copied = Copiato
rules-example = Esempio
rules-partly-ours = In parte una nostra decisione
rules-to-all = Tutte le regole

# What explains itself at the table.

rules-explain = Che cos’è?
rules-explain-how = Premi qualunque cosa sul tavolo per leggere che cos’è. Il punto interrogativo per finire.
rules-explain-more = { $rule } nelle regole
rules-explain-close = Chiudi
rules-explain-lost = La spiegazione ora non si può caricare. Nelle regole c’è tutto.

# The chapters.

rules-chapter-idea = L’idea del gioco
    - Guidi una famiglia di mercanti di una città anseatica e vuoi che sia la più rispettata.
    - Alla fine conta il prestigio. Il denaro serve solo per ottenerlo.
    - Il cuore del gioco è la rondella con i suoi otto spazi. In ogni turno fai avanzare la tua pedina e fai ciò che permette il nuovo spazio.
    - Tre spazi danno beni: birra, zucchero e tessuto.
    - Il Commercio li vende: le tue navi li portano via a buon prezzo. Oppure lì compri legname, mattoni e una campana.
    - Il Cantiere navale costruisce navi. Ogni nuova nave spinge avanti le più vecchie, e le ultime fuori dal porto.
    - Il Municipio costruisce case con i tuoi cittadini. Aumentano la produzione, portano denaro o portano navi.
    - La Chiesa accoglie donazioni. Ogni donazione dà un segnalino, e quasi tutto il prestigio viene dai segnalini.
    - Decidi tu quando valutare un segnalino: presto è sicuro, tardi spesso vale di più.
    - Quando la sesta chiesa è completa la partita finisce subito. Vince chi ha più prestigio.
rules-chapter-setup = La preparazione
    A tutto questo pensa il programma. È bene sapere perché gli altri cominciano con più di te.
rules-chapter-turn = Il tuo turno e la rondella
    Un turno è breve: un movimento sulla rondella, un’azione. Finché non lo chiudi, tutto si può annullare.
rules-chapter-production = Birra, Zucchero, Tessuto
    Gli spazi più semplici: prendi beni, e questo è tutto il turno.
rules-chapter-trade = Commercio
    Sulla rondella ci sono due spazi Commercio, e fanno la stessa cosa. In un turno vendi beni o compri materiali, mai entrambe le cose.
rules-chapter-harbour = Cantiere navale e porto
    Il porto ha tre ancoraggi. Una nuova nave sta nel migliore e passa ai peggiori quando ne arrivano altre.
rules-chapter-church = Chiesa: donare, poi valutare
    Un turno alla Chiesa ha due metà: prima doni a una chiesa, poi trasformi segnalini in prestigio. Puoi saltare l’una o l’altra.
rules-chapter-guildhall = Municipio ed edifici
    Qui la città cresce. Ogni edificio costa lo stesso; ciò che porta dipende dall’area edificabile.
rules-chapter-officials = Funzionari
    I funzionari pagano una volta sola, subito, e gli ultimi spesso pagano di più: una corsa in cui può convenire anche aspettare.
rules-chapter-end = La fine e il conteggio
    La fine arriva all’improvviso. Tieni d’occhio le chiese con quattro donazioni.
rules-chapter-variants = Le varianti
    Due varianti cambiano i funzionari e nient’altro.
