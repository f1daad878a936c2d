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
      Wenn eine OCO-Order mit Stop-Marke "<Stop>", Abstand "" und Limit "<Limit>" eingegeben wird
      Dann besteht die Order aus: Stop <Seite>, Limit <Seite>

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
      Wenn eine OCO-Order mit Stop-Marke "<Stop>", Abstand "" und Limit "<Limit>" eingegeben wird
      Dann steht am Feld Limit "<Meldung>"

      Beispiele:
        | Seite   | Stop | Limit | Meldung                                                                                                                          |
        | Kauf    | 95   | 105   | Beim Kauf liegt das Limit unter dem Kurs und die Stop-Marke darüber: Bitte geben Sie ein Limit unter der Stop-Marke ein.         |
        | Kauf    | 100  | 100   | Beim Kauf liegt das Limit unter dem Kurs und die Stop-Marke darüber: Bitte geben Sie ein Limit unter der Stop-Marke ein.         |
        | Verkauf | 105  | 95    | Beim Verkauf liegt das Limit über dem Kurs und die Stop-Marke darunter: Bitte geben Sie ein Limit über der Stop-Marke ein.       |
        | Verkauf | 100  | 100   | Beim Verkauf liegt das Limit über dem Kurs und die Stop-Marke darunter: Bitte geben Sie ein Limit über der Stop-Marke ein.       |

  @ORD-13
  Regel: Auf einen limitierten Kauf folgt ein Verkauf

    Szenariogrundriss: Darauf folgt <Folge>
      Wenn als Limit "95" eingegeben wird
      Und darauf eine <Folge>-Order über "10" mit Stop-Marke "<Stop>", Abstand "<Abstand>" und Limit "<Limit>" folgt
      Dann entsteht eine Folge-Order
      Und besteht die Order aus: <Teile>

      Beispiele:
        | Folge                | Stop | Abstand | Limit | Teile                                    |
        | Limit                |      |         | 110   | Limit Kauf, Limit Verkauf                |
        | Stop                 | 90   |         |       | Limit Kauf, Stop Verkauf                 |
        | Stop-Limit           | 90   |         | 89    | Limit Kauf, Stop-Limit Verkauf           |
        | Trailing-Stop        | 90   | 5 %     |       | Limit Kauf, Trailing-Stop Verkauf        |
        | Trailing-Stop-Limit  | 90   | 3       | 89    | Limit Kauf, Trailing-Stop-Limit Verkauf  |
        | Börsen-Trailing-Stop | 90   | 3       |       | Limit Kauf, Börsen-Trailing-Stop Verkauf |
        | OCO                  | 90   |         | 110   | Limit Kauf, Stop Verkauf, Limit Verkauf  |

  @ORD-13
  Regel: Die Folgeorder verkauft höchstens das Gekaufte, mit Gewinn über und mit Stop unter dem Limit des Kaufs

    Szenariogrundriss: <Folge> über <Menge>, Stop-Marke "<Stop>", Limit "<Limit>"
      Wenn als Limit "95" eingegeben wird
      Und darauf eine <Folge>-Order über "<Menge>" mit Stop-Marke "<Stop>", Abstand "5 %" und Limit "<Limit>" folgt
      Dann stehen Hinweise an: <Felder>

      Beispiele:
        | Folge      | Menge | Stop | Limit | Felder                                          |
        | Limit      | 10    |      | 95    | Limit der Folgeorder                            |
        | Limit      | 10    |      | 94    | Limit der Folgeorder                            |
        | Limit      | 11    |      | 110   | Menge der Folgeorder                            |
        | Limit      |       |      | 110   | Menge der Folgeorder                            |
        | Limit      | 10    |      |       | Limit der Folgeorder                            |
        | Stop       | 10    | 95   |       | Stop-Marke der Folgeorder                       |
        | Stop       | 10    |      |       | Stop-Marke der Folgeorder                       |
        | Stop-Limit | 10    |      |       | Stop-Marke der Folgeorder, Limit der Folgeorder |
        | OCO        | 10    | 90   | 94    | Limit der Folgeorder                            |
        | OCO        | 11    | 96   | 97    | Stop-Marke der Folgeorder, Menge der Folgeorder |

    Szenario: Auf einen Verkauf folgt nichts
      Angenommen es ist ein Verkauf
      Wenn als Limit "95" eingegeben wird
      Und darauf eine Limit-Order über "10" mit Stop-Marke "", Abstand "" und Limit "110" folgt
      Dann steht am Feld Seite der Order "Nur auf einen Kauf kann eine Order folgen. Bitte wählen Sie Kauf."

    Szenario: Ohne Limit gibt es keinen Kauf, auf den etwas folgt
      Wenn als Limit "" eingegeben wird
      Und darauf eine Limit-Order über "10" mit Stop-Marke "", Abstand "" und Limit "110" folgt
      Dann steht am Feld Limit "Ohne Limit geht es hier nicht. Bitte geben Sie es ein."
