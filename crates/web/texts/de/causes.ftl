# Why a turn is good or bad: what it makes possible, what it takes from others, what it gives away.

remark-forestalls = { $you ->
    [rival] Sonst könntest du als Nächstes { church.accusative } fertigstellen
   *[other] Sonst könnte { $other } als Nächstes { church.accusative } fertigstellen
}
remark-takes-official = { $you ->
    [rival] Du hättest als Nächstes { official.accusative } berufen und { money } erhalten können
   *[other] { $other } hätte als Nächstes { official.accusative } berufen und { money } erhalten können
}
remark-enables-completion = { $you ->
    [player] Du kannst im nächsten Zug { church.accusative } fertigstellen: { prestige }
   *[other] { $player } kann im nächsten Zug { church.accusative } fertigstellen: { prestige }
}
remark-enables-donations = { $you ->
    [player] Du kannst im nächsten Zug { donations } für { church.accusative } spenden
   *[other] { $player } kann im nächsten Zug { donations } für { church.accusative } spenden
}
remark-enables-building = { $units ->
    [one] { $you ->
        [player] Du kannst im nächsten Zug bauen
       *[other] { $player } kann im nächsten Zug bauen
    }
   *[other] { $you ->
        [player] Du kannst im nächsten Zug bis zu { $units } Gebäude bauen
       *[other] { $player } kann im nächsten Zug bis zu { $units } Gebäude bauen
    }
}
remark-enables-ship = { $you ->
    [player] Du kannst im nächsten Zug ein Schiff bauen
   *[other] { $player } kann im nächsten Zug ein Schiff bauen
}
remark-enables-sale = { $you ->
    [player] Du kannst im nächsten Zug Waren für bis zu { money } verkaufen
   *[other] { $player } kann im nächsten Zug Waren für bis zu { money } verkaufen
}
donations = { $units ->
    [one] einmal
   *[other] { $units }-mal
}

# What is given away.
lost-win = { $share } Siegchance
lost-prestige = { $number } Prestige
lost-little = kaum etwas

# A hint, and why a turn was played.
cause-but = Aber: { $list }
cause-versus = Besser als „{ field-exact }“ um { $list }
cause-behind = Kostet { $list } gegenüber „{ field-exact }“
cause-worse = Kostet { $list }
cause-play = Diesen Zug spielen
cause-costs = Dieser Zug kostet { $list }.
