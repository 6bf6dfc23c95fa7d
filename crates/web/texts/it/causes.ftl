# Why a turn is good or bad: what it makes possible, what it takes from others, what it gives away.

remark-forestalls = { $you ->
    [rival] Altrimenti potresti completare { church } al prossimo turno
   *[other] Altrimenti { $other } potrebbe completare { church } al prossimo turno
}
remark-takes-official = { $you ->
    [rival] Avresti potuto nominare il { official } subito dopo e ricevere { money }
   *[other] { $other } avrebbe potuto nominare il { official } subito dopo e ricevere { money }
}
remark-enables-completion = { $you ->
    [player] Puoi completare { church } al prossimo turno: { prestige }
   *[other] { $player } può completare { church } al prossimo turno: { prestige }
}
remark-enables-donations = { $you ->
    [player] Puoi fare { donations } { church.to } al prossimo turno
   *[other] { $player } può fare { donations } { church.to } al prossimo turno
}
remark-enables-building = { $units ->
    [one] { $you ->
        [player] Puoi costruire al prossimo turno
       *[other] { $player } può costruire al prossimo turno
    }
   *[other] { $you ->
        [player] Puoi costruire fino a { $units } edifici al prossimo turno
       *[other] { $player } può costruire fino a { $units } edifici al prossimo turno
    }
}
remark-enables-ship = { $you ->
    [player] Puoi costruire una nave al prossimo turno
   *[other] { $player } può costruire una nave al prossimo turno
}
remark-enables-sale = { $you ->
    [player] Puoi vendere beni fino a { money } al prossimo turno
   *[other] { $player } può vendere beni fino a { money } al prossimo turno
}
donations = { $units ->
    [one] una donazione
   *[other] { $units } donazioni
}

# What is given away.
lost-win = { $share } di probabilità di vittoria
lost-prestige = { $number } di prestigio
lost-little = quasi nulla

# A hint, and why a turn was played.
cause-but = Ma: { $list }
cause-versus = Meglio di “{ field-exact }”: { $list }
cause-behind = Costa { $list } rispetto a “{ field-exact }”
cause-worse = Costa { $list }
cause-play = Gioca questa mossa
cause-costs = Questa mossa costa { $list }.
