# language: de
Funktionalität: Die Depotübersicht
  Was im Depot liegt, was es zusammen wert ist, und in welcher Reihenfolge es steht.

  Grundlage:
    Angenommen ein Depot mit diesen Positionen:
      | Wertpapier | Art   | Wert        | Kaufwert    |
      | Adler AG   | Aktie | 1200,00 EUR | 1000,00 EUR |
      | Buche SE   | Aktie | 300,00 EUR  | 400,00 EUR  |
      | Cedern ETF | ETF   | 2500,00 EUR | 2500,00 EUR |
      | Dachs AG   | Aktie | 1000,00 EUR |             |

  Regel: Eine Summe zählt alles, was bekannt ist, und nie eine Null für Unbekanntes

    @OBK-04
    Szenario: Der Depotwert zählt jede Position, der Gewinn nur die mit bekanntem Kaufwert
      Dann ist das Depot 5000,00 EUR wert
      Und der Gewinn seit Kauf ist 100,00 EUR
      Und was dafür bezahlt wurde, ist unbekannt

    @OBK-04
    Szenario: Eine Position in einer anderen Währung macht die Summe unbekannt
      Angenommen eine weitere Position "Elch Inc." ist 100,00 USD wert
      Dann ist der Depotwert unbekannt

  Regel: Geordnet wird nach einer Spalte; Unbekanntes steht immer am Ende

    @OBK-04
    Szenariogrundriss: Nach <Spalte>, <Richtung>
      Dann stehen die Positionen nach "<Spalte>" <Richtung> so: <Reihenfolge>

      Beispiele:
        | Spalte               | Richtung    | Reihenfolge                              |
        | Wert                 | absteigend  | Cedern ETF, Adler AG, Dachs AG, Buche SE |
        | Wert                 | aufsteigend | Buche SE, Dachs AG, Adler AG, Cedern ETF |
        | Seit Kauf in Prozent | absteigend  | Adler AG, Cedern ETF, Buche SE, Dachs AG |
        | Seit Kauf in Prozent | aufsteigend | Buche SE, Cedern ETF, Adler AG, Dachs AG |
        | Wertpapier           | absteigend  | Dachs AG, Cedern ETF, Buche SE, Adler AG |

  Regel: Die Aufteilung zeigt jeden Teil mit seinem Anteil, den größten zuerst

    @OBK-05
    Szenario: Nach Anlageart
      Dann ist das Depot so aufgeteilt:
        | Teil  | Wert        | Anteil |
        | Aktie | 2500,00 EUR | 50,00  |
        | ETF   | 2500,00 EUR | 50,00  |

  Regel: Die CSV-Datei enthält genau, was zu sehen ist

    @OBK-04
    Szenario: Gewählte Spalten in ihrer Reihenfolge, Unbekanntes bleibt leer
      Dann steht in der CSV-Datei mit den Spalten "Seit Kauf in Prozent, Wert":
        | Wertpapier;Anlageart;WKN;Seit Kauf %;Wert;Einheit |
        | Cedern ETF;ETF;716460;0;2.500;EUR                 |
        | Adler AG;Aktie;716460;20;1.200;EUR                |
        | Dachs AG;Aktie;716460;;1.000;EUR                  |
        | Buche SE;Aktie;716460;-25;300;EUR                 |

  Regel: Konten stehen nach Art, dann nach Währung, dann nach Nummer

    @OBK-07
    Szenario: Das Konto des Depots zuerst, dann EUR, USD, CAD und alle anderen
      Angenommen diese Konten, das Depot rechnet über 5 ab:
        | Nummer | Schlüssel | Währung |
        | 1      | EXT       | EUR     |
        | 2      | SA        | CHF     |
        | 3      | SA        | CAD     |
        | 4      | SA        | EUR     |
        | 5      | SA        | JPY     |
        | 6      | SA        | USD     |
        | 7      | LLA       | EUR     |
        | 8      | CAJ       | USD     |
        | 9      | SA        | EUR     |
      Dann stehen die Konten so: 8, 5, 4, 9, 6, 3, 2, 7, 1

    @OBK-07
    Szenario: Ein unbekannter Schlüssel ist ein Fehler, kein geratenes Konto
      Dann ist der Kontoschlüssel "XX" ein Fehler
