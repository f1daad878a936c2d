# language: de
Funktionalität: Eine offene Order ändern
  Geändert werden Limit, Stop-Marke, Gültigkeit und Menge des offenen Teils. Was nicht geht, sagt, warum.

  @ORD-23
  Regel: Nur was anders ist, wird geändert

    Szenariogrundriss: <Angabe> auf "<Neu>"
      Angenommen eine offene Stop-Limit-Order über 10 Stück, davon 3 ausgeführt, Stop-Marke 90,00, Limit 89,50, gültig bis 27.11.2026
      Wenn der Kunde <Angabe> auf "<Neu>" ändert
      Dann ändert sich nur <Angabe>

      Beispiele:
        | Angabe         | Neu        |
        | das Limit      | 89,00      |
        | die Stop-Marke | 91         |
        | die Menge      | 4          |
        | der letzte Tag | 30.11.2026 |

  @ORD-23
  Regel: Was nicht zu ändern ist, wird am Feld gesagt, bevor etwas gesendet wird

    Szenariogrundriss: <Angabe> auf "<Neu>": <Hinweis>
      Angenommen eine offene Stop-Limit-Order über 10 Stück, davon 3 ausgeführt, Stop-Marke 90,00, Limit 89,50, gültig bis 27.11.2026
      Wenn der Kunde <Angabe> auf "<Neu>" ändert
      Dann heißt es zur Änderung "<Hinweis>"

      Beispiele:
        | Angabe         | Neu        | Hinweis                                                                                  |
        | das Limit      | 89,5       | Sie haben noch nichts geändert. Die Order bleibt, wie sie ist.                           |
        | das Limit      | 0          | Bitte geben Sie eine Zahl über 0 ein.                                                    |
        | die Menge      | 11         | Die Menge lässt sich nur verringern. Für mehr erteilen Sie eine weitere Order.           |
        | die Menge      | 3          | Ausgeführt sind bereits 3. Die Menge muss darüber liegen; den ganzen Rest streichen Sie. |
        | der letzte Tag | 20.11.2026 | Dieser Tag ist vorbei. Bitte wählen Sie heute oder einen späteren Tag.                   |
        | der letzte Tag | 31.11.2026 | Diesen Tag gibt es nicht. Bitte schreiben Sie ihn wie 30.11.2026.                        |

  @ORD-23 @ORD-12 @ORD-13
  Regel: Was Teilorders gemeinsam ist, bleibt gemeinsam

    Szenariogrundriss: <Teilorder>
      Angenommen eine <Kombination> aus zwei offenen Limit-Teilorders
      Dann bleibt bei der <Teilorder> nur die Menge fest
      Und gilt eine neue Gültigkeit der <Teilorder> <Geltung>

      Beispiele:
        | Kombination | Teilorder | Geltung              |
        | OCO-Order   | ersten    | für beide Teilorders |
        | OCO-Order   | zweiten   | für beide Teilorders |
        | Folgeorder  | zweiten   | für sie allein       |

  @ORD-23
  Regel: Geht die Antwort verloren, sagt die Order selbst, ob die Änderung angekommen ist

    Szenariogrundriss: <Stand>
      Angenommen eine offene Stop-Limit-Order über 10 Stück, davon 3 ausgeführt, Stop-Marke 90,00, Limit 89,50, gültig bis 27.11.2026
      Wenn die Antwort auf eine Änderung des Limits auf 89,00 verloren geht und die Order <Stand> zeigt
      Dann ist die Änderung <Ergebnis>

      Beispiele:
        | Stand                                 | Ergebnis                          |
        | die alte Fassung                      | nicht angekommen                  |
        | eine neue Fassung mit dem neuen Limit | angekommen                        |
        | eine neue Fassung in Bearbeitung      | noch ungewiss                     |
        | eine neue Fassung mit dem alten Limit | nicht so, wie der Kunde es wollte |
