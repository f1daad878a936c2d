# language: de
Funktionalität: Der Weg einer kombinierten Order
  Das Orderbuch zeigt, welche Teilorder ausgeführt werden kann, welche wartet und warum eine endete.

  @ORD-12 @OBK-01
  Regel: Von zwei Orders, die sich aufheben, endet eine durch die andere

    Szenariogrundriss: Stop <Stop>, Limit <Limit>
      Angenommen eine OCO-Order mit den Teilorders im Status <Stop> und <Limit>
      Dann steht bei der zweiten Teilorder als Grund: <Grund>

      Beispiele:
        | Stop               | Limit            | Grund                                     |
        | OPEN               | OPEN             | keiner                                    |
        | EXECUTED           | CANCELLED_SYSTEM | weil die andere Teilorder ausgeführt wurde |
        | PARTIALLY_EXECUTED | CANCELLED_SYSTEM | weil die andere Teilorder ausgeführt wurde |
        | EXECUTED           | CANCELLED_USER   | keiner                                    |

  @ORD-13 @OBK-01
  Regel: Die Folgeorder wartet auf die ganze Basisorder und endet mit ihr

    Szenariogrundriss: Basis <Basis>, Folge <Folge>
      Angenommen eine Folgeorder mit den Teilorders im Status <Basis> und <Folge>
      Dann ist die zweite Teilorder <Lage>
      Und steht bei der zweiten Teilorder als Grund: <Grund>

      Beispiele:
        | Basis              | Folge            | Lage       | Grund                          |
        | OPEN               | WAITING          | wartend    | keiner                         |
        | PARTIALLY_EXECUTED | WAITING          | wartend    | keiner                         |
        | EXECUTED           | OPEN             | handelbar  | keiner                         |
        | EXPIRED            | CANCELLED_SYSTEM | beendet    | weil die Basisorder endete     |
        | CANCELLED_USER     | CANCELLED_SYSTEM | beendet    | weil die Basisorder endete     |
