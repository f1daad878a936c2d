# language: de
Funktionalität: Der Status einer Order
  Der Status folgt aus offener, gestrichener und ausgeführter Menge.

  @OBK-01
  Regel: Solange etwas offen ist, ist die Order offen oder teilausgeführt

    Szenariogrundriss: <offen> offen, <gestrichen> gestrichen, <ausgeführt> ausgeführt
      Wenn <offen> offen, <gestrichen> gestrichen und <ausgeführt> ausgeführt sind
      Dann zeigt das Orderbuch "<Status>"

      Beispiele:
        | offen | gestrichen | ausgeführt | Status         |
        | 10    | 0          | 0          | Offen          |
        | 5     | 5          | 0          | Offen          |
        | 5     | 0          | 5          | Teilausgeführt |
        | 5     | 5          | 5          | Teilausgeführt |
        | 0     | 0          | 10         | Ausgeführt     |

  @OBK-01
  Regel: Was nicht mehr ausgeführt wird, ist gestrichen oder verfallen, und der Grund steht dabei

    Szenariogrundriss: Beendet <Ursache>
      Wenn der offene Rest <Ursache> beendet wird
      Dann zeigt das Orderbuch "<Status>"
      Und daneben steht "<Grund>"

      Beispiele:
        | Ursache               | Status     | Grund                                   |
        | vom Kunden            | Gestrichen | von Ihnen gestrichen                    |
        | von der Bank          | Gestrichen | von der Bank gestrichen                 |
        | vom Handelsplatz      | Gestrichen | vom Handelsplatz gestrichen             |
        | durch Zeitablauf      | Verfallen  | Gültigkeit abgelaufen                   |

  @OBK-01
  Regel: Ein unbekannter Status wird nicht geraten

    Szenario: Die Bank meldet etwas Neues
      Wenn die Bank den Status "SOMETHING_NEW" meldet
      Dann zeigt das Orderbuch "n.V."
