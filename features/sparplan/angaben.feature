# language: de
@BDD-01
Funktionalität: Was ein Sparplan an Angaben braucht
  Ein Plan kauft ein bis zehn Wertpapiere. Was fehlt oder nicht geht, sagt das Formular am Feld.

  Grundlage:
    Angenommen ein leerer Sparplan

  @SAV-01
  Regel: Ein Wertpapier und eine Rate genügen; alles andere schlägt das Formular vor

    Szenario: Hundert Euro in einen ETF
      Angenommen das erste Wertpapier ist "MSCI World" mit einer Rate von "100" EUR
      Dann beanstandet das Formular nichts

  @SAV-01
  Regel: Jede Rate hat ein Mindestmaß, und alle zusammen ein Höchstmaß

    Szenariogrundriss: <Rate> EUR
      Angenommen das erste Wertpapier ist "MSCI World" mit einer Rate von "<Rate>" EUR
      Dann beanstandet das Formular nur <Stelle>, dass <Grund>

      Beispiele:
        | Rate      | Stelle                              | Grund                                           |
        | 24,99     | bei der Rate des ersten Wertpapiers | die Rate unter dem Mindestbetrag liegt          |
        | 10.000,01 | bei den Wertpapieren zusammen       | die Raten zusammen über dem Höchstbetrag liegen |
        | viel      | bei der Rate des ersten Wertpapiers | der Betrag keine Zahl ist                       |
        | 1,234     | bei der Rate des ersten Wertpapiers | der Betrag zweierlei heißen kann                |

  @SAV-01
  Regel: Ein Wertpapier steht nur einmal im Plan

    Szenario: Derselbe ETF zweimal
      Angenommen das erste Wertpapier ist "MSCI World" mit einer Rate von "50" EUR
      Und das zweite Wertpapier ist "MSCI World" mit einer Rate von "50" EUR
      Dann beanstandet das Formular nur beim zweiten Wertpapier, dass es schon im Plan steht

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
      Dann beanstandet das Formular nur bei den Wertpapieren zusammen, dass die Anteile nicht 100 % ergeben

  @SAV-10
  Regel: Von einem anderen Konto wird nur mit Mandat eingezogen

    Szenario: Ohne Mandat
      Angenommen das erste Wertpapier ist "MSCI World" mit einer Rate von "100" EUR
      Und bezahlt wird per Lastschrift von "DE89 3704 0044 0532 0130 00"
      Dann beanstandet das Formular nur beim Mandat, dass das Mandat fehlt
