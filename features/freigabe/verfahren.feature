# language: de
Funktionalität: Die Verfahren der Freigabe
  Freigegeben wird mit einer SMS-TAN, einer Foto-TAN oder durch Zustimmung auf einem anderen Gerät.

  @TAN-05
  Regel: Die SMS-TAN kommt erst auf Anforderung und hat sechs Ziffern

    Szenario: Auswählen allein verschickt nichts
      Angenommen die Bank bietet SMS-TAN und Foto-TAN an
      Wenn SMS-TAN gewählt wird
      Dann ist nichts angefordert

    Szenariogrundriss: Beim Öffnen mit <Verfahren> als Standard
      Wenn die Freigabe mit <Verfahren> als Standard beginnt
      Dann ist <Anforderung>

      Beispiele: Nur eine SMS geht nicht ungefragt hinaus
        | Verfahren     | Anforderung             |
        | SMS-TAN       | nichts angefordert      |
        | Foto-TAN      | etwas Neues angefordert |
        | Push-Freigabe | etwas Neues angefordert |

    Szenariogrundriss: <TAN> als SMS-TAN
      Angenommen eine SMS-TAN ist unterwegs
      Wenn "<TAN>" als TAN eingegeben wird
      Dann ist die Freigabe <Zustand>

      Beispiele:
        | TAN                                             | Zustand       |
        | 12345                                           | nicht möglich |
        | 123456                                          | möglich       |
        | 123 456                                         | möglich       |
        | Ihre TAN lautet 123456 für 2.327,50 EUR         | möglich       |
        | Am 23.11.2026 um 10 Uhr kaufen Sie für 1.234,56 | nicht möglich |

  @TAN-06
  Regel: Die Foto-TAN hat sechs oder sieben Ziffern, und nach einem Fehler gibt es ein neues Bild

    Szenariogrundriss: <TAN> als Foto-TAN
      Angenommen eine Foto-TAN ist zu sehen
      Wenn "<TAN>" als TAN eingegeben wird
      Dann ist die Freigabe <Zustand>

      Beispiele:
        | TAN     | Zustand       |
        | 12345   | nicht möglich |
        | 123456  | möglich       |
        | 1234567 | möglich       |

    Szenario: Falsch abgelesen
      Angenommen eine Foto-TAN ist zu sehen
      Und "1234567" wurde als TAN gesendet
      Wenn die Bank die TAN ablehnt und noch 2 Versuche lässt
      Dann ist etwas Neues angefordert

  @TAN-07
  Regel: Auf dem anderen Gerät wird zugestimmt, abgelehnt oder zu lange gewartet

    Szenariogrundriss: Das andere Gerät meldet <Meldung>
      Angenommen die Freigabe wartet auf das andere Gerät
      Wenn das andere Gerät <Meldung> meldet
      Dann ist die Freigabe <Zustand>

      Beispiele:
        | Meldung                                  | Zustand            |
        | noch nichts                              | nicht möglich      |
        | zugestimmt                               | möglich            |
        | abgelaufen                               | erneut anzufordern |
        | abgelehnt                                | erneut anzufordern |
        | abgelehnt, weil der Auftrag nicht stimmt | erneut anzufordern |

  @TAN-08
  Regel: Manche Wege werden nie angeboten

    Szenario: Die App und die TAN-freie Freigabe
      Angenommen die Bank bietet SMS-TAN und App-TAN an
      Dann stehen zur Wahl: SMS-TAN

    Szenario: Ohne TAN
      Angenommen eine Freigabe ohne TAN
      Dann ist die Freigabe möglich

  @TAN-09
  Regel: Ein anderes Verfahren bekommt eine neue Anforderung, wenn schon eine beantwortet war

    Szenario: Von der Foto-TAN zum anderen Gerät
      Angenommen eine Foto-TAN ist zu sehen
      Wenn Push-Freigabe gewählt wird
      Dann ist etwas Neues angefordert

    Szenario: Von der Foto-TAN zur SMS-TAN
      Angenommen eine Foto-TAN ist zu sehen
      Wenn SMS-TAN gewählt wird
      Dann ist nichts angefordert

    Szenario: Bevor etwas angefordert war
      Angenommen die Bank bietet SMS-TAN und Foto-TAN an
      Wenn Foto-TAN gewählt wird
      Dann ist nichts angefordert
