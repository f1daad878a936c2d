# language: de
Funktionalität: Was die Bank zu einem Sparplan schreibt
  Jeder freigegebene Schritt steht auf einem Dokument. Es liegt beim Sparplan und im Postfach.

  @SAV-07 @CUS-02
  Regel: Jeder freigegebene Schritt wird einmal bestätigt, und nur beim eigenen Sparplan

    Szenario: Ein Plan von der Anlage bis zum Ende
      Angenommen der Kunde hat den Sparplan "Für später" angelegt
      Und der Kunde hat den Sparplan "Nebenher" angelegt
      Wenn der Kunde "Für später" aussetzt
      Und der Kunde "Für später" fortsetzt
      Und der Kunde "Für später" beendet
      Dann liegen bei "Für später" diese Dokumente, das neueste zuerst:
        | Sparplan beendet: Für später    |
        | Sparplan fortgesetzt: Für später |
        | Sparplan ausgesetzt: Für später |
        | Sparplan angelegt: Für später   |
      Und liegen bei "Nebenher" diese Dokumente, das neueste zuerst:
        | Sparplan angelegt: Nebenher |

    Szenario: Eine falsche TAN bewirkt nichts
      Angenommen der Kunde hat den Sparplan "Für später" angelegt
      Wenn der Kunde "Für später" mit einer falschen TAN beenden will
      Dann liegen bei "Für später" diese Dokumente, das neueste zuerst:
        | Sparplan angelegt: Für später |

  @SAV-07 @CUS-02
  Regel: Was beim Sparplan geöffnet wurde, ist auch im Postfach gelesen

    Szenario: Die Bestätigung der Anlage
      Angenommen der Kunde hat den Sparplan "Für später" angelegt
      Dann ist "Sparplan angelegt: Für später" im Postfach ungelesen
      Wenn der Kunde bei "Für später" das Dokument "Sparplan angelegt: Für später" herunterlädt
      Dann ist "Sparplan angelegt: Für später" im Postfach gelesen
