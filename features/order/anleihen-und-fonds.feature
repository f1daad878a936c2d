# language: de
Funktionalität: Anleihen in Prozent, Fonds zum nächsten Preis
  Bei Anleihen ist die Menge ein Nennbetrag und der Kurs ein Prozentsatz davon. Fonds haben Bruchteile von Anteilen
  und einen Preis, der bei der Order noch nicht feststeht.

  Grundlage:
    Angenommen ein Entwurf über 10 Stück der Aktie zum Kauf an der Börse

  @ORD-08
  Regel: Eine Anleihe kommt auf Nennbetrag mal Kurs durch hundert

    Szenariogrundriss: <Nennbetrag> zu <Kurs> %
      Angenommen das Wertpapier ist die Anleihe
      Wenn als Menge "<Nennbetrag>" eingegeben wird
      Und als Limit "<Kurs>" eingegeben wird
      Dann kommt die Order auf <Betrag>

      Beispiele:
        | Nennbetrag | Kurs   | Betrag      |
        | 5.000      | 98,5   | 4925,00 EUR |
        | 1.000      | 100    | 1000,00 EUR |
        | 1.000      | 101,25 | 1012,50 EUR |
        | 100        | 0,005  | 0,01 EUR    |

  @ORD-08
  Regel: Anteile eines Fonds haben bis zu drei Nachkommastellen

    Szenario: Ein Bruchteil
      Angenommen das Wertpapier ist der Fonds
      Und gehandelt wird bei der Fondsgesellschaft
      Wenn als Menge "1,234" eingegeben wird
      Dann lautet die Order über 1,234 Stück

    Szenario: Dieselbe Eingabe bei einer Aktie ist nicht eindeutig
      Wenn als Menge "1,234" eingegeben wird
      Dann steht am Feld Menge "Das ist nicht eindeutig. Meinen Sie 1.234,00 oder 1,23?"

  @ORD-07
  Regel: Bis zum Annahmeschluss gilt eine Fondsorder für heute, danach für den nächsten Bankarbeitstag

    Szenariogrundriss: Am <Tag> um <Uhrzeit>, Annahmeschluss 12:00, Preis <Tage> Tage später
      Angenommen ein Fonds mit Annahmeschluss 12:00 und einem Preis <Tage> Bankarbeitstage später
      Dann gilt eine Order vom <Tag> um <Uhrzeit> für den <Ordertag> zum Preis vom <Preistag>

      Beispiele:
        | Tag        | Uhrzeit | Tage | Ordertag   | Preistag   |
        | 23.11.2026 | 11:59   | 1    | 23.11.2026 | 24.11.2026 |
        | 23.11.2026 | 12:00   | 1    | 24.11.2026 | 25.11.2026 |
        | 23.11.2026 | 09:00   | 0    | 23.11.2026 | 23.11.2026 |
        | 27.11.2026 | 13:00   | 2    | 30.11.2026 | 02.12.2026 |
        | 22.11.2026 | 13:00   | 1    | 23.11.2026 | 24.11.2026 |
        | 23.12.2026 | 13:00   | 1    | 28.12.2026 | 29.12.2026 |
