# language: de
Funktionalität: Orders ändern und streichen
  Geändert und gestrichen wird nur, was die Bank freigibt; sonst sagt das Orderbuch, warum es nicht geht.

  @GU-04
  Regel: Streichen braucht eine streichbare, Ändern eine änderbare Order

    Szenariogrundriss: <streichbar> streichbar, <änderbar> änderbar
      Angenommen eine <streichbar> streichbare und <änderbar> änderbare Order
      Dann ist das Streichen <Streichen>
      Und ist das Ändern <Ändern>

      Beispiele:
        | streichbar | änderbar | Streichen     | Ändern        |
        | einzeln    | einzeln  | möglich       | möglich       |
        | einzeln    | nicht    | möglich       | nicht möglich |
        | nicht      | einzeln  | nicht möglich | möglich       |
        | nicht      | nicht    | nicht möglich | nicht möglich |

    Szenario: Eine Teilorder genügt
      Angenommen eine nicht streichbare und nicht änderbare Order
      Und eine streichbare Teilorder
      Dann ist das Streichen möglich
      Und ist das Ändern nicht möglich

  @GU-04
  Regel: Eine Zeichnung wird weder geändert noch gestrichen

    Szenario: Auch wenn die Bank sie freigibt
      Angenommen eine einzeln streichbare und einzeln änderbare Order
      Und sie ist eine Zeichnung
      Dann ist das Streichen nicht möglich, denn eine Zeichnung ist bindend
      Und ist das Ändern nicht möglich

  @GU-04
  Regel: Wo es nicht geht, wird gesagt, warum

    Szenariogrundriss: Status <Status>
      Angenommen eine nicht streichbare und nicht änderbare Order
      Und sie hat den Status <Status>
      Dann ist das Streichen nicht möglich, denn <Grund>

      Beispiele:
        | Status                | Grund                             |
        | in Bearbeitung        | eine Änderung ist schon unterwegs |
        | ausgeführt            | nichts davon ist mehr offen       |
        | vom Kunden gestrichen | nichts davon ist mehr offen       |
        | offen                 | die Bank gibt es nicht frei       |
