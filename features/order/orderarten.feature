# language: de
Funktionalität: Orderarten und was sie brauchen
  Jede Orderart liest genau die Preise, die sie braucht. Wählbar ist, was Handelsplatz und Seite zulassen.
  Ein Abstand in Prozent wie "5 %" folgt dem Kurs anteilig, einer ohne Prozentzeichen um einen festen Betrag.

  Grundlage:
    Angenommen ein Entwurf über 10 Stück der Aktie zum Kauf an der Börse

  @ORD-05
  Regel: Wählbar sind die Orderarten des Handelsplatzes; nur auf einen Kauf kann eine Order folgen

    Szenariogrundriss: <Seite> <Ort>
      Angenommen gehandelt wird <Ort>
      Und es ist ein <Seite>
      Dann sind die Orderarten wählbar: <Orderarten>

      Beispiele:
        | Ort                            | Seite   | Orderarten                                                                                                  |
        | an der Börse                   | Kauf    | Markt, Limit, Stop                                                                                          |
        | an der Börse                   | Verkauf | Markt, Limit, Stop                                                                                          |
        | bei der Fondsgesellschaft      | Kauf    | Markt                                                                                                       |
        | im Direkthandel                | Kauf    | Markt, Limit, Stop, Stop-Limit, Trailing-Stop, Trailing-Stop-Limit, Börsen-Trailing-Stop, Quote, OCO, Folge |
        | im Direkthandel                | Verkauf | Markt, Limit, Stop, Stop-Limit, Trailing-Stop, Trailing-Stop-Limit, Börsen-Trailing-Stop, Quote, OCO        |
        | an der Börse ohne Markt-Orders | Verkauf | Limit, Stop, Stop-Limit, Trailing-Stop, Trailing-Stop-Limit, Börsen-Trailing-Stop, OCO                      |

    Szenariogrundriss: <Orderart> gibt es an der Börse nicht
      Wenn eine <Orderart>-Order mit Stop-Marke "105", Abstand "5 %" und Limit "95" eingegeben wird
      Dann steht am Feld Ordertyp "Diesen Ordertyp gibt es an diesem Handelsplatz nicht. Bitte wählen Sie einen anderen."

      Beispiele:
        | Orderart             |
        | Stop-Limit           |
        | Trailing-Stop        |
        | Trailing-Stop-Limit  |
        | Börsen-Trailing-Stop |
        | Quote                |
        | OCO                  |

  @ORD-05 @ORD-06
  Regel: Jede Orderart entsteht mit den Preisen, die sie braucht

    Szenariogrundriss: <Orderart>
      Angenommen gehandelt wird im Direkthandel
      Wenn eine <Orderart>-Order mit Stop-Marke "<Stop>", Abstand "<Abstand>" und Limit "<Limit>" eingegeben wird
      Dann entsteht eine <Orderart>-Order
      Und es gibt nichts dazu zu sagen

      Beispiele:
        | Orderart             | Stop | Abstand | Limit |
        | Markt                |      |         |       |
        | Limit                |      |         | 95    |
        | Stop                 | 105  |         |       |
        | Stop-Limit           | 105  |         | 106   |
        | Trailing-Stop        | 105  | 5 %     |       |
        | Trailing-Stop-Limit  | 105  | 5       | 106   |
        | Börsen-Trailing-Stop | 105  | 2,5 %   |       |
        | Quote                |      |         |       |
        | OCO                  | 105  |         | 95    |

  @ORD-06
  Regel: Prozent ist ein Abstand vom Kurs, alles andere ein Betrag

    Szenariogrundriss: Der Abstand <Eingabe>
      Angenommen gehandelt wird im Direkthandel
      Wenn eine Trailing-Stop-Order mit Stop-Marke "105", Abstand "<Eingabe>" und Limit "" eingegeben wird
      Dann ist die Stop-Marke 105 EUR
      Und der Abstand ist "<Abstand>"

      Beispiele:
        | Eingabe | Abstand  |
        | 5 %     | 5 %      |
        | 2,5%    | 2,5 %    |
        | 99,99 % | 99,99 %  |
        | 5       | 5 EUR    |
        | 1.000   | 1000 EUR |

    Szenariogrundriss: Der Abstand <Eingabe> geht nicht
      Angenommen gehandelt wird im Direkthandel
      Wenn eine Trailing-Stop-Order mit Stop-Marke "105", Abstand "<Eingabe>" und Limit "" eingegeben wird
      Dann steht am Feld Abstand "<Hinweis>"

      Beispiele:
        | Eingabe | Hinweis                                                                        |
        | 0 %     | Bitte geben Sie eine Zahl über 0 ein.                                          |
        | 100 %   | So groß kann der Abstand nicht sein. Bitte bleiben Sie unter 100 % des Kurses. |
        | 150 %   | So groß kann der Abstand nicht sein. Bitte bleiben Sie unter 100 % des Kurses. |
        | 0       | Bitte geben Sie eine Zahl über 0 ein.                                          |
        | fünf    | Bitte geben Sie eine Zahl ein, zum Beispiel 1.234,56.                          |

    Szenario: Bei einer Anleihe ist der feste Abstand ein Abstand in Prozentpunkten des Kurses
      Angenommen gehandelt wird im Direkthandel
      Und das Wertpapier ist die Anleihe
      Wenn eine Trailing-Stop-Order mit Stop-Marke "95", Abstand "1,5" und Limit "" eingegeben wird
      Dann ist der Abstand "1,5 Prozentpunkte"
