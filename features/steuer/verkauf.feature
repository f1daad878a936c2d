# language: de
Funktionalität: Steuer eines Verkaufs simulieren
  Vor dem Verkauf steht, was er an Steuer kostet: Posten nach dem Tag des Kaufs, Töpfe, Freistellungsauftrag, Kapitalertragsteuer,
  Solidaritätszuschlag und Kirchensteuer. Das ist eine Rechnung, keine Beratung.

  Grundlage:
    Angenommen der Kunde hält 100 Stück einer "Aktie" zum Einstand von 5.000,00 EUR

  @TAX-01
  Regel: Gewinn minus Freistellungsauftrag wird versteuert, mit Kirchensteuer weniger Kapitalertragsteuer

    Szenariogrundriss: <Stück> Stück zu 70,00 EUR bei <Kirche> % Kirchensteuer
      Angenommen der Freistellungsauftrag über 1.000,00 EUR ist noch ganz frei
      Und die Kirchensteuer beträgt <Kirche> %
      Wenn er <Stück> Stück zu 70,00 EUR verkaufen will
      Dann fallen <Steuer> EUR Steuer an
      Und es bleiben ihm <Bleibt> EUR

      Beispiele:
        | Stück | Kirche | Steuer | Bleibt   |
        | 50    | 0      | 0,00   | 3.500,00 |
        | 100   | 0      | 263,75 | 6.736,25 |
        | 100   | 8      | 278,18 | 6.721,82 |
        | 100   | 9      | 279,94 | 6.720,06 |

  @TAX-01
  Regel: Verluste aus Aktien mindern nur Gewinne aus Aktien, sonstige Verluste alle Gewinne

    Szenariogrundriss: <Art> mit Verlusten aus Aktien und sonstigen Verlusten
      Angenommen der Kunde hält 100 Stück einer "<Art>" zum Einstand von 5.000,00 EUR
      Und im Verlusttopf Aktien stehen 600,00 EUR, im Verlusttopf Sonstige 500,00 EUR
      Wenn er 100 Stück zu 70,00 EUR verkaufen will
      Dann sind <Versteuert> EUR zu versteuern

      Beispiele:
        | Art        | Versteuert |
        | Aktie      | 900,00     |
        | Anleihe    | 1.500,00   |
        | Aktienfonds | 900,00    |

  @TAX-01
  Regel: Mehrere Verkäufe teilen sich Töpfe und Freistellungsauftrag, einer nach dem anderen

    Szenariogrundriss: Eine Aktie mit 2.000,00 EUR Gewinn und danach <Art> mit Einstand <Einstand> EUR
      Angenommen der Freistellungsauftrag über 1.000,00 EUR ist noch ganz frei
      Und außerdem 50 Stück einer "<Art>" zum Einstand von <Einstand> EUR
      Wenn er 100 Stück zu 70,00 EUR verkaufen will
      Und danach 50 Stück der anderen zu 70,00 EUR
      Dann fallen zusammen <Steuer> EUR Steuer an, und es bleiben ihm zusammen <Bleibt> EUR

      Beispiele:
        | Art         | Einstand | Steuer | Bleibt    |
        | Aktie       | 3.100,00 | 369,25 | 10.130,75 |
        | Aktie       | 4.000,00 | 131,88 | 10.368,12 |
        | Anleihe     | 4.500,00 | 0,00   | 10.500,00 |
        | Anleihe     | 5.500,00 | 0,00   | 10.500,00 |
        | Aktienfonds | 2.500,00 | 448,37 | 10.051,63 |

  @TAX-01
  Regel: Es wird gesagt, wie viel sich ohne Steuer verkaufen lässt

    Szenario: Die größte Menge ohne Steuer
      Angenommen der Freistellungsauftrag über 1.000,00 EUR ist noch ganz frei
      Wenn er 100 Stück zu 70,00 EUR verkaufen will
      Dann lassen sich 50 Stück ohne Steuer verkaufen

  @TAX-01
  Regel: Ohne bekannten Einstand zählen 30 % des Erlöses als Gewinn

    Szenario: Posten nach einer Übertragung ohne Einstand
      Angenommen der Kunde hält 100 Stück einer "Aktie" mit unbekanntem Einstand
      Wenn er 100 Stück zu 70,00 EUR verkaufen will
      Dann sind 2.100,00 EUR zu versteuern

  @TAX-01
  Regel: Ein Kind wird mit seinem eigenen Freistellungsauftrag und seinen eigenen Töpfen versteuert, nie mit denen der Eltern

    Szenariogrundriss: Die Mutter hat Verluste und <Mutter> EUR frei, das Kind <Kind> EUR
      Angenommen der Freistellungsauftrag über <Mutter> EUR ist noch ganz frei
      Und im Verlusttopf Aktien stehen 500,00 EUR, im Verlusttopf Sonstige 300,00 EUR
      Und alles liegt im Depot eines Kindes, dessen Freistellungsauftrag über <Kind> EUR noch ganz frei ist
      Wenn er 100 Stück zu 70,00 EUR verkaufen will
      Dann fallen <Steuer> EUR Steuer an

      Beispiele:
        | Mutter   | Kind     | Steuer |
        | 0,00     | 1.000,00 | 263,75 |
        | 1.000,00 | 0,00     | 527,50 |

  @TAX-01
  Regel: Mehr als frei verfügbar ist, lässt sich nicht simulieren

    Szenario: Zu viele Stücke
      Wenn er 101 Stück zu 70,00 EUR verkaufen will
      Dann steht die Meldung "tax-quantity-too-large" an der Menge
