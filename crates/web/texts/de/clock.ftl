# Uhren: wie viel Zeit alle haben.

clock-title = Uhren
clock-until = bis { $until }
clock-left-until = noch { $left }, bis { $until }
clock-up = Die Zeit ist um
clock-up-brief = Zeit um
clock-paused = Pause
clock-paused-until = Pause bis { $until }
clock-holiday = Im Urlaub, zurück am { $date }
clock-title-one = Zeit
clock-day = { $weekday ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[other] Sonntag
}, { $day }. { lobby-month }
clock-day-brief = { $day }. { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] Apr.
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sep.
    [10] Okt.
    [11] Nov.
   *[other] Dez.
}
clock-back = ab { $date }
clock-turn-timed-out = Die Zeit war um: ein Computer hat diesen Zug gespielt
clock-absent = { $name } ist im Urlaub und am { $date } zurück.
clock-then-stand-in = Wer keine Zeit mehr hat, für den macht ein Computer diesen Zug; beim zweiten Mal in Folge behält er den Platz, bis die Person zurück ist. Bei langsamen Partien zählen nur Stunden, in denen man wach ist.
clock-then-others-decide = Wenn bei jemandem die Zeit um ist, entscheiden die anderen, ob ein Computer diesen Zug macht.
clock-then-loss = Wer keine Zeit mehr hat, verliert.
clock-seconds = { $number ->
    [one] 1 Sekunde
   *[other] { $number } Sekunden
}
clock-minutes = { $number ->
    [one] 1 Minute
   *[other] { $number } Minuten
}
clock-hours = { $number ->
    [one] 1 Stunde
   *[other] { $number } Stunden
}
clock-timed-out = Ein Computer macht diesen Zug für { $name }: Die Zeit war um.
clock-flag = Bei { $name } ist die Zeit um. Die anderen entscheiden, ob ein Computer diesen Zug macht.
clock-propose-time-out = Computer diesen Zug für { $player } machen lassen
clock-proposes-time-out = { $name } schlägt vor, dass ein Computer diesen Zug für { $player } macht. Die Mehrheit genügt.
clock-propose-pause = Pause vorschlagen
clock-pause-days = { $number ->
    [one] 1 Tag
   *[other] { $number } Tage
}
clock-proposes-pause = { $number ->
    [one] { $name } schlägt 1 Tag Pause vor. Solange läuft keine Uhr.
   *[other] { $name } schlägt { $number } Tage Pause vor. Solange läuft keine Uhr.
}
clock-ended-by-time = Die Zeit war um.
clock-ended-abandoned = 30 Tage lang hat niemand etwas getan. Die Partie zählt für niemanden.

# Das Formular für einen neuen Tisch.

clock-choice = Uhr
clock-choice-note = Nur wenn jemand per Link mitspielt. Bei langsamen Partien zählen nur die Stunden, in denen wach ist, wer am Zug ist; Zeitzone, Nacht und Urlaub stehen auf deiner Kontoseite.
clock-sitting = In einem Rutsch
clock-sitting-means = 10 Minuten für jeden und 25 Sekunden für jeden Zug. Alle bleiben bis zum Ende.
clock-several = Mehrere Züge am Tag
clock-several-means = 45 wache Stunden für jeden und 3 für jeden Zug. Eine Partie dauert meist zwei Wochen.
clock-daily = Ein Zug am Tag
clock-daily-means = 75 wache Stunden für jeden und 12 für jeden Zug. Eine Partie kann Monate dauern.
clock-none = Ohne Uhr
clock-none-means = Alle lassen sich Zeit, so viel sie wollen. Nur unter Freunden.
clock-weekend = Wochenenden zählen nicht
clock-at-end = Wenn bei jemandem die Zeit um ist
clock-end-stand-in = Ein Computer macht diesen Zug
clock-end-others-decide = Die anderen entscheiden
clock-end-loss = Zu zweit: Die Partie ist verloren

# Die Stunden einer Person, auf der Kontoseite.

hours-title = Deine Stunden
hours-lead = Bei langsamen Partien läuft deine Uhr nur, solange du wach bist.
hours-zone = Zeitzone
hours-night-from = Die Nacht beginnt um
hours-night-to = und endet um
hours-save = Stunden speichern
hours-note = Eine Nacht hat höchstens neun Stunden. Eine Änderung gilt ab deinem nächsten Zug.
hours-changed = Deine Stunden sind gespeichert.
hours-holidays = Urlaub
hours-holidays-lead = Deine Uhren stehen still, und die anderen sehen, wann du zurück bist.
hours-first = Erster Tag
hours-last = Letzter Tag
hours-holiday-add = Diese Tage freinehmen
hours-holiday-note = Höchstens 14 Tage am Stück und 21 im Jahr.
hours-holiday-days = Vom { $first } bis zum { $last }
hours-holiday-cancel = Diesen Urlaub absagen
hours-holiday-end = Heute beenden
hours-wrong-zone = Wähle eine Zeitzone aus der Liste.
hours-wrong-time = Gib eine Uhrzeit wie 23:00 ein.
hours-wrong-night = Die Nacht ist länger als neun Stunden. Wähle eine kürzere.
hours-wrong-often = Du hast deine Stunden in zwei Monaten achtmal geändert. Warte bitte etwas mit der nächsten Änderung.
hours-wrong-date = Gib einen Tag wie 2026-12-24 ein.
hours-wrong-backwards = Der letzte Tag liegt vor dem ersten.
hours-wrong-past = Ein Urlaub kann frühestens heute beginnen.
hours-wrong-far = Ein Urlaub kann spätestens in einem Jahr beginnen.
hours-wrong-overlaps = An einem dieser Tage hast du schon Urlaub.
hours-wrong-long = Ein Urlaub hat höchstens 14 Tage, zusammen mit denen direkt davor oder danach.
hours-wrong-too-many = { $number ->
    [one] In dem Jahr hast du nur noch 1 Urlaubstag.
   *[other] In dem Jahr hast du nur noch { $number } Urlaubstage.
}
