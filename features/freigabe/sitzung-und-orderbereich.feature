# language: de
Funktionalität: Sitzung und Orderbereich freigeben
  Vor dem Inhalt steht eine Freigabe, und die Bank entscheidet, wann sie nötig ist.

  Grundlage:
    Angenommen eine angemeldete Kundin, deren Sitzung nicht freigegeben ist

  @TAN-01 @TAN-02
  Regel: Die Sitzung ist erst mit der richtigen TAN offen

    Szenariogrundriss: Mit <Verfahren>
      Wenn sie die Sitzung mit <Verfahren> freigibt
      Dann ist die Sitzung freigegeben

      Beispiele:
        | Verfahren     |
        | SMS-TAN       |
        | Foto-TAN      |
        | Push-Freigabe |

    Szenario: Mit einer falschen TAN
      Wenn sie eine falsche TAN für die Sitzung sendet
      Dann ist die Sitzung nicht freigegeben
      Und es bleiben 2 Versuche

  @TAN-03
  Regel: Der Orderbereich wird erst ohne, dann mit Freigabe geöffnet

    Szenario: Die Bank verlangt die Freigabe und nennt die Verfahren
      Wenn sie den Orderbereich öffnet
      Dann verlangt die Bank die Freigabe mit Push-Freigabe als Standard
      Und es bleiben 5 Anforderungen

    Szenario: Nach der Freigabe ist der Orderbereich offen
      Wenn sie den Orderbereich öffnet
      Und sie ihn mit SMS-TAN freigibt
      Und sie den Orderbereich öffnet
      Dann ist der Orderbereich offen

    Szenario: Die Sitzung ist schon freigegeben
      Wenn sie die Sitzung mit SMS-TAN freigibt
      Und sie den Orderbereich öffnet
      Dann ist der Orderbereich offen
