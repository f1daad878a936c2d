# language: de
Funktionalität: Zwei Orders in einer
  Bei einer Entweder-oder-Order (OCO) streicht die eine Hälfte die andere. Eine Folgeorder (NEXT) verkauft,
  was ihr Kauf gebracht hat, sobald er vollständig ausgeführt ist.

  Grundlage:
    Angenommen ein Entwurf über 10 Stück der Aktie zum Kauf an der Börse
    Und gehandelt wird im Direkthandel

  @ORD-12
  Regel: Eine Entweder-oder-Order besteht aus Stop und Limit, in dieser Reihenfolge

    Szenariogrundriss: <Seite> mit Stop-Marke <Stop> und Limit <Limit>
      Angenommen es ist ein <Seite>
      Wenn eine ONE_CANCELS_OTHER-Order mit Stop-Marke "<Stop>", Abstand "" und Limit "<Limit>" eingegeben wird
      Dann besteht die Order aus: STOP_MARKET <Seite>, LIMIT <Seite>

      Beispiele:
        | Seite   | Stop | Limit |
        | Kauf    | 105  | 95    |
        | Kauf    | 100  | 99,99 |
        | Verkauf | 95   | 105   |
        | Verkauf | 90   | 90,01 |

  @ORD-12
  Regel: Zwischen Limit und Stop-Marke liegt der Kurs

    Szenariogrundriss: <Seite> mit Stop-Marke <Stop> und Limit <Limit> geht nicht
      Angenommen es ist ein <Seite>
      Wenn eine ONE_CANCELS_OTHER-Order mit Stop-Marke "<Stop>", Abstand "" und Limit "<Limit>" eingegeben wird
      Dann steht am Feld Limit "Zwischen Limit und Stop-Marke liegt der Kurs: Bitte legen Sie beim Kauf das Limit darunter, beim Verkauf darüber."

      Beispiele:
        | Seite   | Stop | Limit |
        | Kauf    | 95   | 105   |
        | Kauf    | 100  | 100   |
        | Verkauf | 105  | 95    |
        | Verkauf | 100  | 100   |

  @ORD-13
  Regel: Auf einen limitierten Kauf folgt ein Verkauf

    Szenariogrundriss: Darauf folgt <Folge>
      Wenn als Limit "95" eingegeben wird
      Und darauf eine <Folge>-Order über "10" mit Stop-Marke "<Stop>", Abstand "<Abstand>" und Limit "<Limit>" folgt
      Dann entsteht eine NEXT_ORDER-Order
      Und besteht die Order aus: <Teile>

      Beispiele:
        | Folge                       | Stop | Abstand | Limit | Teile                                           |
        | LIMIT                       |      |         | 110   | LIMIT Kauf, LIMIT Verkauf                       |
        | STOP_MARKET                 | 90   |         |       | LIMIT Kauf, STOP_MARKET Verkauf                 |
        | STOP_LIMIT                  | 90   |         | 89    | LIMIT Kauf, STOP_LIMIT Verkauf                  |
        | TRAILING_STOP_MARKET        | 90   | 5 %     |       | LIMIT Kauf, TRAILING_STOP_MARKET Verkauf        |
        | TRAILING_STOP_LIMIT         | 90   | 3       | 89    | LIMIT Kauf, TRAILING_STOP_LIMIT Verkauf         |
        | TRAILING_STOP_NATIVE_MARKET | 90   | 3       |       | LIMIT Kauf, TRAILING_STOP_NATIVE_MARKET Verkauf |
        | ONE_CANCELS_OTHER           | 90   |         | 110   | LIMIT Kauf, STOP_MARKET Verkauf, LIMIT Verkauf  |

  @ORD-13
  Regel: Die Folgeorder verkauft höchstens das Gekaufte, mit Gewinn über und mit Stop unter dem Limit des Kaufs

    Szenariogrundriss: <Folge> über <Menge>, Stop-Marke "<Stop>", Limit "<Limit>"
      Wenn als Limit "95" eingegeben wird
      Und darauf eine <Folge>-Order über "<Menge>" mit Stop-Marke "<Stop>", Abstand "5 %" und Limit "<Limit>" folgt
      Dann stehen Hinweise an: <Felder>

      Beispiele:
        | Folge             | Menge | Stop  | Limit | Felder                                                    |
        | LIMIT             | 10    |       | 95    | Limit der Folgeorder                                      |
        | LIMIT             | 10    |       | 94    | Limit der Folgeorder                                      |
        | LIMIT             | 11    |       | 110   | Menge der Folgeorder                                      |
        | LIMIT             |       |       | 110   | Menge der Folgeorder                                      |
        | LIMIT             | 10    |       |       | Limit der Folgeorder                                      |
        | STOP_MARKET       | 10    | 95    |       | Stop-Marke der Folgeorder                                 |
        | STOP_MARKET       | 10    |       |       | Stop-Marke der Folgeorder                                 |
        | STOP_LIMIT        | 10    |       |       | Stop-Marke der Folgeorder, Limit der Folgeorder           |
        | ONE_CANCELS_OTHER | 10    | 90    | 94    | Limit der Folgeorder                                      |
        | ONE_CANCELS_OTHER | 11    | 96    | 97    | Stop-Marke der Folgeorder, Menge der Folgeorder           |

    Szenario: Auf einen Verkauf folgt nichts
      Angenommen es ist ein Verkauf
      Wenn als Limit "95" eingegeben wird
      Und darauf eine LIMIT-Order über "10" mit Stop-Marke "", Abstand "" und Limit "110" folgt
      Dann steht am Feld Seite der Order "Nur auf einen Kauf kann eine Order folgen. Bitte wählen Sie Kauf."

    Szenario: Ohne Limit gibt es keinen Kauf, auf den etwas folgt
      Wenn als Limit "" eingegeben wird
      Und darauf eine LIMIT-Order über "10" mit Stop-Marke "", Abstand "" und Limit "110" folgt
      Dann steht am Feld Limit "Ohne Limit geht es hier nicht. Bitte geben Sie es ein."
