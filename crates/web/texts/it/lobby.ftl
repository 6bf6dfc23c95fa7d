# Tavoli aperti: l’elenco, sedersi, e che cosa si decide prima della partita.

lobby-title = Tavoli aperti
lobby-lead = Queste persone cercano compagni di gioco. Basta premere, e sei al loro tavolo.
lobby-count = { $number ->
    [0] Nessun tavolo aperto
    [one] Un tavolo aperto
   *[other] { $number } tavoli aperti
}
lobby-all = { $units ->
    [one] Un tavolo aperto
   *[other] Tutti i { $units } tavoli aperti
}
lobby-host = Aperto da { $name }
lobby-host-here = qui adesso
lobby-host-hours = { $units ->
    [one] qui un’ora fa
   *[other] qui { $units } ore fa
}
lobby-host-days = { $units ->
    [one] via da ieri
   *[other] via da { $units } giorni
}
lobby-wanted-newcomers = Principianti benvenuti
lobby-wanted-any = Per tutti
lobby-wanted-experienced = Per chi ha esperienza
lobby-advised = Consigli per tutti
lobby-not-advised = Senza consigli
lobby-sit = Siediti
lobby-sit-title = Siediti al tavolo { $name }
lobby-to-table = Al tavolo
lobby-empty = In questo momento nessuno cerca compagni di gioco.
lobby-empty-filtered = In questo momento non c’è un tavolo aperto così.
lobby-own = Niente che faccia per te?
lobby-offer-own = Proponi un tavolo
lobby-play-now = Gioca subito contro i computer
lobby-full = Qualcuno è stato un attimo più veloce, e questo tavolo è al completo. Ecco gli altri.
lobby-not-offered = Questo tavolo non è più aperto. Ecco gli altri.
lobby-filter = Filtra
lobby-experience = Esperienza
lobby-language = Lingua
lobby-any = Indifferente
lobby-new-cities = Città nuove
lobby-show = Mostra
lobby-show-all = Mostra tutti

lobby-open-to = Chi può prendere i posti liberi?
lobby-open-to-link = Chi ha il link
lobby-open-to-all = Tutti
lobby-open-note = Il tavolo resta nell’elenco per tutti finché i posti non sono occupati.
lobby-whom = Con chi vuoi giocare?
lobby-advice = Suggerimenti e tutor
lobby-offered = Tutti vedono questo tavolo e possono sedersi.
lobby-offer = Proponi a tutti
lobby-withdraw = Non proporlo più
lobby-remove = Allontana { $player }
lobby-wrong-no-open-seat = Nessun posto è libero. Impostane uno su “Invita con un link”, e tutti potranno prenderlo.
lobby-wrong-many-offers = Proponi già cinque tavoli a tutti. Prima togline uno, oppure invita con un link.
lobby-many-offers = I tavoli aperti bastano
lobby-many-offers-why = Proponi già cinque tavoli a tutti, e di più non si può.
lobby-many-offers-next = Togline uno, oppure aspetta che sia al completo.

lobby-begins = Quando si comincia?
lobby-begins-full = Quando tutti i posti sono occupati
lobby-begins-latest = Al più tardi a una certa ora, con computer nei posti liberi
lobby-begins-appointment = A un appuntamento
lobby-begins-by = Comincia al più tardi
lobby-begins-at = Comincia
lobby-time = Data e ora
lobby-fill = A un appuntamento i computer prendono i posti liberi
lobby-fill-question = Se allora ci sono ancora posti liberi
lobby-fill-computers = Li prendono i computer
lobby-fill-close = Il tavolo viene chiuso
lobby-open-seats-computers = I computer prendono i posti che allora sono ancora liberi.
lobby-open-seats-closed = Se allora ci sono ancora posti liberi, il tavolo viene chiuso.
lobby-set-start = Fissa l’inizio
lobby-fill-now = Computer per i posti liberi
lobby-begin = Comincia adesso
lobby-dissolve = Chiudi il tavolo
lobby-calendar = Aggiungilo al tuo calendario
lobby-reminder = Qui non succede niente da dieci giorni. Il tavolo verrà chiuso:
lobby-keep = Lascialo aperto
lobby-closed = Questo tavolo è chiuso
lobby-closed-too-few = All’inizio c’erano troppo poche persone, quindi la partita non si è giocata.
lobby-closed-waited = Qui non è successo niente per due settimane, quindi il tavolo è stato chiuso.
lobby-closed-by-host = Chi lo ha aperto lo ha chiuso.
lobby-all-seated = Tutti i posti occupati, si aspetta l’inizio
lobby-wrong-time-title = Quest’ora non va bene
lobby-wrong-time = Scegli una data e un’ora nei prossimi tre mesi.
lobby-wrong-time-next = Torna al tavolo e scegli un’altra ora.
lobby-month = { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[other] dicembre
}
lobby-moment = { $day } { lobby-month } { $year }, { $clock } UTC
lobby-appointment = Una partita di Hamburgum nella città di { $name }, con { $units } posti.
