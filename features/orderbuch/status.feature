# language: de
Funktionalität: Der Status einer Order
  Die Bank sagt den Status; das Orderbuch sagt ihn so, dass man ihn ohne Erklärung versteht.

  @OBK-01
  Regel: Jeder Status hat ein Wort

    Szenariogrundriss: Eine Order, die <Stand> ist
      Wenn die Bank eine Order als <Stand> meldet
      Dann zeigt das Orderbuch "<Status>"

      Beispiele:
        | Stand          | Status         |
        | offen          | Offen          |
        | teilausgeführt | Teilausgeführt |
        | ausgeführt     | Ausgeführt     |

  @OBK-01
  Regel: Was nicht mehr ausgeführt wird, ist gestrichen oder verfallen, und der Grund steht dabei

    Szenariogrundriss: Eine Order, die <Stand> ist
      Wenn die Bank eine Order als <Stand> meldet
      Dann zeigt das Orderbuch "<Status>"
      Und daneben steht "<Grund>"

      Beispiele:
        | Stand                       | Status     | Grund                       |
        | vom Kunden gestrichen       | Gestrichen | von Ihnen gestrichen        |
        | von der Bank gestrichen     | Gestrichen | von der Bank gestrichen     |
        | vom Handelsplatz gestrichen | Gestrichen | vom Handelsplatz gestrichen |
        | verfallen                   | Verfallen  | Gültigkeit abgelaufen       |

  @OBK-01
  Regel: Ein unbekannter Status wird nicht geraten

    Szenario: Die Bank meldet etwas Neues
      Wenn die Bank eine Order als unbekannt meldet
      Dann zeigt das Orderbuch "n.V."
