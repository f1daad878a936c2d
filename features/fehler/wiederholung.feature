# language: de
Funktionalität: Was wiederholt wird
  Ein Aufruf, der nichts verändert, wird nach einem Aussetzer bis zu zweimal wiederholt. Alles andere wird genau
  einmal gesendet: Lieber fragt das Portal nach, als etwas doppelt zu tun.

  @KIT-12
  Regel: Lesende Aufrufe werden höchstens zweimal wiederholt, nach 500 und nach 1000 Millisekunden

    Szenariogrundriss: <Aussetzer> Aussetzer, dann eine Antwort
      Angenommen die Bank setzt bei einem lesenden Aufruf <Aussetzer> Mal aus
      Dann wird der Aufruf <Aufrufe> Mal gesendet
      Und er <Ende>

      Beispiele:
        | Aussetzer | Aufrufe | Ende      |
        | 0         | 1       | gelingt   |
        | 1         | 2       | gelingt   |
        | 2         | 3       | gelingt   |
        | 3         | 3       | scheitert |

    Szenario: Die Pausen wachsen
      Angenommen die Bank setzt bei einem lesenden Aufruf 3 Mal aus
      Dann liegen die Aufrufe 500 und 1000 Millisekunden auseinander

  @KIT-12
  Regel: Was entschieden ist, wird nicht noch einmal gefragt

    Szenariogrundriss: Status <Status>
      Angenommen die Bank beantwortet einen lesenden Aufruf mit Status <Status>
      Dann wird der Aufruf 1 Mal gesendet

      Beispiele:
        | Status |
        | 401    |
        | 403    |
        | 404    |
        | 422    |

  @KIT-12
  Regel: Schreibende Aufrufe werden nur wiederholt, wo das nachweislich nichts verdoppelt

    Szenariogrundriss: Ein schreibender Aufruf, der <Art>
      Angenommen die Bank setzt bei einem schreibenden Aufruf, der <Art>, 1 Mal aus
      Dann wird der Aufruf <Aufrufe> Mal gesendet

      Beispiele:
        | Art              | Aufrufe |
        | etwas anlegt     | 1       |
        | wiederholbar ist | 2       |
