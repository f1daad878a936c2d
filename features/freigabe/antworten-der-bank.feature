# language: de
Funktionalität: Was die Bank zu einer TAN sagt
  Jede Antwort der Bank führt zu genau einem Stand der Freigabe.

  @TAN-12
  Regel: Der Code der Antwort entscheidet, wie es weitergeht

    Szenariogrundriss: <Code> auf eine SMS-TAN
      Angenommen eine SMS-TAN ist unterwegs
      Und "123456" wurde als TAN gesendet
      Wenn die Bank mit <Status> und "<Code>" antwortet
      Dann ist die Freigabe <Zustand>
      Und der Hinweis hat den Schlüssel "<Code>"

      Beispiele: Ohne Meldung der Bank wird der Code selbst zum Hinweis
        | Status | Code                     | Zustand            |
        | 400    | TAN_UNGUELTIG            | nicht möglich      |
        | 422    | TAN_UNGUELTIG            | nicht möglich      |
        | 422    | ERNEUTE_EINGABE_MOEGLICH | nicht möglich      |
        | 422    | expired                  | erneut anzufordern |
        | 400    | access_denied            | gesperrt           |
        | 422    | access_denied            | gesperrt           |
        | 400    | request.object.invalid   | nicht möglich      |
        | 422    | precondition.failed      | erneut anzufordern |

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

  @TAN-10 @TAN-11
  Regel: Was abgelaufen oder ersetzt ist, gibt nichts mehr frei

    Szenario: Die Zeit ist um
      Angenommen eine SMS-TAN ist unterwegs
      Und "123456" wurde als TAN eingegeben
      Wenn die Zeit für die TAN abläuft
      Dann ist die Freigabe erneut anzufordern

    Szenario: Ein anderes Fenster hat inzwischen eine neue TAN angefordert
      Angenommen eine SMS-TAN ist unterwegs
      Und "123456" wurde als TAN gesendet
      Wenn die Bank die TAN ablehnt, weil eine neuere angefordert ist
      Dann ist die Freigabe erneut anzufordern
