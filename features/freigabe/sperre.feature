# language: de
Funktionalität: Die Sperre der Freigabe
  Raten hilft nicht: Gezählt wird je Kundin, über alle Anforderungen, Sitzungen und Fenster.

  Grundlage:
    Angenommen eine angemeldete Kundin, deren Sitzung nicht freigegeben ist

  @TAN-12 @BNK-06
  Regel: Drei falsche TANs nacheinander sperren

    Szenariogrundriss: <Falsche> falsche TANs
      Wenn sie <Falsche> falsche TANs sendet, jede zu einer neuen Anforderung
      Dann ist das TAN-Verfahren <Stand>

      Beispiele:
        | Falsche | Stand    |
        | 1       | frei     |
        | 2       | frei     |
        | 3       | gesperrt |

    Szenariogrundriss: Nach der Sperre hilft auch <Verfahren> nicht
      Wenn sie 3 falsche TANs sendet, jede zu einer neuen Anforderung
      Dann lehnt die Bank eine Anforderung mit <Verfahren> ab

      Beispiele:
        | Verfahren     |
        | SMS-TAN       |
        | Foto-TAN      |
        | Push-Freigabe |

  @TAN-12 @BNK-06
  Regel: Fünf ungenutzte Anforderungen nacheinander sperren bei der nächsten

    Szenariogrundriss: Nach <Anzahl> ungenutzten Anforderungen
      Wenn sie <Anzahl> TANs anfordert und keine nutzt
      Dann ist das TAN-Verfahren <Stand>

      Beispiele:
        | Anzahl | Stand    |
        | 4      | frei     |
        | 5      | frei     |
        | 6      | gesperrt |

  @TAN-14
  Regel: Freigegeben ist genau, was angezeigt war

    Szenariogrundriss: Geändert wird <Angabe>
      Angenommen die Sitzung ist mit SMS-TAN freigegeben
      Wenn eine Order mit 10 Stück und Limit 230,00 EUR geprüft und mit <Menge> Stück und Limit <Limit> freigegeben wird
      Dann gibt es <Anzahl> Order

      Beispiele:
        | Angabe    | Menge | Limit      | Anzahl |
        | nichts    | 10    | 230,00 EUR | 1      |
        | die Menge | 11    | 230,00 EUR | 0      |
        | das Limit | 10    | 231,00 EUR | 0      |
