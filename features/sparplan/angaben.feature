# language: de
Funktionalität: Was ein Sparplan an Angaben braucht
  Ein Plan kauft ein bis zehn Wertpapiere. Was fehlt oder nicht geht, sagt das Formular am Feld.

  Grundlage:
    Angenommen ein leerer Sparplan

  @SAV-01
  Regel: Ein Wertpapier und eine Rate genügen; alles andere schlägt das Formular vor

    Szenario: Hundert Euro in einen ETF
      Angenommen Zeile 1 kauft "MSCI World" für "100" EUR
      Dann ist nichts zu berichtigen

  @SAV-01
  Regel: Jede Rate hat ein Mindestmaß, und alle zusammen ein Höchstmaß

    Szenariogrundriss: <Rate> EUR
      Angenommen Zeile 1 kauft "MSCI World" für "<Rate>" EUR
      Dann ist "<Stelle>" zu berichtigen: "<Grund>"

      Beispiele:
        | Rate      | Stelle            | Grund                   |
        | 24,99     | positions[1].rate | plan-rate-below-minimum |
        | 10.000,01 | positions         | plan-total-above-limit  |
        | viel      | positions[1].rate | plan-amount-format      |
        | 1,234     | positions[1].rate | plan-amount-ambiguous   |

  @SAV-01
  Regel: Ein Wertpapier steht nur einmal im Plan

    Szenario: Derselbe ETF in zwei Zeilen
      Angenommen Zeile 1 kauft "MSCI World" für "50" EUR
      Und Zeile 2 kauft "MSCI World" für "50" EUR
      Dann ist "positions[2].instrument" zu berichtigen: "plan-instrument-twice"

  @SAV-02
  Regel: Anteile an einer Gesamtrate ergeben die Rate auf den Cent

    Szenario: Ein ungerader Betrag
      Angenommen eine Gesamtrate von "100,01" EUR mit diesen Anteilen
        | MSCI World | 50 |
        | UniGlobal  | 50 |
      Dann sind die Raten "50,01 und 50,00"

    Szenario: Anteile, die nicht hundert ergeben
      Angenommen eine Gesamtrate von "100" EUR mit diesen Anteilen
        | MSCI World | 60 |
        | UniGlobal  | 30 |
      Dann ist "positions" zu berichtigen: "plan-shares-not-hundred"

  @SAV-10
  Regel: Von einem anderen Konto wird nur mit Mandat eingezogen

    Szenario: Ohne Mandat
      Angenommen Zeile 1 kauft "MSCI World" für "100" EUR
      Und bezahlt wird per Lastschrift von "DE89 3704 0044 0532 0130 00"
      Dann ist "mandateGranted" zu berichtigen: "plan-mandate-missing"
