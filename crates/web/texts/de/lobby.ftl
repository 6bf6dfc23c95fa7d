# Offene Tische: die Liste, Platz nehmen, und was vor der Partie zu entscheiden ist.

lobby-title = Offene Tische
lobby-lead = Hier suchen Leute Mitspieler. Ein Druck, und du sitzt an ihrem Tisch.
lobby-count = { $number ->
    [0] Kein offener Tisch
    [one] Ein offener Tisch
   *[other] { $number } offene Tische
}
lobby-all = { $units ->
    [one] Ein offener Tisch
   *[other] Alle { $units } offenen Tische
}
lobby-host = Eröffnet von { $name }
lobby-host-here = gerade da
lobby-host-hours = { $units ->
    [one] zuletzt vor einer Stunde da
   *[other] zuletzt vor { $units } Stunden da
}
lobby-host-days = { $units ->
    [one] seit gestern nicht da
   *[other] seit { $units } Tagen nicht da
}
lobby-wanted-newcomers = Neulinge willkommen
lobby-wanted-any = Für alle
lobby-wanted-experienced = Für Erfahrene
lobby-advised = Rat für alle
lobby-not-advised = Ohne Rat
lobby-sit = Platz nehmen
lobby-sit-title = Platz nehmen am Tisch { $name }
lobby-to-table = Zum Tisch
lobby-empty = Gerade sucht niemand Mitspieler.
lobby-empty-filtered = So einen offenen Tisch gibt es gerade nicht.
lobby-own = Nichts für dich dabei?
lobby-offer-own = Einen Tisch anbieten
lobby-play-now = Jetzt gegen Computer spielen
lobby-full = Jemand war einen Augenblick schneller, und dieser Tisch ist voll. Hier sind die anderen.
lobby-not-offered = Dieser Tisch ist nicht mehr offen. Hier sind die anderen.
lobby-filter = Filtern
lobby-experience = Erfahrung
lobby-language = Sprache
lobby-any = Egal
lobby-new-cities = Neue Städte
lobby-show = Anzeigen
lobby-show-all = Alle anzeigen

lobby-open-to = Wer darf die freien Plätze nehmen?
lobby-open-to-link = Leute mit dem Link
lobby-open-to-all = Alle
lobby-open-note = Der Tisch steht für alle in der Liste, bis seine Plätze besetzt sind.
lobby-whom = Mit wem möchtest du spielen?
lobby-advice = Tipps und Lehrer
lobby-offered = Alle sehen diesen Tisch und können Platz nehmen.
lobby-offer = Allen anbieten
lobby-withdraw = Nicht mehr anbieten
lobby-remove = { $player } wegschicken
lobby-wrong-no-open-seat = Kein Platz ist frei. Stell einen auf „Per Link einladen“, dann können ihn alle nehmen.
lobby-wrong-many-offers = Du bietest schon fünf Tische allen an. Nimm erst einen davon zurück, oder lade per Link ein.
lobby-many-offers = Das sind genug offene Tische
lobby-many-offers-why = Du bietest schon fünf Tische allen an; mehr geht nicht auf einmal.
lobby-many-offers-next = Nimm einen davon zurück, oder warte, bis er voll ist.

lobby-begins = Wann geht es los?
lobby-begins-full = Wenn alle Plätze besetzt sind
lobby-begins-latest = Spätestens zu einer Zeit, mit Computern auf freien Plätzen
lobby-begins-appointment = Zu einer verabredeten Zeit
lobby-begins-by = Beginnt spätestens
lobby-begins-at = Beginnt
lobby-time = Tag und Uhrzeit
lobby-fill = Bei einer Verabredung nehmen Computer die freien Plätze
lobby-fill-question = Wenn dann noch Plätze frei sind
lobby-fill-computers = Computer nehmen sie
lobby-fill-close = Der Tisch wird geschlossen
lobby-open-seats-computers = Computer nehmen die Plätze, die dann noch frei sind.
lobby-open-seats-closed = Wenn dann noch Plätze frei sind, wird der Tisch geschlossen.
lobby-set-start = Beginn festlegen
lobby-fill-now = Computer für die freien Plätze
lobby-begin = Jetzt beginnen
lobby-dissolve = Tisch schließen
lobby-calendar = In deinen Kalender eintragen
lobby-reminder = Hier ist seit zehn Tagen nichts geschehen. Der Tisch wird geschlossen:
lobby-keep = Offen lassen
lobby-closed = Dieser Tisch ist geschlossen
lobby-closed-too-few = Bis zum Beginn saßen zu wenige hier, deshalb fiel die Partie aus.
lobby-closed-waited = Hier ist zwei Wochen nichts geschehen, deshalb wurde der Tisch geschlossen.
lobby-closed-by-host = Wer ihn eröffnet hat, hat ihn geschlossen.
lobby-all-seated = Alle Plätze besetzt, wartet auf den Beginn
lobby-wrong-time-title = Diese Zeit geht nicht
lobby-wrong-time = Wähl Tag und Uhrzeit in den nächsten drei Monaten.
lobby-wrong-time-next = Geh zurück zum Tisch und wähl eine andere Zeit.
lobby-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[other] Dezember
}
lobby-moment = { $day }. { lobby-month } { $year }, { $clock } UTC
lobby-appointment = Eine Partie Hamburgum in der Stadt { $name } mit { $units } Plätzen.
