# language: de
Funktionalität: Wertpapierkenntnisse nachweisen
  Kenntnisse werden je Produktgruppe nachgewiesen: Der Kunde nennt seine Erfahrung, liest, sieht die Medien und beantwortet
  ein Quiz. Die richtige Antwort soll niemand durch Probieren finden.

  @KNO-01
  Regel: Die Übersicht zählt, was nachgewiesen ist

    Szenario: Ein Kunde kennt eine von vier Produktgruppen
      Dann sind 1 von 4 Produktgruppen nachgewiesen
      Und die Produktgruppe "Optionsscheine" ist "nicht nachgewiesen"

  Regel: Wer seine Erfahrung nennt, beginnt den Lernpfad; nachgewiesen ist damit nichts

    Szenariogrundriss: Erfahrung <Erfahrung>
      Wenn der Kunde für "Optionsscheine" die Erfahrung "<Erfahrung>" nennt
      Dann ist die Produktgruppe "Optionsscheine" "begonnen"
      Und es sind 1 von 4 Produktgruppen nachgewiesen

      Beispiele:
        | Erfahrung |
        | 0         |
        | 1-4       |
        | 5-10      |
        | >10       |

  @KNO-02
  Regel: Alle Fragen richtig beantwortet weist nach; drei falsche Antworten sperren für einen Tag

    Szenariogrundriss: <Richtig> richtige und <Falsch> falsche Antworten
      Angenommen der Kunde hat für "Optionsscheine" die Erfahrung "1-4" genannt
      Wenn er <Falsch> Fragen falsch und danach <Richtig> Fragen richtig beantwortet
      Dann ist die Produktgruppe "Optionsscheine" "<Stand>"
      Und im Quiz bleiben <Versuche> Versuche

      Beispiele:
        | Falsch | Richtig | Stand        | Versuche |
        | 0      | 1       | begonnen     | 3        |
        | 0      | 2       | nachgewiesen | 3        |
        | 1      | 2       | nachgewiesen | 2        |
        | 2      | 2       | nachgewiesen | 1        |
        | 3      | 0       | gesperrt     | 0        |
        | 3      | 2       | gesperrt     | 0        |

    Szenario: Nach der Pause beginnt das Quiz von vorn
      Angenommen der Kunde hat für "Optionsscheine" die Erfahrung "1-4" genannt
      Und er hat 3 Fragen falsch beantwortet
      Wenn 24 Stunden vergehen
      Und er 0 Fragen falsch und danach 2 Fragen richtig beantwortet
      Dann ist die Produktgruppe "Optionsscheine" "nachgewiesen"

    Szenario: Dieselbe falsche Antwort zählt einmal, auch wenn ihre Bestätigung verloren ging
      Angenommen der Kunde hat für "Optionsscheine" die Erfahrung "1-4" genannt
      Wenn er dieselbe falsche Antwort 3 Mal sendet
      Dann bleiben im Quiz 2 Versuche
