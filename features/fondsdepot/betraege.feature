# language: de
@FUN-01
Funktionalität: Wie viel in ein Fondsdepot geht und heraus
  Das Formular kennt die Grenzen der Bank und sagt sie am Feld, bevor etwas gesendet wird.

  Grundlage:
    Angenommen ein Fondsdepot im Wert von 10.000 EUR und ein Konto mit 12.480,55 EUR

  Regel: Eine Einzahlung hat ein Mindestmaß, ein Höchstmaß und eine Deckung

    Szenariogrundriss: Einmalig <Betrag> EUR: <Grund>
      Wenn der Kunde einmalig "<Betrag>" EUR einzahlen will
      Dann beanstandet das Formular nur <Stelle>, dass <Grund>

      Beispiele:
        | Betrag    | Stelle     | Grund                               |
        | 49,99     | beim Betrag | der Betrag unter dem Mindestmaß liegt |
        | 20.000,01 | beim Betrag | der Betrag über dem Höchstmaß liegt   |
        | 12.480,56 | beim Betrag | das Konto so viel nicht hergibt       |
        | 1,234     | beim Betrag | der Betrag zweierlei heißen kann      |

    Szenario: Genau bis zum letzten Cent
      Wenn der Kunde einmalig "12.480,55" EUR einzahlen will
      Dann beanstandet das Formular am Auftrag nichts

  Regel: Regelmäßig geht weniger, und an keinem Tag vor dem nächsten möglichen

    Szenario: Dreißig Euro im Monat
      Wenn der Kunde ab dem "15.12.2026" regelmäßig "30" EUR einzahlen will
      Dann beanstandet das Formular am Auftrag nichts

    Szenario: Unter dem Mindestmaß
      Wenn der Kunde ab dem "15.12.2026" regelmäßig "24,99" EUR einzahlen will
      Dann beanstandet das Formular nur beim Betrag, dass der Betrag unter dem Mindestmaß liegt

    Szenario: Ein Beginn, den es nicht mehr gibt
      Wenn der Kunde ab dem "20.11.2026" regelmäßig "30" EUR einzahlen will
      Dann beanstandet das Formular nur beim Beginn, dass der Tag nicht möglich ist

  Regel: Von einem anderen Konto wird nur mit Mandat eingezogen

    Szenario: Ohne Mandat
      Wenn der Kunde einmalig "100" EUR vom Referenzkonto einzahlen will
      Dann beanstandet das Formular nur beim Mandat, dass es fehlt

  Regel: Bei einem Teil bleibt das Mindestmaß im Depot, bei allem nichts

    Szenariogrundriss: <Umfang>
      Wenn der Kunde <Umfang> auszahlen will
      Dann beanstandet das Formular nur <Stelle>, dass <Grund>

      Beispiele:
        | Umfang       | Stelle      | Grund                                 |
        | 9.500,01 EUR | beim Betrag der Auszahlung | zu wenig im Depot bliebe              |
        | 49,99 EUR    | beim Betrag der Auszahlung | der Betrag unter dem Mindestmaß liegt |
        | 96 Prozent   | beim Anteil | zu wenig im Depot bliebe              |
        | 100 Prozent  | beim Anteil | der Anteil kein Teil ist              |

    Szenariogrundriss: <Umfang> geht
      Wenn der Kunde <Umfang> auszahlen will
      Dann beanstandet das Formular am Auftrag nichts

      Beispiele:
        | Umfang       |
        | 9.500,00 EUR |
        | 95 Prozent   |
        | alles        |

    Szenario: Aufgelöst wird nur, was ausdrücklich aufgelöst werden soll
      Wenn der Kunde alles auszahlen und das Depot auflösen will
      Dann beanstandet das Formular nur bei der Auflösung, dass die Bestätigung fehlt
