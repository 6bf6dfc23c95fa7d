# Why a turn is good or bad: what it makes possible, what it takes from others, what it gives away.

remark-forestalls = { $other } hätte { church.accusative } als Nächstes fertigstellen können: { prestige }
remark-takes-official = { $other } hätte als Nächstes { official.accusative } berufen und { money } erhalten können
remark-enables-completion = { $player } kann im nächsten Zug { church.accusative } fertigstellen: { prestige }
remark-enables-donation = { $player } kann danach für { church.accusative } spenden
remark-enables-building = { $player } kann im nächsten Zug bauen, auf { $units ->
    [one] { $units } Bauplatz
   *[other] { $units } Bauplätzen
}
remark-enables-ship = { $player } kann im nächsten Zug ein Schiff bauen
remark-enables-sale = { $player } kann im nächsten Zug Waren für bis zu { money } verkaufen

# What is given away.
lost-win = { $share } Siegchance
lost-prestige = { $number } Prestige
lost-little = kaum etwas

# A hint, and why a turn was played.
cause-but = Aber: { $list }
cause-versus = Besser als „{ field-exact }“ um { $list }
cause-versus-for = Besser als „{ field-exact }“ um { $list }, vor allem durch: { part }
cause-behind = Kostet { $list } gegenüber „{ field-exact }“
cause-play = Diesen Zug spielen
cause-costs = Dieser Zug kostet { $list }.
