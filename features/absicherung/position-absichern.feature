# language: de
Funktionalität: Eine Position absichern
  Wer absichert, sieht, wie viel vom heutigen Wert die Stop-Marke sichert.

  @ORD-22
  Regel: Gesichert ist die Menge zur Stop-Marke, gemessen am Wert von heute

    Szenariogrundriss: <Menge> Stück bei <Kurs>, Stop-Marke <Stop>
      Wenn der Kunde <Menge> Stück bei einem Kurs von <Kurs> EUR mit der Stop-Marke <Stop> EUR absichert
      Dann sichert er <Wert> EUR, das sind <Anteil> Prozent

      Beispiele:
        | Menge | Kurs   | Stop   | Wert    | Anteil |
        | 40    | 200,00 | 184,00 | 7360,00 | 92     |
        | 10    | 100,00 | 100,00 | 1000,00 | 100    |
        | 3     | 50,00  | 25,00  | 75,00   | 50     |

  @ORD-22
  Regel: Was sich nicht absichern lässt, sagt, warum

    Szenariogrundriss: <Absicherbar>, <Frei> Stück frei
      Wenn eine Position <Absicherbar> ist und <Frei> Stück davon frei sind
      Dann ist die Absicherung <Möglich>

      Beispiele:
        | Absicherbar       | Frei | Möglich                                                       |
        | absicherbar       | 40   | möglich                                                       |
        | absicherbar       | 0    | nicht möglich, denn alles ist in Orders gebunden              |
        | nicht absicherbar | 40   | nicht möglich, denn kein Handelsplatz nimmt dafür Stop-Orders |
