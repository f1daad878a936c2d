# language: de
Funktionalität: Umsätze eines Kontos
  Jede Buchung steht im Konto, und man findet sie wieder.

  @CUS-02
  Regel: Jeder Monat sagt, was eingegangen und was hinausgegangen ist

    Szenario: Gehalt und Miete
      Angenommen ein Konto mit diesen Umsätzen:
        | Buchung    | Zweck   | Betrag  |
        | 01.11.2026 | Miete   | -985,00 |
        | 27.10.2026 | Gehalt  | 3184,20 |
        | 12.10.2026 | Einkauf | -412,35 |
      Dann stehen die Monate so:
        | Monat   | Eingänge | Ausgänge |
        | 2026-11 | 0,00     | -985,00  |
        | 2026-10 | 3184,20  | -412,35  |

  @CUS-02
  Regel: Ein Umsatz wird nach seinem Zweck gefunden, in jeder Schreibung

    Szenario: Suche nach der Miete
      Angenommen ein Konto mit diesen Umsätzen:
        | Buchung    | Zweck  | Betrag  |
        | 01.11.2026 | Miete  | -985,00 |
        | 27.10.2026 | Gehalt | 3184,20 |
      Wenn der Kunde im Konto nach "MIETE" sucht
      Dann zeigt das Konto: Miete
