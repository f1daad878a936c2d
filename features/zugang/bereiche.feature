# language: de
Funktionalität: Welche Bereiche sich wem öffnen
  Jeder Bereich braucht etwas: ein Depot, ein Fondsdepot, eine änderbare Order. Wem es fehlt, der erfährt, wie es
  weitergeht, statt eine leere Seite zu sehen.

  @GU-03
  Regel: Handeln braucht ein eigenes Depot, das nicht nur Fonds hält

    Szenariogrundriss: <Produktart> <Unterart> <Verbindung>
      Angenommen das einzige Produkt ist "<Produktart>" mit Unterart "<Unterart>" und Verbindung "<Verbindung>"
      Dann führt "<Seite>" <Ziel>

      Beispiele: Order erteilen
        | Produktart | Unterart   | Verbindung | Seite            | Ziel             |
        | Depot      |            | eigenes    | order/erstellung | zur Seite selbst |
        | Depot      | Fondsdepot | eigenes    | order/erstellung | zu kein-depot    |
        | Depot      |            | fremdes    | order/erstellung | zu kein-depot    |
        | Konto      |            | eigenes    | order/erstellung | zu kein-depot    |

      Beispiele: Die anderen Bereiche, die dasselbe brauchen
        | Produktart | Unterart | Verbindung | Seite                           | Ziel             |
        | Depot      |          | eigenes    | order/absicherung               | zur Seite selbst |
        | Depot      |          | eigenes    | steuersimulation                | zur Seite selbst |
        | Depot      |          | eigenes    | verwaltung/wertpapierkenntnisse | zur Seite selbst |
        | Karte      |          | eigenes    | order/absicherung               | zu kein-depot    |
        | Kredit     |          | eigenes    | steuersimulation                | zu kein-depot    |
        | Sparen     |          | eigenes    | verwaltung/wertpapierkenntnisse | zu kein-depot    |

  @GU-04
  Regel: Ändern und Streichen brauchen eine Order, die es zulässt, sie selbst oder eine Teilorder

    Szenariogrundriss: <Orderart>, änderbar <änderbar>, streichbar <streichbar>, Teilorder <Teilorder>
      Angenommen die Order "42" der Art <Orderart> ist änderbar "<änderbar>" und streichbar "<streichbar>"
      Und ihre Teilorder ist "<Teilorder>"
      Dann führt "order/aenderung?orderid=42" <Ändern>
      Und führt "order/streichung?orderid=42" <Streichen>

      Beispiele:
        | Orderart  | änderbar | streichbar | Teilorder  | Ändern           | Streichen        |
        | Limit     | ja       | ja         | keine      | zur Seite selbst | zur Seite selbst |
        | Limit     | ja       | nein       | keine      | zur Seite selbst | zum Orderbuch    |
        | Limit     | nein     | ja         | keine      | zum Orderbuch    | zur Seite selbst |
        | Limit     | nein     | nein       | keine      | zum Orderbuch    | zum Orderbuch    |
        | Limit     | nein     | nein       | änderbar   | zur Seite selbst | zum Orderbuch    |
        | Limit     | nein     | nein       | streichbar | zum Orderbuch    | zur Seite selbst |
        | Zeichnung | ja       | ja         | keine      | zum Orderbuch    | zum Orderbuch    |
        | Zeichnung | nein     | nein       | änderbar   | zum Orderbuch    | zum Orderbuch    |

    Szenariogrundriss: <Seite> ohne brauchbare Order
      Dann führt "<Seite>" zum Orderbuch

      Beispiele:
        | Seite                          |
        | order/aenderung                |
        | order/streichung               |
        | order/aenderung?orderid=fremd  |
        | order/streichung?orderid=fremd |

    Szenario: Ohne Depot hilft auch die Order nicht
      Angenommen die Order "42" der Art Limit ist änderbar "ja" und streichbar "ja"
      Aber das einzige Produkt ist "Konto" mit Unterart "" und Verbindung "eigenes"
      Dann führt "order/aenderung?orderid=42" zu kein-depot

  @GU-05 @GU-07
  Regel: Orderbuch, Wertpapier, Beobachtungsliste, Fondsdepot und Sparpläne fragen nach der Art der Depots

    Szenariogrundriss: Mit den Depots <Depots>
      Angenommen die Depots sind "<Depots>"
      Dann führt "orderbuch" <Orderbuch>
      Und führt "wertpapier/DE0007164600" <Orderbuch>
      Und führt "beobachten" <Orderbuch>
      Und führt "cominvest/einzahlen" <Fondsdepot>
      Und führt "wertpapiersparplan/anlegen" <Sparplan>

      Beispiele:
        | Depots                 | Orderbuch        | Fondsdepot       | Sparplan         |
        |                        | zu kein-depot    | zu kein-depot    | zu kein-depot    |
        | Standarddepot          | zur Seite selbst | zu kein-depot    | zur Seite selbst |
        | Zweitdepot             | zur Seite selbst | zu kein-depot    | zur Seite selbst |
        | Fondsdepot             | zur Seite selbst | zur Seite selbst | zu kein-depot    |
        | Fondsdepot, Zweitdepot | zur Seite selbst | zur Seite selbst | zur Seite selbst |

    @GU-07
    Szenario: Der Sparplan beginnt beim ersten Depot, das ihn haben kann
      Angenommen die Depots sind "Fondsdepot, Zweitdepot, Standarddepot"
      Wenn "wertpapiersparplan/anlegen" aufgerufen wird
      Dann ist das gemerkte Depot das zweite

  @GU-06
  Regel: Wem die neue Depotübersicht nicht offensteht, den führt der Weg zur bisherigen

    Szenariogrundriss: Die Depotübersicht ist freigeschaltet: <frei>
      Angenommen die Depotübersicht ist freigeschaltet "<frei>"
      Dann führt "depotuebersicht" <Ziel>

      Beispiele:
        | frei | Ziel                          |
        | ja   | zur Seite selbst              |
        | nein | zur bisherigen Depotübersicht |
