# language: de
@BDD-01
Funktionalität: Wenn eine Order anders gesendet wird, als sie gewählt ist
  Fehlt ein Preis, wird aus der Order eine Markt-Order ohne Limits. Die Fondsgesellschaft nimmt nur Markt-Orders,
  im Live-Handel stellt ein Händler den Preis. Nichts davon geschieht stillschweigend.

  Grundlage:
    Angenommen ein Entwurf über 10 Stück der Aktie zum Kauf an der Börse

  @ORD-07
  Regel: Fehlt einer Order ein Preis, den sie braucht, wird daraus eine Markt-Order, und es wird gesagt, welcher

    Szenariogrundriss: <Orderart> mit Stop-Marke "<Stop>", Abstand "<Abstand>", Limit "<Limit>"
      Angenommen gehandelt wird im Direkthandel
      Wenn eine <Orderart>-Order mit Stop-Marke "<Stop>", Abstand "<Abstand>" und Limit "<Limit>" eingegeben wird
      Dann entsteht eine Markt-Order
      Und vor dem Senden wird gesagt, dass <Grund>

      Beispiele:
        | Orderart             | Stop | Abstand | Limit | Grund                |
        | Limit                | 105  | 5 %     |       | das Limit fehlt      |
        | Stop                 |      | 5 %     | 95    | die Stop-Marke fehlt |
        | Stop-Limit           |      |         | 95    | die Stop-Marke fehlt |
        | Stop-Limit           | 105  |         |       | das Limit fehlt      |
        | Trailing-Stop        |      | 5 %     |       | die Stop-Marke fehlt |
        | Trailing-Stop        | 105  |         |       | der Abstand fehlt    |
        | Börsen-Trailing-Stop | 105  |         |       | der Abstand fehlt    |
        | Trailing-Stop-Limit  | 105  |         | 95    | der Abstand fehlt    |
        | Trailing-Stop-Limit  | 105  | 5 %     |       | das Limit fehlt      |

  @ORD-07
  Regel: Bei der Fondsgesellschaft wird aus jeder Order eine Markt-Order

    Szenariogrundriss: <Orderart> bei der Fondsgesellschaft
      Angenommen gehandelt wird bei der Fondsgesellschaft
      Wenn eine <Orderart>-Order mit Stop-Marke "105", Abstand "5 %" und Limit "95" eingegeben wird
      Dann entsteht eine Markt-Order
      Und vor dem Senden wird gesagt, dass die Fondsgesellschaft keine Limits nimmt

      Beispiele:
        | Orderart             |
        | Limit                |
        | Stop                 |
        | Stop-Limit           |
        | Trailing-Stop        |
        | Trailing-Stop-Limit  |
        | Börsen-Trailing-Stop |
        | Quote                |
        | OCO                  |

  @ORD-07
  Regel: Im Live-Handel wird aus jeder Order die Frage nach einem Preis

    Szenariogrundriss: <Orderart> im Live-Handel
      Angenommen gehandelt wird im Direkthandel
      Und der Live-Handel ist gewählt
      Wenn eine <Orderart>-Order mit Stop-Marke "105", Abstand "5 %" und Limit "95" eingegeben wird
      Dann entsteht eine Quote-Order
      Und vor dem Senden wird gesagt, dass im Live-Handel ein Händler den Preis stellt

      Beispiele:
        | Orderart      |
        | Markt         |
        | Limit         |
        | Stop          |
        | Trailing-Stop |
        | OCO           |

    Szenario: Bei der Fondsgesellschaft stellt niemand einen Preis
      Angenommen gehandelt wird bei der Fondsgesellschaft
      Und der Live-Handel ist gewählt
      Wenn als Limit "99" eingegeben wird
      Dann entsteht eine Markt-Order
      Und vor dem Senden wird gesagt, dass die Fondsgesellschaft keine Limits nimmt

  @ORD-07
  Regel: Wo es keine Markt-Orders gibt, wird jeder fehlende Preis verlangt

    Szenariogrundriss: <Orderart>
      Angenommen gehandelt wird an der Börse ohne Markt-Orders
      Wenn eine <Orderart>-Order mit Stop-Marke "", Abstand "" und Limit "" eingegeben wird
      Dann stehen Hinweise an: <Felder>

      Beispiele:
        | Orderart            | Felder                     |
        | Limit               | Limit                      |
        | Stop                | Stop-Marke                 |
        | Stop-Limit          | Stop-Marke, Limit          |
        | Trailing-Stop       | Stop-Marke, Abstand        |
        | Trailing-Stop-Limit | Stop-Marke, Abstand, Limit |
        | OCO                 | Stop-Marke, Limit          |

  @ORD-07 @ORD-10
  Regel: Mit den Limits fallen auch die Zusätze, die es nur für sie gibt

    Szenario: Der Limitzusatz fällt, die Handelsbeschränkung für Markt-Orders bleibt
      Wenn als Limit "" eingegeben wird
      Und der Limitzusatz FOK gewählt wird
      Und die Handelsbeschränkung AO gewählt wird
      Dann hat die Order keinen Limitzusatz
      Und hat die Order die Handelsbeschränkung AO

    Szenario: Eine Handelsbeschränkung, die es für Limit-Orders nicht gibt
      Wenn als Limit "99" eingegeben wird
      Und die Handelsbeschränkung AO gewählt wird
      Dann hat die Order keine Handelsbeschränkung
