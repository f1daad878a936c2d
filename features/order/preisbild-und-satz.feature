# language: de
Funktionalität: Die Order im Bild und in einem Satz
  Bild und Satz kommen aus derselben Order: Was das Bild als Linie zeigt, sagt der Satz in Worten.

  Grundlage:
    Angenommen ein Entwurf über 10 Stück der Aktie zum Kauf an der Börse
    Und gehandelt wird im Direkthandel

  @ORD-29
  Regel: Jede Orderart zeigt ihre Preise als Linien und sagt, was dort geschieht

    Szenariogrundriss: <Seite> mit <Orderart>
      Angenommen es ist ein <Seite>
      Wenn eine <Orderart>-Order mit Stop-Marke "<Stop>", Abstand "5 %" und Limit "<Limit>" eingegeben wird
      Dann zeigt das Preisbild bei einem Kurs von 100: <Linien>

      Beispiele:
        | Seite   | Orderart            | Stop | Limit | Linien                                                                                                         |
        | Kauf    | Markt               |      |       | Kurs 100 führt gleich aus                                                                                      |
        | Kauf    | Quote               |      |       | Kurs 100 führt gleich aus                                                                                      |
        | Kauf    | Limit               |      | 95    | Limit 95 führt aus, Kurs 100 steht                                                                             |
        | Verkauf | Limit               |      | 105   | Limit 105 führt aus, Kurs 100 steht                                                                            |
        | Verkauf | Stop                | 90   |       | Stop-Marke 90 löst eine Markt-Order aus, Kurs 100 steht                                                        |
        | Verkauf | Stop-Limit          | 90   | 89    | Limit 89 begrenzt den Preis, Stop-Marke 90 löst eine Limit-Order aus, Kurs 100 steht                           |
        | Verkauf | Trailing-Stop       | 90   |       | Stop-Marke 90 folgt ab hier dem Kurs, Stop am Kurs 95,00 folgt, Kurs 100 steht                                 |
        | Kauf    | Trailing-Stop-Limit | 110  | 111   | Limit 111 begrenzt den Preis, Stop-Marke 110 folgt ab hier dem Kurs, Stop am Kurs 105,00 folgt, Kurs 100 steht |
        | Verkauf | OCO                 | 90   | 110   | Limit 110 führt aus und streicht die andere, Stop-Marke 90 löst aus und streicht die andere, Kurs 100 steht    |

    Szenario: Was auf den Kauf folgt, steht auch im Bild
      Wenn als Limit "95" eingegeben wird
      Und darauf eine Stop-Order über "10" mit Stop-Marke "90", Abstand "" und Limit "" folgt
      Dann zeigt das Preisbild bei einem Kurs von 100: Limit 95 führt aus, Stop-Marke danach 90 löst eine Markt-Order aus, Kurs 100 steht

  @ORD-29
  Regel: Der Satz nennt Seite, Menge, Wertpapier, Ort, Preise und Gültigkeit

    Szenariogrundriss: <Seite> mit <Orderart>
      Angenommen es ist ein <Seite>
      Wenn eine <Orderart>-Order mit Stop-Marke "<Stop>", Abstand "5 %" und Limit "<Limit>" eingegeben wird
      Dann heißt es am 23.11.2026: "<Satz>"

      Beispiele:
        | Seite   | Orderart | Stop | Limit | Satz                                                                                                                                                           |
        | Kauf    | Markt    |      |       | Sie kaufen 10 Stück SAP SE außerbörslich bei Direkthandel zum nächsten Kurs. Die Order gilt nur am Montag, 23.11.2026.                                         |
        | Kauf    | Limit    |      | 95    | Sie kaufen 10 Stück SAP SE außerbörslich bei Direkthandel und zahlen höchstens 95,00 EUR je Stück. Die Order gilt nur am Montag, 23.11.2026.                   |
        | Kauf    | Limit    |      |       | Sie kaufen 10 Stück SAP SE außerbörslich bei Direkthandel zum nächsten Kurs. Die Order gilt nur am Montag, 23.11.2026.                                         |
        | Verkauf | Stop     | 90   |       | Sie verkaufen 10 Stück SAP SE außerbörslich bei Direkthandel, sobald der Geldkurs auf 90,00 EUR fällt, zum dann erzielbaren Kurs. Die Order gilt nur am Montag, 23.11.2026. |
        | Kauf    | Quote    |      |       | Sie kaufen 10 Stück SAP SE außerbörslich bei Direkthandel zu dem Kurs, den Ihnen der Händler nennt.                                                            |

  @ORD-11 @ORD-29
  Regel: Der Satz nennt den letzten Tag, an dem die Order wirklich gilt

    Szenariogrundriss: Am <Tag> bis zum <Datum>
      Wenn die Order bis "<Datum>" gelten soll
      Dann heißt es am <Tag>: "Sie kaufen 10 Stück SAP SE außerbörslich bei Direkthandel zum nächsten Kurs. <Gültigkeit>"

      Beispiele:
        | Tag        | Datum      | Gültigkeit                              |
        | 23.11.2026 | 04.12.2026 | Die Order gilt bis Freitag, 04.12.2026. |
        | 23.11.2026 | 28.11.2026 | Die Order gilt bis Freitag, 27.11.2026. |
        | 28.11.2026 | 29.11.2026 | Die Order gilt bis Montag, 30.11.2026.  |

    Szenariogrundriss: Am <Tag> bis zum <Datum> an einem Handelsplatz mit eigenen Feiertagen
      Angenommen der Handelsplatz handelt am 26.11.2026 und am 25.12.2026 nicht
      Wenn die Order bis "<Datum>" gelten soll
      Dann heißt es am <Tag>: "Sie kaufen 10 Stück SAP SE außerbörslich bei Direkthandel zum nächsten Kurs. <Gültigkeit>"

      Beispiele:
        | Tag        | Datum      | Gültigkeit                                 |
        | 23.11.2026 | 26.11.2026 | Die Order gilt bis Mittwoch, 25.11.2026.   |
        | 26.11.2026 | 26.11.2026 | Die Order gilt bis Freitag, 27.11.2026.    |
        | 23.11.2026 | 24.12.2026 | Die Order gilt bis Donnerstag, 24.12.2026. |
        | 25.12.2026 | 26.12.2026 | Die Order gilt bis Montag, 28.12.2026.     |
        | 23.11.2026 | 31.12.2026 | Die Order gilt bis Donnerstag, 31.12.2026. |
