# language: de
Funktionalität: Das Ende der Sitzung
  Wer nichts mehr tut, wird gewarnt und dann abgemeldet, in allen Fenstern zugleich. Danach bleibt nichts
  Persönliches auf dem Gerät zu lesen; was getippt war, ist nach dem Anmelden wieder da.

  @KIT-08
  Regel: Nach 20 Minuten ohne Aktivität laufen 30 Sekunden rückwärts, dann ist die Sitzung beendet

    Szenariogrundriss: <Zeit> Minuten ohne Aktivität
      Angenommen ein Fenster zeigt das Orderbuch
      Wenn <Zeit> Minuten lang nichts geschieht
      Dann ist die Sitzung <Stand>

      Beispiele:
        | Zeit  | Stand   |
        | 19:59 | offen   |
        | 20:00 | gewarnt |
        | 20:29 | gewarnt |
        | 20:30 | beendet |

    Szenario: Jede Sekunde eine Warnung
      Angenommen ein Fenster zeigt das Orderbuch
      Wenn 20:30 Minuten lang nichts geschieht
      Dann wurden nacheinander 30 bis 1 Sekunden gemeldet

    Szenario: Der zugeklappte Laptop
      Angenommen ein Fenster zeigt das Orderbuch
      Wenn der Laptop 2 Stunden lang schläft
      Und die Kundin die Maus bewegt
      Dann ist die Sitzung beendet

  @KIT-08
  Regel: Die kürzeste Zeit gilt: die der Bank, die der Kundin oder 5 Minuten bei Zahlungen

    Szenariogrundriss: <Seite>, gewählt sind <Wahl>
      Angenommen die Kundin hat <Wahl> als Sitzungsdauer gewählt
      Und ein Fenster zeigt <Seite>
      Dann wird nach <Warnung> Minuten gewarnt und nach <Ende> Minuten beendet

      Beispiele:
        | Seite         | Wahl          | Warnung | Ende  |
        | das Orderbuch | keine Minuten | 20:00   | 20:30 |
        | das Orderbuch | 15 Minuten    | 15:00   | 15:30 |
        | das Orderbuch | 5 Minuten     | 5:00    | 5:30  |
        | das Einzahlen | keine Minuten | 4:30    | 5:00  |
        | das Einzahlen | 15 Minuten    | 4:30    | 5:00  |
        | das Auszahlen | 5 Minuten     | 4:30    | 5:00  |

  @KIT-08
  Regel: Ein Zeichen der Kundin beginnt die Zeit von vorn; im Countdown zählt es nur, wenn die Bank es so eingestellt hat

    Szenario: Ein Zeichen kurz vor der Warnung
      Angenommen ein Fenster zeigt das Orderbuch
      Wenn 19:59 Minuten lang nichts geschieht
      Und die Kundin die Maus bewegt
      Und 19:59 Minuten lang nichts geschieht
      Dann ist die Sitzung offen

    Szenariogrundriss: <Zeichen> im Countdown, Weitermachen von selbst: <Selbst>
      Angenommen das Weitermachen von selbst ist <Selbst>
      Und ein Fenster zeigt das Orderbuch
      Wenn 20:10 Minuten lang nichts geschieht
      Und die Kundin <Zeichen>
      Dann ist die Sitzung <Stand>

      Beispiele:
        | Selbst | Zeichen           | Stand   |
        | aus    | die Maus bewegt   | gewarnt |
        | aus    | angemeldet bleibt | offen   |
        | an     | die Maus bewegt   | offen   |
        | an     | angemeldet bleibt | offen   |

  @KIT-08
  Regel: Alle Fenster leben und enden gemeinsam

    Szenario: Arbeit in einem Fenster hält alle offen
      Angenommen zwei Fenster zeigen das Orderbuch
      Wenn 15:00 Minuten lang nichts geschieht
      Und die Kundin im zweiten Fenster die Maus bewegt
      Und 15:00 Minuten lang nichts geschieht
      Dann ist die Sitzung in beiden Fenstern offen

    Szenario: Eine Antwort in einem Fenster gilt für alle
      Angenommen zwei Fenster zeigen das Orderbuch
      Wenn 20:10 Minuten lang nichts geschieht
      Dann ist die Sitzung in beiden Fenstern gewarnt
      Wenn die Kundin angemeldet bleibt
      Dann ist die Sitzung in beiden Fenstern offen

    Szenario: Das strengste Fenster entscheidet
      Angenommen ein Fenster zeigt das Orderbuch
      Und ein weiteres Fenster zeigt das Einzahlen
      Wenn 4:30 Minuten lang nichts geschieht
      Dann ist die Sitzung in beiden Fenstern gewarnt
      Wenn 0:30 Minuten lang nichts geschieht
      Dann ist die Sitzung in beiden Fenstern beendet

    Szenario: Abmelden in einem Fenster beendet alle
      Angenommen zwei Fenster zeigen das Orderbuch
      Wenn die Kundin sich abmeldet
      Dann ist die Sitzung in beiden Fenstern beendet

  @KIT-12 @ORD-30
  Regel: Jedes Ende leert die Seite und führt zur Abmeldeseite, die den Weg zurück kennt

    Szenariogrundriss: <Anlass>
      Angenommen ein Fenster zeigt das Orderbuch
      Und ein Entwurf ist gesichert
      Wenn die Sitzung endet, weil <Anlass>
      Dann ist die Seite leer
      Und die Abmeldeseite nennt als Grund <Grund> und führt zurück <Zurück>
      Und der Entwurf ist <Entwurf>

      Beispiele:
        | Anlass                              | Grund   | Zurück        | Entwurf |
        | die Kundin es wünscht               | wunsch  | zum Anfang    | fort    |
        | niemand mehr da ist                 | zeit    | zum Orderbuch | noch da |
        | die Bank sie als abgelaufen meldet  | zeit    | zum Orderbuch | noch da |
        | die Bank den Zugriff verweigert     | bank    | zum Orderbuch | noch da |
        | ein anderes Fenster sie beendet hat | fenster | zum Orderbuch | noch da |

  @KIT-07
  Regel: Solange jemand da ist, erfährt es die Bank alle 10 Minuten, und mindestens zweimal innerhalb der Sitzungsdauer

    Szenariogrundriss: <Seite>, nach <Zeit> Minuten mit Arbeit in jeder Minute
      Angenommen ein Fenster zeigt <Seite>
      Wenn die Kundin <Zeit> Minuten lang in jeder Minute etwas tut
      Dann hat die Bank <Anzahl> Lebenszeichen erhalten, zuletzt mit einer Frist von <Frist> Minuten

      Beispiele:
        | Seite         | Zeit  | Anzahl | Frist |
        | das Orderbuch | 9:00  | 1      | 20:30 |
        | das Orderbuch | 30:00 | 4      | 20:30 |
        | das Einzahlen | 10:00 | 5      | 5:00  |

    Szenario: Im Countdown schweigt das Portal
      Angenommen ein Fenster zeigt das Orderbuch
      Wenn 20:20 Minuten lang nichts geschieht
      Dann hat die Bank 2 Lebenszeichen erhalten, zuletzt mit einer Frist von 20:30 Minuten
      Wenn die Kundin angemeldet bleibt
      Dann hat die Bank 3 Lebenszeichen erhalten, zuletzt mit einer Frist von 20:30 Minuten
