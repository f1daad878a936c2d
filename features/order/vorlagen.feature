# language: de
Funktionalität: Order-Vorlagen
  Eine Vorlage behält, was die Orderart liest, und füllt es später wieder ein. Was nur zu einem Augenblick gehört,
  behält sie nicht.

  Grundlage:
    Angenommen ein Entwurf über 10 Stück der Aktie zum Kauf an der Börse
    Und gehandelt wird im Direkthandel

  @ORD-21
  Regel: Geladen wird, was die Orderart liest

    Szenariogrundriss: Eine <Orderart>-Order
      Wenn eine <Orderart>-Order mit Stop-Marke "105", Abstand "5 %" und Limit "95" eingegeben wird
      Und die Order als Vorlage gespeichert und am 23.11.2026 geladen wird
      Dann steht im Formular Stop-Marke "<Stop>", Abstand "<Abstand>" und Limit "<Limit>"

      Beispiele:
        | Orderart             | Stop   | Abstand | Limit |
        | Markt                |        |         |       |
        | Limit                |        |         | 95,00 |
        | Stop                 | 105,00 |         |       |
        | Stop-Limit           | 105,00 |         | 95,00 |
        | Trailing-Stop        | 105,00 | 5,00    |       |
        | Trailing-Stop-Limit  | 105,00 | 5,00    | 95,00 |
        | Börsen-Trailing-Stop | 105,00 | 5,00    |       |
        | OCO                  | 105,00 |         | 95,00 |

  @ORD-11 @ORD-21
  Regel: Ein letzter Tag, der vorbei ist, wird nicht geladen

    Szenariogrundriss: Gültig bis <Bis>, geladen am <Tag>
      Wenn die Order bis "<Bis>" gelten soll
      Und die Order als Vorlage gespeichert und am <Tag> geladen wird
      Dann gilt die geladene Order "<Gültigkeit>", bis "<Datum>"

      Beispiele:
        | Bis        | Tag        | Gültigkeit | Datum      |
        | 30.11.2026 | 24.11.2026 | bis Datum  | 30.11.2026 |
        | 30.11.2026 | 30.11.2026 | bis Datum  | 30.11.2026 |
        | 30.11.2026 | 01.12.2026 | nur heute  |            |

  @ORD-14 @ORD-15 @ORD-21
  Regel: Einwilligung und Bestätigung gelten nur für die eine Order

    Szenario: Weder Lastschrift noch freier Betrag
      Wenn in die Lastschrift von "DE02120300000000202051" für "Anna Berger" bis "500" eingewilligt wird
      Und der freie Betrag bestätigt wird
      Und die Order als Vorlage gespeichert und am 23.11.2026 geladen wird
      Dann ist von Lastschrift und Bestätigung nichts geblieben
