# language: de
Funktionalität: Lastschrift, freier Betrag und was die Bank dazu sagt
  Eingezogen wird nur mit Einwilligung. Fragt die Bank nach einem Betrag, antwortet die Kundin, bevor es weitergeht.

  Grundlage:
    Angenommen ein Entwurf über 10 Stück der Aktie zum Kauf an der Börse

  @ORD-14
  Regel: Eine Lastschrift geht nur mit Einwilligung mit, mit IBAN, Kontoinhaber und vielleicht einem Höchstbetrag

    Grundlage:
      Angenommen gehandelt wird bei der Fondsgesellschaft

    Szenario: Mit Einwilligung
      Wenn in die Lastschrift von "DE02 1203 0000 0000 2020 51" für "Anna Berger" bis "500" eingewilligt wird
      Dann wird von DE02120300000000202051 für Anna Berger bis 500 EUR eingezogen

    Szenario: Ohne Höchstbetrag
      Wenn in die Lastschrift von "DE02 1203 0000 0000 2020 51" für "Anna Berger" bis "" eingewilligt wird
      Dann wird von DE02120300000000202051 für Anna Berger ohne Höchstbetrag eingezogen

    Szenario: Ohne Einwilligung, was auch immer dasteht
      Wenn die Lastschrift von "irgendwoher" ohne Einwilligung dasteht
      Dann wird nichts eingezogen

    Szenario: Bei einem Verkauf ist nichts zu zahlen
      Angenommen es ist ein Verkauf
      Wenn in die Lastschrift von "DE02 1203 0000 0000 2020 51" für "Anna Berger" bis "500" eingewilligt wird
      Dann wird nichts eingezogen

    Szenariogrundriss: "<IBAN>" für "<Inhaber>" bis "<Betrag>"
      Wenn in die Lastschrift von "<IBAN>" für "<Inhaber>" bis "<Betrag>" eingewilligt wird
      Dann steht am Feld <Feld> "<Hinweis>"

      Beispiele:
        | IBAN                        | Inhaber | Betrag | Feld         | Hinweis                                                                                |
        |                             | Anna    |        | IBAN         | Bitte geben Sie die IBAN des Kontos ein, von dem eingezogen wird.                      |
        | 12345                       | Anna    |        | IBAN         | Bitte schreiben Sie die IBAN wie DE02 1203 0000 0000 2020 51.                          |
        | XX02 1203 0000 0000 2020 51 | Anna    |        | IBAN         | Aus diesem Land ist keine IBAN bekannt. Bitte prüfen Sie die ersten beiden Buchstaben. |
        | DE02 1203 0000 0000 2020    | Anna    |        | IBAN         | Diese IBAN ist zu kurz oder zu lang. Bitte prüfen Sie die Eingabe.                     |
        | DE02 1203 0000 0000 2020 52 | Anna    |        | IBAN         | Die Prüfziffer dieser IBAN stimmt nicht. Bitte prüfen Sie die Eingabe.                 |
        | DE02 1203 0000 0000 2020 51 |         |        | Kontoinhaber | Bitte geben Sie ein, wem das Konto gehört.                                             |
        | DE02 1203 0000 0000 2020 51 | Anna    | 0      | Höchstbetrag | Bitte geben Sie eine Zahl über 0 ein.                                                  |

  @ORD-15
  Regel: Ein freier Betrag wird bestätigt, wenn die Bank danach fragt

    Szenario: Die Bank fragt, die Kundin bestätigt
      Wenn die Bank fehler-freier-betrag-bestaetigung-erforderlich meldet
      Dann gehört das zum Feld freier Betrag
      Wenn der freie Betrag bestätigt wird
      Dann trägt die Order die Bestätigung

    Szenario: Niemand hat gefragt
      Dann trägt die Order keine Bestätigung

  @ORD-25
  Regel: Was die Bank sagt, steht an seinem Feld, bei einer Folgeorder an deren eigenem

    Szenariogrundriss: <Schlüssel> an "<Herkunft>" einer <Orderart>-Order
      Angenommen gehandelt wird im Direkthandel
      Wenn eine <Orderart>-Order mit Stop-Marke "105", Abstand "5 %" und Limit "95" eingegeben wird
      Und die Bank <Schlüssel> an "<Herkunft>" meldet
      Dann gehört das zum Feld <Feld>

      Beispiele:
        | Orderart | Schlüssel                                      | Herkunft                               | Feld                      |
        | Limit    | fehler-limit-ungueltig                         | limit                                  | Limit                     |
        | Limit    | fehler-nicht-genuegend-bestand                 |                                        | Menge                     |
        | Limit    | fehler-lastschrift-von-girokonto-nicht-erlaubt |                                        | IBAN                      |
        | Limit    | fehler-pflichtfeld                             | directDebit.accountHolderName          | Kontoinhaber              |
        | OCO      | fehler-limit-ungueltig                         | subOrders[1].limit                     | Limit                     |
        | Folge    | fehler-limit-ungueltig                         | subOrders[0].limit                     | Limit                     |
        | Folge    | fehler-limit-ungueltig                         | subOrders[1].limit                     | Limit der Folgeorder      |
        | Folge    | fehler-stop-marke-ungueltig                    | subOrders[1].subOrders[0].triggerLimit | Stop-Marke der Folgeorder |
        | Folge    | fehler-menge-ungueltig                         | subOrders[1].quantity                  | Menge der Folgeorder      |
