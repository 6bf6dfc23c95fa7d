# The finale: the final scores by their sources, the finished city, the turning points, sharing.

finale-open = Punteggio finale
finale-close = Torna al tavolo
finale-skip = Salta
finale-lead = { $points ->
    [one] 1 punto davanti a { $player }
   *[other] { $points } punti davanti a { $player }
}
finale-lead-by-money = alla pari con { $player }, decide il denaro
finale-your-place = Hai chiuso al { $place }º posto
finale-score = { $player } { $points }
finale-summary = { $name }: { $list }. { $standings }.

# Where prestige came from.

finale-table = Punteggio finale per giocatore
finale-start = All’inizio
finale-five = Segnalini da 5 punti
finale-donations = Segnalini donazioni
finale-ships = Segnalini navi
finale-buildings = Segnalini edifici
finale-citizens = Segnalini cittadini
finale-churches = Chiese completate
finale-moves = Pagato per muovere
finale-wealth = Denaro e beni
finale-total = Totale
finale-place = Posto
finale-money-left = £ rimaste

# The finished city and how it came to be.

finale-skyline = Le chiese alla fine
finale-built-by = { church.first }: chiesa completata da { $player }
finale-unbuilt = { church.first }: { $number } donazioni su 5
finale-course = Prestigio per round
finale-round = Round
finale-turning-points = Momenti decisivi
finale-not-reviewed = Analizza la partita per vedere quali mosse l’hanno decisa.
finale-no-turning-points = Nessuna mossa ha deciso da sola questa partita.
finale-chance = Vittoria di { $player }:

# Telling others.

finale-share = Condividi
finale-link = Link a questa partita
finale-copy = Copia il link
finale-picture = Salva l’immagine
finale-send = Condividi…
