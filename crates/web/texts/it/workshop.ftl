# The workshop, where people make boards, and everything that can be wrong with a board.

workshop-title = Laboratorio
workshop-lead = Ricopia il tuo tabellone stampato o disegna una città tua. Non serve saper disegnare: tu indichi dove stanno le cose, e noi disegniamo la città.
workshop-without-scripts = Per disegnare servono gli script, che sono disattivati. Puoi comunque incollare qui un file di città e farlo controllare.
workshop-start = Da che cosa vuoi partire?
workshop-start-empty = Mappa vuota per { $name }
workshop-start-empty-note = Per ricopiare il tuo tabellone stampato. Le chiese hanno già i loro nomi e segnalini.
workshop-start-copy-note = Una città finita, da cambiare come vuoi.
workshop-start-own-note = Una città che hai salvato. Quella vecchia resta com’è.
workshop-start-city = Una nuova città
workshop-start-city-note = Ogni volta diversa.
workshop-start-file = Un file di città
workshop-start-file-note = Scaricato qui o scritto da te.
workshop-undo = Annulla
workshop-redo = Ripeti
workshop-zoom-in = Ingrandisci
workshop-zoom-out = Riduci
workshop-fit = Mappa intera
workshop-snap = Griglia
workshop-restart = Ricomincia
workshop-canvas = La mappa. Le frecce spostano ciò che è selezionato, Canc lo toglie. Tutto si può fare anche nella lista.
workshop-away = Il server non risponde. La tua città è al sicuro in questo browser.
workshop-tab-place = Disegno
workshop-tab-city = Città
workshop-tab-list = Lista
workshop-tab-test = Prova
workshop-tab-file = File
workshop-picture = Un’immagine sotto
workshop-picture-choose = Foto o disegno del tuo tabellone
workshop-picture-note = Resta in questo browser e non viene mai inviata.
workshop-picture-corners = Raddrizza: segna gli angoli
workshop-picture-corners-help = Trascina le quattro maniglie sugli angoli del tabellone nell’immagine. Poi togli la spunta.
workshop-picture-corner = Angolo { $number }
workshop-picture-fade = Intensità
workshop-picture-shown = Mostra
workshop-tools = Disegno
workshop-hand = Seleziona e sposta
workshop-churches = Chiese
workshop-sites = Siti
workshop-parishes = Parrocchie
workshop-lines = Linee
workshop-count = { $has } di { $all }
workshop-line = Traccia linee
workshop-next-churches = Scegli una chiesa e tocca la mappa nel punto in cui si trova. La prossima si sceglie da sola.
workshop-next-sites = Ora i siti: scegli un edificio e tocca ognuno dei suoi siti.
workshop-next-lines = Ora le linee: tocca un luogo dopo l’altro, o trascina da uno al successivo. La stessa linea ancora una volta la toglie.
workshop-next-wrong = Ci sei quasi. Resta da correggere:
workshop-next-done = In questa città si può giocare.
workshop-parishes-help = Ogni sito va alla chiesa più vicina. Se non è giusto, scegli la parrocchia e tocca il sito.
workshop-wall-help = Mura, fiume e porto vengono da soli.
workshop-unconnected = Non ancora collegati: { $list }
workshop-city-empty = La tua città appare qui appena c’è la prima chiesa.
workshop-picture-of-city = La città come sarà disegnata
workshop-city = La città
workshop-city-name = Nome
workshop-city-note = Nota (facoltativa)
workshop-width = Larghezza
workshop-height = Altezza
workshop-name = Nome
workshop-x = Da sinistra
workshop-y = Dall’alto
workshop-kind = Edificio
workshop-parish = Parrocchia
workshop-no-parish = nessuna
workshop-colour = Colore
workshop-token = Segnalino edificio
workshop-prestige = Punti per edificio
workshop-citizen = Punti per cittadino
workshop-cathedral = Rendila la cattedrale
workshop-is-cathedral = La cattedrale
workshop-lines-to = Linee verso
workshop-more = Segnalini e linee
workshop-remove = Togli { $name }
workshop-add-church = Aggiungi una chiesa
workshop-add-site = Aggiungi un sito
workshop-file-text = La città come file
workshop-file-note = Cambiala qui, o conservala come file. La nostra documentazione spiega il formato.
workshop-file-check = Applica e controlla
workshop-file-open = Apri un file
workshop-file-download = Scarica
workshop-line-number = Riga { $number }:
workshop-test-lead = Tre lavoranti giocano 200 partite nella tua città. Intanto puoi continuare a disegnare.
workshop-test-start = Gioca 200 partite
workshop-test-stop = Ferma
workshop-test-progress = Partite giocate
workshop-test-unfinished = La città non è ancora finita. Quello che manca è scritto accanto alla mappa.
workshop-test-failed = Questa volta non ha funzionato. Riprova tra un momento.
workshop-test-result = Che cosa dicono { $units } partite
workshop-test-unfair = Che cosa sembra ingiusto
workshop-test-fair = Niente. Tutti i posti, i siti e i segnalini fanno la loro parte.
workshop-test-favours = Il posto { $number } vince { $share } delle partite; ad Amburgo sono { $former }. Il caso da solo darebbe una differenza così in { $chance } delle prove.
workshop-test-cut-off = { $units ->
    [one] Una partita non era finita dopo 200 round.
   *[other] { $units } partite non erano finite dopo 200 round.
}
workshop-test-sites = Qui nessuno ha mai costruito: { $list }
workshop-test-tokens = Questi nessuno li ha mai presi: { $list }
workshop-test-seats = Vittorie per posto
workshop-test-seat = Posto { $number }
workshop-test-even = Più o meno come ad Amburgo: il caso da solo dà differenze così in { $chance } delle prove.
workshop-test-rounds-title = Durata
workshop-test-rounds = { $number } round in media, da { $from } a { $to }.
workshop-test-no-end = Nessuna partita è finita.
workshop-test-last = Chiese completate per ultime
workshop-test-map = Dove si costruisce
workshop-test-map-note = Più un sito brilla, più spesso ci si costruisce. Un anello tratteggiato segna un sito mai usato.

parish-colour = { $parish-colour ->
    [red] rosso
    [white] bianco
    [yellow] giallo
    [green] verde
    [violet] viola
   *[blue] blu
}

fault-too-large = Un file di città ha al massimo { $number } kilobyte. Togli quello che è di troppo.
fault-unreadable = Questo non si legge come file di città.
fault-detail = Il lettore dice:
fault-id = “{ $name }” non può essere un identificatore. Usa da 1 a 16 lettere, cifre e trattini, con una lettera all’inizio.
fault-name = Nomi e note hanno da 1 a 40 caratteri visibili su una riga.
fault-word = “{ $name }” qui non si conosce. Usa uno di questi: { $list }
fault-id-twice = { $name } è l’identificatore di due luoghi. Ognuno ha bisogno del suo.
fault-map = Larghezza e altezza della mappa vanno da 100 a 10000.
fault-off-map = { $name } è fuori dalla mappa. Riportalo dentro.
fault-same-spot = { $first } e { $rest } sono nello stesso punto. Sposta uno dei due.
fault-church-count = Una città ha { $all } chiese; questa ne ha { $has }.
fault-no-cathedral = Una chiesa deve essere la cattedrale.
fault-cathedrals = C’è una sola cattedrale; questa città ne ha { $has }.
fault-colour-twice = Due chiese hanno lo stesso colore ({ parish-colour }). Ognuna ha il suo.
fault-kind-twice = Due segnalini edificio pagano per lo stesso edificio ({ building }). Ogni chiesa ha il suo.
fault-building-prestige = Un segnalino edificio paga 4 o 5 punti, non { $points }.
fault-citizen-prestige = Un segnalino cittadini paga 3 o 4 punti, non { $points }.
fault-cathedral-prestige = Il segnalino cittadini della cattedrale paga 1 punto, non { $points }.
fault-site-count = Siti per { building }: una città ne ha { $all }, questa { $has }.
fault-no-parish = Questo sito non ha ancora una parrocchia. Scegli la sua chiesa.
fault-unknown-parish = Non c’è nessuna chiesa “{ $name }”. Scegli una delle parrocchie.
fault-cathedral-parish = { $name } è la cattedrale, che non ha parrocchia. Scegli un’altra chiesa.
fault-empty-parish = La parrocchia di { $name } non ha ancora siti.
fault-unknown-place = Non c’è né chiesa né sito “{ $name }”. Le linee portano agli identificatori della lista.
fault-line-to-itself = Una linea da { $name } torna su se stessa. Toglila.
fault-line-between-churches = Le linee portano ai siti: { $first } e { $rest } sono due chiese.
fault-line-twice = La linea da { $first } a { $rest } c’è due volte. Una basta.
fault-unreachable = { $name } non è collegato al resto. Traccia una linea fin lì.
fault-too-close = { $first } e { $rest } sono così vicini che nel disegno possono coprirsi. Allontanali di almeno { $number }.
