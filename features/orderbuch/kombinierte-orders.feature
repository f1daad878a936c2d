# language: de
Funktionalität: Der Weg einer kombinierten Order
  Das Orderbuch zeigt, welche Teilorder ausgeführt werden kann, welche wartet und warum eine endete.

  @ORD-12 @OBK-01
  Regel: Von zwei Orders, die sich aufheben, endet eine durch die andere

    Szenariogrundriss: Stop <Stop>, Limit <Limit>
      Angenommen eine OCO-Order mit den Teilorders im Status <Stop> und <Limit>
      Dann steht bei der zweiten Teilorder als Grund: <Grund>

      Beispiele:
        | Stop           | Limit                   | Grund                                      |
        | offen          | offen                   | keiner                                     |
        | ausgeführt     | von der Bank gestrichen | weil die andere Teilorder ausgeführt wurde |
        | teilausgeführt | von der Bank gestrichen | weil die andere Teilorder ausgeführt wurde |
        | ausgeführt     | vom Kunden gestrichen   | keiner                                     |

  @ORD-13 @OBK-01
  Regel: Die Folgeorder wartet auf die ganze Basisorder und endet mit ihr

    Szenariogrundriss: Basis <Basis>, Folge <Folge>
      Angenommen eine Folgeorder mit den Teilorders im Status <Basis> und <Folge>
      Dann ist die zweite Teilorder <Lage>
      Und steht bei der zweiten Teilorder als Grund: <Grund>

      Beispiele:
        | Basis                 | Folge                   | Lage      | Grund                      |
        | offen                 | wartend                 | wartend   | keiner                     |
        | teilausgeführt        | wartend                 | wartend   | keiner                     |
        | ausgeführt            | offen                   | handelbar | keiner                     |
        | verfallen             | von der Bank gestrichen | beendet   | weil die Basisorder endete |
        | vom Kunden gestrichen | von der Bank gestrichen | beendet   | weil die Basisorder endete |
