# language: de
Funktionalität: Hinweise, bevor eine Order gesendet wird
  Was am Markt sofort oder nie geschähe, wird vorher gesagt. Auf einer Seite wird gewarnt, im Interview hält ein Stop
  auf der falschen Seite an.

  Grundlage:
    Angenommen ein Entwurf über 10 Stück der Aktie zum Kauf an der Börse
    Und gehandelt wird im Direkthandel

  @ORD-06 @ORD-29
  Regel: Ein Limit jenseits des Marktes wird sofort ausgeführt, ein Stop auf der falschen Seite löst sofort aus

    Szenariogrundriss: <Seite> <Orderart>, Stop-Marke "<Stop>", Limit "<Limit>" bei 100
      Angenommen es ist ein <Seite>
      Wenn eine <Orderart>-Order mit Stop-Marke "<Stop>", Abstand "50 %" und Limit "<Limit>" eingegeben wird
      Dann wird bei einem Kurs von 100 gewarnt: <Warnungen>

      Beispiele:
        | Seite   | Orderart   | Stop | Limit | Warnungen                                  |
        | Kauf    | Limit      |      | 99    | nichts                                     |
        | Kauf    | Limit      |      | 100   | nichts                                     |
        | Kauf    | Limit      |      | 101   | limit warnung-limit-jenseits-markt         |
        | Verkauf | Limit      |      | 101   | nichts                                     |
        | Verkauf | Limit      |      | 99    | limit warnung-limit-jenseits-markt         |
        | Kauf    | Stop       | 101  |       | nichts                                     |
        | Kauf    | Stop       | 100  |       | triggerLimit warnung-stop-loest-sofort-aus |
        | Kauf    | Stop       | 99   |       | triggerLimit warnung-stop-loest-sofort-aus |
        | Verkauf | Stop       | 99   |       | nichts                                     |
        | Verkauf | Stop       | 101  |       | triggerLimit warnung-stop-loest-sofort-aus |
        | Kauf    | Stop-Limit | 105  | 106   | nichts                                     |
        | Kauf    | Stop-Limit | 105  | 104   | limit warnung-limit-auf-falscher-seite     |
        | Verkauf | Stop-Limit | 95   | 96    | limit warnung-limit-auf-falscher-seite     |
        | Kauf    | OCO        | 105  | 95    | nichts                                     |
        | Kauf    | OCO        | 105  | 101   | limit warnung-limit-jenseits-markt         |
        | Kauf    | OCO        | 99   | 95    | triggerLimit warnung-stop-loest-sofort-aus |
        | Verkauf | OCO        | 95   | 105   | nichts                                     |

  @ORD-06
  Regel: Ein Stop, der dem Kurs folgt, rückt sofort nach, wenn er weiter weg ist als sein Abstand

    Szenariogrundriss: <Seite> ab <Stop> mit Abstand <Abstand> bei 100
      Angenommen es ist ein <Seite>
      Wenn eine Trailing-Stop-Order mit Stop-Marke "<Stop>", Abstand "<Abstand>" und Limit "" eingegeben wird
      Dann wird bei einem Kurs von 100 gewarnt: <Warnungen>

      Beispiele:
        | Seite   | Stop | Abstand | Warnungen                                    |
        | Verkauf | 95   | 5 %     | nichts                                       |
        | Verkauf | 97   | 5 %     | nichts                                       |
        | Verkauf | 90   | 5 %     | triggerLimit hinweis-stop-rueckt-sofort-nach |
        | Verkauf | 90   | 5       | triggerLimit hinweis-stop-rueckt-sofort-nach |
        | Kauf    | 105  | 5 %     | nichts                                       |
        | Kauf    | 110  | 5 %     | triggerLimit hinweis-stop-rueckt-sofort-nach |
        | Verkauf | 90   | 100     | distance order-distance-too-large            |

  @ORD-06
  Regel: Unter 1 EUR oder ohne Kurs braucht eine Order ein Limit

    Szenariogrundriss: Markt-Order bei <Kurs>
      Wenn eine Markt-Order mit Stop-Marke "", Abstand "" und Limit "" eingegeben wird
      Dann wird bei einem Kurs von <Kurs> gewarnt: <Warnungen>

      Beispiele:
        | Kurs   | Warnungen                           |
        | 100    | nichts                              |
        | 1      | nichts                              |
        | 0,9999 | orderType fehler-limit-erforderlich |

  @ORD-06
  Regel: Preise liegen auf den Kursschritten des Handelsplatzes

    Szenariogrundriss: <Orderart> mit Stop-Marke "<Stop>" und Limit "<Limit>"
      Angenommen im Direkthandel sind die Kursschritte ab 0 je 0,01
      Und im Direkthandel sind die Kursschritte ab 100 je 0,05
      Wenn eine <Orderart>-Order mit Stop-Marke "<Stop>", Abstand "" und Limit "<Limit>" eingegeben wird
      Dann wird bei einem Kurs von 100 gewarnt: <Warnungen>

      Beispiele:
        | Orderart   | Stop   | Limit  | Warnungen                                                                               |
        | Limit      |        | 99,99  | nichts                                                                                  |
        | Limit      |        | 99,995 | limit warnung-preis-nicht-im-kursraster                                                 |
        | Stop       | 105,05 |        | nichts                                                                                  |
        | Stop       | 105,02 |        | triggerLimit warnung-preis-nicht-im-kursraster                                          |
        | Stop-Limit | 105,02 | 105,03 | triggerLimit warnung-preis-nicht-im-kursraster, limit warnung-preis-nicht-im-kursraster |

  @ORD-01 @ORD-06
  Regel: Im Interview hält ein Stop an, der sofort auslöste

    Szenariogrundriss: <Wie>
      Wenn als Stop-Marke "99" eingegeben wird
      Dann ist die Warnung bei einem Kurs von 100 <Wie> <Schwere>

      Beispiele:
        | Wie             | Schwere      |
        | im Interview    | ein Fehler   |
        | auf einer Seite | eine Warnung |

  @ORD-10 @ORD-25
  Regel: Für eine Auktion, die vorbei ist, wird nicht still eine Order angenommen, die heute endet

    Szenariogrundriss: <Handelsbeschränkung> <Wann>, gültig bis <Bis>
      Angenommen gehandelt wird an der Börse
      Und heute ist der 23.11.2026
      Wenn als Limit "99" eingegeben wird
      Und die Handelsbeschränkung <Handelsbeschränkung> gewählt wird
      Und die Order bis "<Bis>" gelten soll
      Dann wird <Wann> gewarnt: <Warnungen>

      Beispiele:
        | Handelsbeschränkung | Wann                | Bis        | Warnungen                         |
        | OAO                 | während des Handels | 23.11.2026 | warnung-eroeffnungsauktion-vorbei |
        | OAO                 | während des Handels | 24.11.2026 | nichts                            |
        | OAO                 | vor dem Handel      | 23.11.2026 | nichts                            |
        | CAO                 | während des Handels | 23.11.2026 | nichts                            |
