# language: de
Funktionalität: Eine kombinierte Order ganz oder in Teilen streichen
  Vor der Freigabe steht, was mit der gestrichenen Order noch endet.

  @ORD-24 @ORD-13
  Regel: Mit der Basisorder endet die Folgeorder

    Szenariogrundriss: Gestrichen wird <Was>
      Angenommen eine Folgeorder, deren Folge eine OCO-Order ist
      Wenn der Kunde <Was> streicht
      Dann enden damit auch: <Auch>

      Beispiele:
        | Was             | Auch               |
        | die ganze Order | Basis, Stop, Limit |
        | die Basis       | Stop, Limit        |
        | die Folge       | Stop, Limit        |
        | den Stop        | nichts             |
