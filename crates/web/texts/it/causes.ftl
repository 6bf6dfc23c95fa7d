# Why a turn is good or bad: what it makes possible, what it takes from others, what it gives away.

remark-forestalls = { $other } avrebbe potuto completare { church } subito dopo: { prestige }
remark-takes-official = { $other } avrebbe potuto nominare il { official } subito dopo e ricevere { money }
remark-enables-completion = { $player } può completare { church } al prossimo turno: { prestige }
remark-enables-donation = { $player } può poi donare { church.to }
remark-enables-building = { $player } può costruire al prossimo turno, su { $units ->
    [one] { $units } sito
   *[other] { $units } siti
}
remark-enables-ship = { $player } può costruire una nave al prossimo turno
remark-enables-sale = { $player } può vendere beni fino a { money } al prossimo turno

# What is given away.
lost-win = il { $share } di probabilità di vittoria
lost-prestige = { $number } di prestigio
lost-little = quasi nulla

# A hint, and why a turn was played.
cause-but = Ma: { $list }
cause-versus = Meglio di “{ field-exact }”: { $list }
cause-versus-for = Meglio di “{ field-exact }”: { $list }, grazie a: { part }
cause-behind = Costa { $list } rispetto a “{ field-exact }”
cause-play = Gioca questa mossa
cause-costs = Questa mossa costa { $list }.
