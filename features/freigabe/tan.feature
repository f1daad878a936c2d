# language: de
Funktionalität: Die Freigabe mit der TAN
  Freigegeben wird mit einer SMS-TAN, einer Foto-TAN oder auf einem anderen Gerät.

  @TAN-05
  Regel: Die SMS-TAN kommt erst auf Anforderung und hat sechs Ziffern

    Szenario: Auswählen allein verschickt nichts
      Angenommen die Bank bietet M_TAN und P_TAN an
      Wenn M_TAN gewählt wird
      Dann ist nichts angefordert

    Szenariogrundriss: <TAN> als SMS-TAN
      Angenommen eine SMS-TAN ist unterwegs
      Wenn "<TAN>" als TAN eingegeben wird
      Dann ist die Freigabe <Zustand>

      Beispiele:
        | TAN     | Zustand       |
        | 12345   | nicht möglich |
        | 123456  | möglich       |
        | 123 456 | möglich       |

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
      Dann ist ein neues Bild angefordert

  @TAN-07
  Regel: Auf dem anderen Gerät wird zugestimmt, abgelehnt oder zu lange gewartet

    Szenariogrundriss: Das andere Gerät meldet <Meldung>
      Angenommen die Freigabe wartet auf das andere Gerät
      Wenn das andere Gerät <Meldung> meldet
      Dann ist die Freigabe <Zustand>

      Beispiele:
        | Meldung             | Zustand             |
        | PENDING             | nicht möglich       |
        | AUTHENTICATED       | möglich             |
        | EXPIRED             | erneut anzufordern  |
        | DECLINED            | erneut anzufordern  |
        | DECLINED_INVALID_TX | erneut anzufordern  |

  @TAN-08
  Regel: Manche Wege werden nie angeboten

    Szenario: Die App und die TAN-freie Freigabe
      Angenommen die Bank bietet M_TAN und P_TAN_APP an
      Dann stehen zur Wahl: M_TAN

    Szenario: Ohne TAN
      Angenommen eine Freigabe ohne TAN
      Dann ist die Freigabe möglich

  @TAN-11
  Regel: Was abgelaufen ist, gibt nichts mehr frei

    Szenario: Die Zeit ist um
      Angenommen eine SMS-TAN ist unterwegs
      Und "123456" wurde als TAN eingegeben
      Wenn die Zeit für die TAN abläuft
      Dann ist die Freigabe erneut anzufordern

  @TAN-12
  Regel: Nach der letzten falschen TAN ist gesperrt

    Szenariogrundriss: Noch <Versuche> Versuche
      Angenommen eine SMS-TAN ist unterwegs
      Und "123456" wurde als TAN gesendet
      Wenn die Bank die TAN ablehnt und noch <Versuche> Versuche lässt
      Dann ist die Freigabe <Zustand>

      Beispiele:
        | Versuche | Zustand       |
        | 2        | nicht möglich |
        | 0        | gesperrt      |
