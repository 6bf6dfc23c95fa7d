# Gli orologi: quanto tempo ha ciascuno.

clock-title = Orologi
clock-until = fino al { $until }
clock-left-until = ancora { $left }, fino a { $until }
clock-up = Tempo scaduto
clock-up-brief = Tempo scaduto
clock-paused = Pausa
clock-paused-until = Pausa fino a { $until }
clock-holiday = In vacanza, torna { $date }
clock-title-one = Tempo rimasto
clock-day = { $weekday ->
    [1] lunedì
    [2] martedì
    [3] mercoledì
    [4] giovedì
    [5] venerdì
    [6] sabato
   *[other] domenica
} { $day } { lobby-month }
clock-day-brief = { $day } { $month ->
    [1] gen
    [2] feb
    [3] mar
    [4] apr
    [5] mag
    [6] giu
    [7] lug
    [8] ago
    [9] set
    [10] ott
    [11] nov
   *[other] dic
}
clock-back = dal { $date }
clock-turn-timed-out = Il tempo era scaduto: ha giocato un computer
clock-absent = { $name } è in vacanza e torna { $date }.
clock-then-stand-in = Se il tempo di qualcuno è scaduto, quel turno lo gioca un computer; alla seconda volta di fila tiene il posto finché la persona non torna. Nelle partite lente contano solo le ore di veglia.
clock-then-others-decide = Se il tempo di qualcuno è scaduto, gli altri decidono se quel turno lo gioca un computer.
clock-then-loss = Chi finisce il tempo perde.
clock-seconds = { $number ->
    [one] 1 secondo
   *[other] { $number } secondi
}
clock-minutes = { $number ->
    [one] 1 minuto
   *[other] { $number } minuti
}
clock-hours = { $number ->
    [one] 1 ora
   *[other] { $number } ore
}
clock-timed-out = Un computer gioca questo turno per { $name }: il tempo era scaduto.
clock-flag = Il tempo di { $name } è scaduto. Gli altri decidono se questo turno lo gioca un computer.
clock-propose-time-out = Fai giocare a un computer questo turno di { $player }
clock-proposes-time-out = { $name } propone che un computer giochi questo turno per { $player }. Basta la maggioranza.
clock-propose-pause = Proponi una pausa
clock-pause-days = { $number ->
    [one] 1 giorno
   *[other] { $number } giorni
}
clock-proposes-pause = { $number ->
    [one] { $name } propone una pausa di 1 giorno. Fino ad allora nessun orologio corre.
   *[other] { $name } propone una pausa di { $number } giorni. Fino ad allora nessun orologio corre.
}
clock-ended-by-time = Il tempo è scaduto.
clock-ended-abandoned = Per 30 giorni nessuno ha fatto nulla. La partita non conta per nessuno.

# Il modulo per un nuovo tavolo.

clock-choice = Orologio
clock-choice-note = Solo se qualcuno gioca tramite link. Nelle partite lente contano solo le ore in cui chi deve giocare è sveglio; fuso orario, notte e vacanze sono nella pagina del tuo account.
clock-sitting = Tutta in una volta
clock-sitting-means = 10 minuti a testa, più 25 secondi per ogni turno. Restate tutti fino alla fine.
clock-several = Più turni al giorno
clock-several-means = 45 ore di veglia a testa, più 3 per ogni turno. Di solito una partita dura due settimane.
clock-daily = Un turno al giorno
clock-daily-means = 75 ore di veglia a testa, più 12 per ogni turno. Una partita può durare mesi.
clock-none = Senza orologio
clock-none-means = Ognuno si prende il tempo che vuole. Solo fra amici.
clock-weekend = I fine settimana non contano
clock-at-end = Quando il tempo di qualcuno è scaduto
clock-end-stand-in = Quel turno lo gioca un computer
clock-end-others-decide = Decidono gli altri
clock-end-loss = In due: la partita è persa

# Le ore di una persona, nella pagina dell’account.

hours-title = Le tue ore
hours-lead = Nelle partite lente il tuo orologio corre solo quando sei sveglio.
hours-zone = Fuso orario
hours-night-from = La notte comincia alle
hours-night-to = e finisce alle
hours-save = Salva le ore
hours-note = Una notte dura al massimo nove ore. Una modifica vale dal tuo prossimo turno.
hours-changed = Le tue ore sono salvate.
hours-holidays = Vacanze
hours-holidays-lead = I tuoi orologi si fermano, e gli altri vedono quando torni.
hours-first = Primo giorno
hours-last = Ultimo giorno
hours-holiday-add = Prendi questi giorni
hours-holiday-note = Al massimo 14 giorni di fila e 21 all’anno.
hours-holiday-days = Dal { $first } al { $last }
hours-holiday-cancel = Annulla questa vacanza
hours-holiday-end = Finiscila oggi
hours-wrong-zone = Scegli un fuso orario dall’elenco.
hours-wrong-time = Scrivi un’ora come 23:00.
hours-wrong-night = La notte dura più di nove ore. Scegline una più breve.
hours-wrong-often = Hai cambiato le tue ore otto volte in due mesi. Aspetta un po’ prima della prossima modifica.
hours-wrong-date = Scrivi un giorno come 2026-12-24.
hours-wrong-backwards = L’ultimo giorno viene prima del primo.
hours-wrong-past = Una vacanza può cominciare oggi al più presto.
hours-wrong-far = Una vacanza può cominciare al più tardi fra un anno.
hours-wrong-overlaps = In uno di questi giorni sei già in vacanza.
hours-wrong-long = Una vacanza dura al massimo 14 giorni, insieme a quelle subito prima o dopo.
hours-wrong-too-many = { $number ->
    [one] In quell’anno ti resta solo 1 giorno di vacanza.
   *[other] In quell’anno ti restano solo { $number } giorni di vacanza.
}
