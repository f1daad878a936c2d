# language: de
Funktionalität: Eine Order in einer Zeile
  Die Befehlszeile füllt das Formular und sendet nichts. Jedes Wort wird verstanden oder als nicht verstanden genannt;
  geraten wird nie.

  @ORD-02
  Regel: Die Zeile beginnt mit der Seite; dann stehen Menge, Wertpapier und was die Order sonst sagt

    Szenariogrundriss: <Zeile>
      Wenn die Zeile "<Zeile>" getippt wird
      Dann ist das die Order "<Order>"
      Und sie sagt "<Angaben>"
      Und bleibt unverstanden "nichts"

      Beispiele:
        | Zeile                                 | Order                         | Angaben                                                  |
        | kauf 10 SAP                           | Kauf, SAP, Markt              | Menge 10                                                 |
        | k 10 SAP limit 128,50 ultimo          | Kauf, SAP, Limit              | Menge 10, Limit 128,50, bis 30.11.2026                   |
        | verkauf alles SAP stop 140            | Verkauf, SAP, Stop            | alles, Stop-Marke 140                                    |
        | v 5 SAP stop 140 limit 139 max        | Verkauf, SAP, Stop-Limit      | Menge 5, Stop-Marke 140, Limit 139, so lange wie möglich |
        | v 5 SAP stop 140 abstand 5 %          | Verkauf, SAP, Trailing-Stop   | Menge 5, Stop-Marke 140, Abstand 5 %                     |
        | v 5 SAP oco stop 140 limit 260        | Verkauf, SAP, OCO             | Menge 5, OCO, Stop-Marke 140, Limit 260                  |
        | kauf 10 Deutsche Telekom an Xetra fok | Kauf, Deutsche Telekom, Markt | Menge 10, an xetra, FOK                                  |
        | kauf 716460                           | Kauf, 716460, Markt           | nichts                                                   |
        | sell 3 SAP at 128.50 today            | Verkauf, SAP, Limit           | Menge 3, Limit 128,50, nur heute                         |
        | sell 3 SAP at 128.50 gfd              | Verkauf, SAP, Limit           | Menge 3, Limit 128,50, nur heute                         |
        | buy 10 SAP limit 128.50 gtc           | Kauf, SAP, Limit              | Menge 10, Limit 128,50, so lange wie möglich             |
        | buy 10 SAP limit 128.50 eom           | Kauf, SAP, Limit              | Menge 10, Limit 128,50, bis 30.11.2026                   |
        | buy 10 SAP limit 128.50 gtd 30.11.    | Kauf, SAP, Limit              | Menge 10, Limit 128,50, bis 30.11.2026                   |

  @ORD-02
  Regel: Statt der Menge kann ein Betrag stehen, mit seiner Währung

    Szenariogrundriss: <Zeile>
      Wenn die Zeile "<Zeile>" getippt wird
      Dann ist das die Order "Kauf, SAP, <Ordertyp>"
      Und sie sagt "<Angaben>"

      Beispiele:
        | Zeile                       | Ordertyp | Angaben               |
        | kauf für 500 € SAP          | Markt    | für 500 EUR           |
        | kauf 500€ SAP               | Markt    | für 500 EUR           |
        | kauf SAP für 1.000 Euro     | Markt    | für 1.000 EUR         |
        | kauf SAP limit 50 für 500 € | Limit    | Limit 50, für 500 EUR |

  @ORD-02 @ORD-13
  Regel: Hinter "dann" steht, was verkauft wird, sobald der Kauf ganz ausgeführt ist

    Szenariogrundriss: kauf 10 SAP limit 128,50 <Danach>
      Wenn die Zeile "kauf 10 SAP limit 128,50 <Danach>" getippt wird
      Dann ist das die Order "Kauf, SAP, Folge"
      Und sie sagt "Menge 10, Limit 128,50"
      Und danach folgt "<Folge>"

      Beispiele:
        | Danach                       | Folge                                           |
        | dann limit 140               | Limit: Limit 140                                |
        | dann verkauf 5 limit 140 max | Limit: Menge 5, Limit 140, so lange wie möglich |
        | danach stop 120              | Stop: Stop-Marke 120                            |
        | dann stop 120 abstand 5 %    | Trailing-Stop: Stop-Marke 120, Abstand 5 %      |
        | dann oco stop 120 limit 140  | OCO: OCO, Stop-Marke 120, Limit 140             |

  @ORD-02
  Regel: Was nicht zu verstehen ist, wird genannt

    Szenariogrundriss: <Zeile>
      Wenn die Zeile "<Zeile>" getippt wird
      Dann bleibt unverstanden "<Worte>"

      Beispiele:
        | Zeile                               | Worte        |
        | kauf 10 SAP limit                   | limit        |
        | kauf 10 SAP limit 100 limit 120     | limit 120    |
        | kauf 10 SAP limit 1.23,4            | limit 1.23,4 |
        | kauf 10 SAP bis 31.02.              | bis 31.02.   |
        | kauf 10 SAP für 500 €               | für 500 €    |
        | kauf SAP für 500                    | für 500      |
        | kauf 10 SAP stop 5 dann limit 7     | stop 5       |
        | verkauf 10 SAP limit 5 dann limit 7 | dann limit 7 |

    Szenariogrundriss: "<Zeile>" ist keine Order
      Wenn die Zeile "<Zeile>" getippt wird
      Dann ist das keine Order

      Beispiele:
        | Zeile      |
        | SAP kaufen |
        | orderbuch  |
