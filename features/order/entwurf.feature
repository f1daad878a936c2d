# language: de
Funktionalität: Vom Entwurf zur Order
  Was jemand eingibt, wird zu genau einer Order oder zu Hinweisen an den Feldern, die sagen, wie es weitergeht.

  Grundlage:
    Angenommen ein Entwurf über 10 Stück der Aktie zum Kauf an der Börse

  @ORD-06
  Regel: Eine Limit-Order braucht ein Limit, eine Stop-Order eine Stop-Marke

    Szenario: Limit mit Einheit
      Wenn als Limit "99,50" eingegeben wird
      Dann entsteht eine Limit-Order
      Und das Limit ist 99,5 EUR

    Szenario: Stop-Marke
      Wenn als Stop-Marke "101" eingegeben wird
      Dann entsteht eine Stop-Order
      Und die Stop-Marke ist 101 EUR

    Szenario: Bei einer Anleihe ist das Limit ein Kurs in Prozent
      Angenommen das Wertpapier ist die Anleihe
      Wenn als Limit "98,5" eingegeben wird
      Dann ist das Limit 98,5 %

  @ORD-07
  Regel: Fehlt der Preis, wird daraus eine Markt-Order, und das wird gesagt

    Szenario: Das Limit bleibt leer
      Wenn als Limit "" eingegeben wird
      Dann entsteht eine Markt-Order
      Und vor dem Senden wird gesagt, dass das Limit fehlt

    Szenario: Die Stop-Marke bleibt leer
      Wenn als Stop-Marke "" eingegeben wird
      Dann entsteht eine Markt-Order
      Und vor dem Senden wird gesagt, dass die Stop-Marke fehlt

    Szenario: Die Fondsgesellschaft nimmt nur Markt-Orders
      Angenommen gehandelt wird bei der Fondsgesellschaft
      Wenn als Limit "99" eingegeben wird
      Dann entsteht eine Markt-Order
      Und vor dem Senden wird gesagt, dass die Fondsgesellschaft keine Limits nimmt

    Szenario: Gewählt wie gesendet
      Dann entsteht eine Markt-Order
      Und es gibt nichts dazu zu sagen

    Szenario: Ein unlesbares Limit ist kein fehlendes
      Wenn als Limit "1.23,4" eingegeben wird
      Dann steht am Feld Limit "Tausenderpunkte stehen vor je drei Ziffern, zum Beispiel 1.234,56."

  @ORD-08
  Regel: Die Menge ist eine Zahl über null, in Stück oder als Nennbetrag

    Szenariogrundriss: <Menge> der Aktie
      Wenn als Menge "<Menge>" eingegeben wird
      Dann lautet die Order über <Wert>

      Beispiele:
        | Menge | Wert       |
        | 10    | 10 Stück   |
        | 1.000 | 1000 Stück |
        | 2,5   | 2,5 Stück  |

    Szenario: Der Nennbetrag einer Anleihe
      Angenommen das Wertpapier ist die Anleihe
      Wenn als Menge "5.000" eingegeben wird
      Dann lautet die Order über 5000 EUR

    Szenariogrundriss: <Menge> ist keine Menge
      Wenn als Menge "<Menge>" eingegeben wird
      Dann steht am Feld Menge "<Hinweis>"

      Beispiele:
        | Menge | Hinweis                                                 |
        |       | Bitte geben Sie ein, wie viel Sie handeln möchten.      |
        | zehn  | Bitte geben Sie eine Zahl ein, zum Beispiel 1.234,56.   |
        | 0     | Bitte geben Sie eine Zahl über 0 ein.                   |
        | 1,234 | Das ist nicht eindeutig. Meinen Sie 1.234,00 oder 1,23? |

  @ORD-09
  Regel: Preise haben bis zu vier Nachkommastellen

    Szenariogrundriss: Das Limit <Eingabe>
      Wenn als Limit "<Eingabe>" eingegeben wird
      Dann ist das Limit <Limit>

      Beispiele:
        | Eingabe    | Limit         |
        | 1.234,5678 | 1234,5678 EUR |
        | ,5         | 0,5 EUR       |
        | 5,         | 5 EUR         |

  @ORD-10
  Regel: Limitzusatz und Handelsbeschränkung gehen nur mit, wenn sie gewählt und möglich sind

    Szenario: Gewählt und möglich
      Wenn als Limit "99" eingegeben wird
      Und der Limitzusatz FOK gewählt wird
      Dann hat die Order den Limitzusatz FOK

    Szenario: Gewählt, aber hier nicht möglich
      Wenn als Limit "99" eingegeben wird
      Und der Limitzusatz AON gewählt wird
      Dann hat die Order keinen Limitzusatz

    Szenario: Mit dem Limit fällt auch sein Zusatz
      Wenn als Limit "" eingegeben wird
      Und der Limitzusatz FOK gewählt wird
      Dann hat die Order keinen Limitzusatz

  @ORD-02 @ORD-30
  Regel: Was ein Link nennt, geht einem älteren Entwurf vor; was er nicht nennt, bleibt

    Szenariogrundriss: Ein Entwurf über 7 Stück mit Limit 99, geöffnet durch <Link>
      Wenn als Menge "7" eingegeben wird
      Und als Limit "99" eingegeben wird
      Und der Entwurf durch den Link "<Link>" geöffnet wird
      Dann lautet die Order über <Menge>
      Und das Limit ist 99 EUR

      Beispiele:
        | Link                            | Menge      |
        | ?wkn=716460&side=kauf&quantity=50 | 50 Stück |
        | ?wkn=716460&quantity=2.5        | 2,5 Stück  |
        | ?wkn=716460&side=kauf           | 7 Stück    |
        | ?wkn=716460&quantity=viele      | 7 Stück    |
