# language: de
Funktionalität: Wann ein Sparplan kauft, zu welcher Rate und mit welchen Kosten

  @SAV-03
  Regel: Fällt der Tag auf keinen Handelstag, gilt der nächste

    Szenariogrundriss: <Abstand> ab <Beginn>
      Wenn ein Plan ab dem "<Beginn>" <Abstand> kauft
      Dann kauft er am "<Tage>"

      Beispiele:
        | Beginn     | Abstand         | Tage                               |
        | 01.12.2026 | monatlich       | 01.12.2026, 04.01.2027, 01.02.2027 |
        | 07.12.2026 | zweimonatlich   | 07.12.2026, 08.02.2027, 07.04.2027 |
        | 15.12.2026 | vierteljährlich | 15.12.2026, 15.03.2027, 15.06.2027 |
        | 01.05.2026 | jährlich        | 04.05.2026, 03.05.2027, 02.05.2028 |

  @SAV-01
  Regel: Was in eine Aussetzung fällt, wird nicht nachgeholt

    Szenario: Zwei Monate Pause
      Wenn ein Plan ab dem "01.06.2027" monatlich kauft und vom "01.07.2027" bis "31.08.2027" aussetzt
      Dann kauft er am "01.06.2027, 01.09.2027, 01.10.2027"

  @SAV-01
  Regel: Die jährliche Erhöhung wird jedes Jahr auf den Cent gerundet

    Szenariogrundriss: Nach <Jahre> Jahren
      Dann ist eine Rate von "100" EUR bei "3" % Erhöhung nach <Jahre> Jahren "<Rate>" EUR

      Beispiele:
        | Jahre | Rate   |
        | 1     | 103,00 |
        | 2     | 106,09 |
        | 3     | 109,27 |

  @SAV-09
  Regel: Wert und Kosten bleiben zusammen in der Rate; fressen die Kosten zu viel davon, wird gewarnt

    Szenario: Eine übliche Rate
      Wenn eine Rate von "25" EUR mit "1,5" % Entgelt und "0" EUR weiteren Kosten kauft
      Dann ist der gekaufte Wert "24,63" EUR, und die Kosten sind "0,37" EUR
      Und wird vor den Kosten nicht gewarnt

    Szenario: Eine kleine Rate mit festen Kosten
      Wenn eine Rate von "15" EUR mit "1,5" % Entgelt und "0,95" EUR weiteren Kosten kauft
      Dann wird vor den Kosten gewarnt
