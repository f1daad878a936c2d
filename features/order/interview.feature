# language: de
Funktionalität: Das Interview: eine Frage nach der anderen
  Welche Frage folgt, hängt von den Antworten ab. Gefragt wird, was die Order an diesem Handelsplatz braucht, und nicht
  mehr. Eine Antwort, die sich ändert, stellt die Fragen noch einmal, die auf ihr beruhen.

  Grundlage:
    Angenommen ein Entwurf über 10 Stück der Aktie zum Kauf an der Börse

  @ORD-01
  Regel: Gefragt wird, was die Orderart braucht, in der Reihenfolge, in der man sie spricht

    Szenariogrundriss: Eine <Orderart>-Order
      Angenommen gehandelt wird im Direkthandel
      Wenn eine <Orderart>-Order mit Stop-Marke "105", Abstand "5 %" und Limit "95" eingegeben wird
      Dann fragt das Interview: Wertpapier, Seite, Menge, Handelsplatz, <Fragen>, Konto, Zusammenfassung

      Beispiele:
        | Orderart             | Fragen                                                                                      |
        | Markt                | Ordertyp, Gültigkeit                                                                        |
        | Limit                | Ordertyp, Limit, Gültigkeit                                                                 |
        | Stop                 | Ordertyp, Stop-Marke, Gültigkeit                                                            |
        | Stop-Limit           | Ordertyp, Stop-Marke, Limit, Gültigkeit                                                     |
        | Trailing-Stop        | Ordertyp, Stop-Marke, Abstand, Gültigkeit                                                   |
        | Trailing-Stop-Limit  | Ordertyp, Stop-Marke, Abstand, Limit, Gültigkeit                                            |
        | Börsen-Trailing-Stop | Ordertyp, Stop-Marke, Abstand, Gültigkeit                                                   |
        | Quote                | Quote von Hand                                                                              |
        | OCO                  | Ordertyp, Stop-Marke, Limit, Gültigkeit                                                     |
        | Folge                | Ordertyp, Limit, Gültigkeit, Ordertyp danach, Limit danach, Menge danach, Gültigkeit danach |

    Szenariogrundriss: Auf den Kauf folgt eine <Folge>-Order
      Angenommen gehandelt wird im Direkthandel
      Wenn als Limit "95" eingegeben wird
      Und darauf eine <Folge>-Order über "10" mit Stop-Marke "90", Abstand "5 %" und Limit "110" folgt
      Dann fragt das Interview: Wertpapier, Seite, Menge, Handelsplatz, Ordertyp, Limit, Gültigkeit, Ordertyp danach, <Fragen>, Menge danach, Gültigkeit danach, Konto, Zusammenfassung

      Beispiele:
        | Folge         | Fragen                            |
        | Limit         | Limit danach                      |
        | Stop          | Stop-Marke danach                 |
        | Stop-Limit    | Stop-Marke danach, Limit danach   |
        | Trailing-Stop | Stop-Marke danach, Abstand danach |
        | OCO           | Stop-Marke danach, Limit danach   |

  @ORD-01 @ORD-14
  Regel: Die Fondsgesellschaft macht den Preis selbst; nur beim Kauf wird nach der Lastschrift gefragt

    Szenariogrundriss: <Seite> bei der Fondsgesellschaft
      Angenommen gehandelt wird bei der Fondsgesellschaft
      Und es ist ein <Seite>
      Dann fragt das Interview: <Fragen>

      Beispiele:
        | Seite   | Fragen                                                                      |
        | Kauf    | Wertpapier, Seite, Menge, Handelsplatz, Konto, Lastschrift, Zusammenfassung |
        | Verkauf | Wertpapier, Seite, Menge, Handelsplatz, Konto, Zusammenfassung              |

  @ORD-01 @ORD-02
  Regel: Was ein Link schon sagt, wird nicht noch einmal gefragt

    Szenario: Der Link nennt Wertpapier, Seite und Menge
      Wenn das Interview beginnt
      Dann ist die Frage Handelsplatz dran

    Szenario: Der Link nennt die Menge nicht
      Wenn als Menge "" eingegeben wird
      Und das Interview beginnt
      Dann ist die Frage Menge dran

    Szenario: Niemand hat etwas gesagt
      Angenommen noch ist nichts eingegeben
      Wenn das Interview beginnt
      Dann ist die Frage Wertpapier dran

  @ORD-01
  Regel: Zurück geht es immer um eine Frage, und keine Antwort geht verloren

    Szenario: Zurück und wieder vor
      Wenn als Limit "95" eingegeben wird
      Und das Interview beginnt
      Und es im Interview weitergeht
      Dann ist die Frage Ordertyp dran
      Wenn es im Interview zurückgeht
      Dann ist die Frage Handelsplatz dran
      Wenn es im Interview weitergeht
      Dann ist die Frage Ordertyp dran
      Und ist das Limit 95 EUR

  @ORD-01
  Regel: Eine andere Antwort stellt die Fragen noch einmal, die auf ihr beruhen

    Szenario: Eine andere Menge lässt die Preise stehen
      Angenommen gehandelt wird im Direkthandel
      Und als Limit "95" eingegeben wird
      Und alle Fragen des Interviews sind beantwortet
      Wenn als Menge "20" eingegeben wird
      Dann fragt das Interview noch einmal: nichts

    Szenario: Verkauf statt Kauf stellt Handelsplatz, Ordertyp und Preise in Frage
      Angenommen gehandelt wird im Direkthandel
      Und als Limit "95" eingegeben wird
      Und alle Fragen des Interviews sind beantwortet
      Wenn aus dem Kauf ein Verkauf wird
      Dann fragt das Interview noch einmal: Handelsplatz, Ordertyp, Limit

    Szenario: Ein anderer Handelsplatz stellt Ordertyp und Gültigkeit in Frage
      Angenommen gehandelt wird im Direkthandel
      Und als Limit "95" eingegeben wird
      Und alle Fragen des Interviews sind beantwortet
      Wenn stattdessen an der Börse gehandelt wird
      Dann fragt das Interview noch einmal: Ordertyp, Gültigkeit

    Szenario: Ein Preis, der wieder leer ist, wird gefragt: Im Interview fällt nichts auf eine Markt-Order zurück
      Angenommen gehandelt wird im Direkthandel
      Und als Limit "95" eingegeben wird
      Und alle Fragen des Interviews sind beantwortet
      Wenn als Limit "" eingegeben wird
      Dann fragt das Interview noch einmal: Limit
