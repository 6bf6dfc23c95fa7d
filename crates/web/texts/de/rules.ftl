# The pages of the rules: their frame, their chapters, and what explains the table.
# The first line of a rule or chapter is its title. Lines that begin with "-" are a list, those with
# ">" an example. The id of a rule becomes a link by itself.

rules-title = Die Regeln
rules-lead = Alle Regeln in einfachen Worten. Jede Regel hat eine eigene Nummer, die sich nie ändert: Der Tisch verweist darauf, und du kannst sie anderen schicken.
rules-nav = Regeln
rules-more = Mehr zu den Regeln
rules-contents = Inhalt
rules-search = Die Regeln durchsuchen
rules-search-go = Suchen
rules-search-hint = Glocke, Hafenbecken, SELL-4 …
rules-search-clear = Alle Regeln zeigen
rules-found = { $number ->
    [0] Nichts gefunden für „{ $query }“. Versuche ein kürzeres Wort.
    [1] 1 Regel erwähnt „{ $query }“.
   *[other] { $number } Regeln erwähnen „{ $query }“.
}
rules-link = Link zur Regel { $rule }
rules-link-copied = Kopiert
rules-example = Beispiel
rules-partly-ours = Zum Teil unsere Entscheidung
rules-to-all = Alle Regeln

# What explains itself at the table.

rules-explain = Was ist das?
rules-explain-how = Drücke auf irgendetwas am Tisch, um zu sehen, was es ist. Noch einmal auf das Fragezeichen, und es ist aus.
rules-explain-more = { $rule } in den Regeln
rules-explain-close = Schließen
rules-explain-lost = Die Erklärung lässt sich gerade nicht laden. In den Regeln steht alles.

# The chapters.

rules-chapter-idea = Worum es geht
    - Du führst eine Kaufmannsfamilie in einer Hansestadt und willst die angesehenste von allen werden.
    - Am Ende zählt Prestige. Geld hilft dir nur dabei.
    - Das Herz des Spiels ist das Rondell mit seinen acht Feldern. In jedem Zug rückst du deinen Spielstein vor und tust, was das neue Feld erlaubt.
    - Drei Felder bringen Waren: Bier, Zucker und Tuch.
    - Im Kontor verkaufst du sie: Mit deinen Schiffen erzielst du gute Preise. Oder du kaufst dort Bauholz, Ziegel und eine Kirchenglocke.
    - Die Werft baut Schiffe. Neue Schiffe schieben die älteren weiter und die ältesten aus dem Hafen.
    - Das Rathaus errichtet Gebäude für deine Bürger. Sie steigern deine Produktion oder bringen Geld oder Schiffe.
    - Die Kirche nimmt Spenden an. Jede Spende bringt ein Plättchen, und fast alles Prestige kommt von Plättchen.
    - Wann du ein Plättchen wertest, entscheidest du: Früh ist sicher, später ist es oft mehr wert.
    - Mit der sechsten fertigen Kirche endet das Spiel sofort. Wer das meiste Prestige hat, gewinnt.
rules-chapter-setup = Der Aufbau
    Das alles erledigt das Programm. Gut zu wissen ist, warum die anderen mit mehr beginnen als du.
rules-chapter-turn = Dein Zug und das Rondell
    Ein Zug ist kurz: eine Bewegung auf dem Rondell, eine Aktion. Bis du ihn beendest, kannst du alles zurücknehmen.
rules-chapter-production = Bier, Zucker, Tuch
    Die einfachsten Felder: Du nimmst Waren, und das ist der ganze Zug.
rules-chapter-trade = Kontor
    Auf dem Rondell gibt es zwei Kontore, und beide tun dasselbe. In einem Zug verkaufst du entweder Waren oder kaufst Baustoffe, nie beides.
rules-chapter-harbour = Werft und Hafen
    Der Hafen hat drei Hafenbecken. Ein neues Schiff kommt ins beste und rückt in schlechtere, wenn andere einlaufen.
rules-chapter-church = Kirche: spenden, dann werten
    Die Aktion „Kirche“ hat zwei Hälften: Erst spendest du für eine Kirche, dann machst du Plättchen zu Prestige. Jede Hälfte darfst du auslassen.
rules-chapter-guildhall = Rathaus und Gebäude
    Hier wächst die Stadt. Alle Gebäude kosten gleich viel; was sie bringen, hängt vom Bauplatz ab.
rules-chapter-officials = Amtspersonen
    Amtspersonen zahlen einmal und sofort, und die späteren zahlen oft mehr: ein Wettlauf, bei dem sich auch Warten lohnen kann.
rules-chapter-end = Spielende und Schlusswertung
    Das Ende kommt plötzlich. Behalte Kirchen mit vier Spenden im Auge.
rules-chapter-variants = Die Varianten
    Zwei Varianten ändern die Amtspersonen und sonst nichts.
