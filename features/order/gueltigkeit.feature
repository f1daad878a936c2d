# language: de
Funktionalität: Wie lange eine Order gilt
  Eine Order gilt einen Tag, bis zu einem Datum oder so lange, wie der Handelsplatz es zulässt.

  @ORD-11
  Regel: Ein Datum liegt nicht in der Vergangenheit und höchstens 359 Tage voraus

    Grundlage:
      Angenommen ein Entwurf über 10 Stück der Aktie zum Kauf an der Börse
      Und heute ist der 23.11.2026

    Szenariogrundriss: Gültig bis <Datum>
      Wenn die Order bis "<Datum>" gelten soll
      Dann gilt die Order bis zum <Datum>

      Beispiele:
        | Datum      |
        | 23.11.2026 |
        | 30.12.2026 |
        | 17.11.2027 |

    Szenariogrundriss: <Datum> geht nicht
      Wenn die Order bis "<Datum>" gelten soll
      Dann steht am Feld Datum "<Hinweis>"

      Beispiele:
        | Datum      | Hinweis                                                                            |
        |            | Bitte geben Sie ein, bis wann die Order gelten soll.                               |
        | 30.02.2027 | Diesen Tag gibt es nicht. Bitte schreiben Sie ihn wie 30.11.2026.                  |
        | 22.11.2026 | Dieser Tag ist vorbei. Bitte wählen Sie heute oder einen späteren Tag.             |
        | 18.11.2027 | So lange kann eine Order nicht gelten. Bitte wählen Sie spätestens den 17.11.2027. |

    Szenario: Die Fondsgesellschaft kennt keine Gültigkeit
      Angenommen gehandelt wird bei der Fondsgesellschaft
      Dann hat die Order keine Gültigkeit

  @ORD-11
  Regel: Gehandelt wird an Börsentagen

    Szenariogrundriss: Am <Tag> ist <Zustand>
      Dann ist am <Tag> <Zustand>

      Beispiele:
        | Tag        | Zustand     |
        | 23.11.2026 | Handel      |
        | 21.11.2026 | kein Handel |
        | 03.04.2026 | kein Handel |
        | 06.04.2026 | kein Handel |
        | 14.05.2026 | Handel      |
        | 24.12.2026 | kein Handel |
        | 30.12.2026 | Handel      |

  @ORD-11
  Regel: Ultimo ist der letzte Börsentag des Monats

    Szenariogrundriss: Ultimo zum <Tag>
      Dann ist Ultimo zum <Tag> der <Ultimo>

      Beispiele:
        | Tag        | Ultimo     |
        | 02.01.2026 | 30.01.2026 |
        | 31.05.2026 | 29.05.2026 |
        | 30.12.2026 | 30.12.2026 |

  @ORD-11
  Regel: Die längste Gültigkeit endet an einem Börsentag

    Szenariogrundriss: Am <Tag> für so lange wie möglich erteilt
      Dann endet die längste Gültigkeit einer Order vom <Tag> am <Ende>

      Beispiele:
        | Tag        | Ende       |
        | 23.11.2026 | 17.11.2027 |
        | 20.11.2026 | 12.11.2027 |

  @ORD-11
  Regel: Ein von der Bank verschobenes Datum kommt ins Formular, für jede Teilorder das ihre

    Szenariogrundriss: Verschoben für <Teil>
      Wenn die Bank das Datum <Teil> auf den 12.11.2027 verschiebt
      Dann steht im Formular <Teil> der 12.11.2027

      Beispiele:
        | Teil           |
        | der Order      |
        | der Basisorder |
        | der Folgeorder |
