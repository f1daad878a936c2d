# language: de
Funktionalität: Beträge lesen und schreiben
  Ein Betrag wird auf den Cent genau verstanden, oder er wird zurückgewiesen. Geraten wird nie: ein falsch
  verstandener Punkt macht aus einem Euro tausend.

  @KIT-01
  Regel: Tausenderpunkte stehen vor je drei Ziffern, nach dem Komma stehen höchstens zwei Ziffern

    Szenariogrundriss: <Eingabe> wird verstanden
      Wenn jemand den Betrag "<Eingabe>" eingibt
      Dann wird <Betrag> verstanden

      Beispiele:
        | Eingabe   | Betrag     |
        | 1.234,56  | 1234,56    |
        | 1234,56   | 1234,56    |
        | ,5        | 0,5        |
        | 5         | 5,00       |
        | 1.234.567 | 1234567,00 |
        | 0,05      | 0,05       |

    Szenariogrundriss: <Eingabe> wird zurückgewiesen
      Wenn jemand den Betrag "<Eingabe>" eingibt
      Dann wird er zurückgewiesen, weil <Grund>

      Beispiele:
        | Eingabe | Grund                             |
        |         | nichts eingegeben ist             |
        | abc     | es keine Zahl ist                 |
        | -5      | es keine Zahl ist                 |
        | 1.23,4  | ein Tausenderpunkt falsch steht   |
        | 1.5     | ein Tausenderpunkt falsch steht   |
        | 0.123   | ein Tausenderpunkt falsch steht   |
        | 1,2345  | zu viele Nachkommastellen da sind |

  @KIT-01
  Regel: Was zweierlei heißen kann, wird nachgefragt

    Szenario: Komma oder Tausenderpunkt
      Wenn jemand den Betrag "1,234" eingibt
      Dann wird gefragt, ob "1.234,00" oder "1,23" gemeint ist

    Szenario: Vier Nachkommastellen sind erlaubt
      Wenn jemand den Betrag "1,234" mit bis zu 4 Nachkommastellen eingibt
      Dann wird 1,234 verstanden

    Szenario: Weniger als eine Nachkommastelle gibt es nicht
      Wenn jemand den Betrag "1" mit bis zu 0 Nachkommastellen eingibt
      Dann bricht das Programm ab mit "Ungültiger Wert für maxDecimals"

  @KIT-01
  Regel: Geschrieben wird mit Tausenderpunkten und Komma, gerundet wird kaufmännisch

    Szenariogrundriss: <Betrag> wird als <Text> geschrieben
      Wenn der Betrag <Betrag> geschrieben wird
      Dann steht da "<Text>"

      Beispiele:
        | Betrag     | Text          |
        | 1234,56    | 1.234,56      |
        | 0          | 0,00          |
        | 999,995    | 1.000,00      |
        | -1234567,8 | -1.234.567,80 |
