# language: de

@APP-07
Funktionalität: Was an einer Angabe nicht stimmt, steht bei ihr

  Regel: Jeder Satz sagt, wie die Angabe in Ordnung kommt

    Szenariogrundriss: "<Eingabe>" in <Feld>
      Angenommen ein Kunde beantragt "<Antrag>"
      Wenn er in das Feld "<Feld>" "<Eingabe>" eingibt
      Dann liest er bei "<Feld>" "<Text>"

      Beispiele: Steuer
        | Antrag | Feld                | Eingabe        | Text                                                                                        |
        | depot  | PERSON.STEUER_ID_I1 | 8609574271     | Die Steuer-ID hat 11 Ziffern. Sie steht auf dem letzten Steuerbescheid.                     |
        | depot  | PERSON.STEUER_ID_I1 | 86095742718    | Die letzte Ziffer dieser Steuer-ID passt nicht zu den anderen. Bitte prüfen Sie die Eingabe. |
        | depot  | PERSON.STEUER_ID_I1 | 11111111111    | Diese Steuer-ID kann nicht stimmen. Bitte prüfen Sie die Ziffern.                           |

      Beispiele: Anschrift und Telefon
        | Antrag | Feld                | Eingabe            | Text                                                                                                                         |
        | depot  | POST.PLZ_I1         | 1011               | Diese Postleitzahl gibt es in diesem Land nicht.                                                                             |
        | depot  | TELEKOM.VORWAHL_I1_1 | 49                | Bitte geben Sie die Vorwahl so ein: +49.                                                                                     |
        | depot  | TELEKOM.NUMMER_I1_1 | zwölf              | Bitte geben Sie eine gültige Telefonnummer ein.                                                                              |
        | depot  | TELEKOM.NUMMER_I1_1 | +49 171 5554482    | Bitte geben Sie die Nummer ohne Ländervorwahl ein, zum Beispiel 0171 5554482. Die Ländervorwahl hat ein eigenes Feld.        |

      Beispiele: Konten
        | Antrag | Feld                      | Eingabe                        | Text                                                                                  |
        | depot  | AUSZAHLUNG_KONTO.KONTO_ID | 0000202051                     | Bitte schreiben Sie die IBAN wie DE02 1203 0000 0000 2020 51.                         |
        | depot  | AUSZAHLUNG_KONTO.KONTO_ID | ZZ02 1203 0000 0000 2020 51    | Aus diesem Land ist keine IBAN bekannt. Bitte prüfen Sie die ersten beiden Buchstaben. |
        | depot  | AUSZAHLUNG_KONTO.KONTO_ID | DE02 1203 0000 0000 2020       | Diese IBAN ist zu kurz oder zu lang. Bitte prüfen Sie die Eingabe.                    |

      Beispiele: Zahlen und Tage
        | Antrag       | Feld                              | Eingabe    | Text                                                             |
        | anlagedepot  | ANLAGEDEPOT_SCORING.ALTER         | vierzig    | Bitte geben Sie eine ganze Zahl ein.                             |
        | junior-depot | PERSON.GEBURTSDATUM_J             | 01.01.2000 | Ein Kind ist jünger als 18 Jahre.                                |

    Szenariogrundriss: "<Eingabe>" in <Feld>, sobald danach gefragt wird
      Angenommen ein Kunde beantragt "<Antrag>"
      Wenn er in das Feld "<Frage>" "ja" eingibt
      Und er in das Feld "<Feld>" "<Eingabe>" eingibt
      Dann liest er bei "<Feld>" "<Text>"

      Beispiele:
        | Antrag    | Frage                      | Feld                             | Eingabe    | Text                                                                |
        | girokonto | GIRO.DISPO                 | GIRO.DISPO_BETRAG                | 10000,01   | Bitte geben Sie höchstens 10.000,00 EUR ein.                        |
        | depot     | ONVISTA.EINWILLIGUNG       | ONVISTA.VERTRAG_REFERENZ         | <ref>      | Diese Kennung ist ungültig.                                         |
        | depot     | WERTPAPIERSPARPLAN.AUSWAHL | WERTPAPIERSPARPLAN.WKN_1         | IO1234     | Eine WKN hat 6 Zeichen, Ziffern und Buchstaben ohne I und O.        |
        | depot     | WERTPAPIERSPARPLAN.AUSWAHL | WERTPAPIERSPARPLAN.ERSTER_KAUF   | 01.10.2026 | Dieser Tag ist schon vorbei.                                        |

    Szenario: Eine jährliche Erhöhung ist ein Prozentsatz
      Angenommen ein Kunde beantragt "depot"
      Wenn er in das Feld "WERTPAPIERSPARPLAN.AUSWAHL" "ja" eingibt
      Und er in das Feld "WERTPAPIERSPARPLAN.DYNAMISIERUNG" "ja" eingibt
      Und er in das Feld "WERTPAPIERSPARPLAN.DYNAMISIERUNG_SATZ" "10,1" eingibt
      Dann liest er bei "WERTPAPIERSPARPLAN.DYNAMISIERUNG_SATZ" "Bitte geben Sie einen Prozentsatz über 0 bis 10 ein."

    Szenario: Ein weiteres Wertpapier gehört mit seiner Rate zusammen
      Angenommen ein Kunde beantragt "depot"
      Wenn er in das Feld "WERTPAPIERSPARPLAN.AUSWAHL" "ja" eingibt
      Und er in das Feld "WERTPAPIERSPARPLAN.WKN_2" "716460" eingibt
      Dann liest er bei "WERTPAPIERSPARPLAN.SPARRATE_2" "Bitte füllen Sie dieses Feld aus, oder leeren Sie das dazugehörige."

    Szenario: Die Zugangsnummer der zweiten Person hat acht Ziffern
      Angenommen ein Kunde beantragt "depot"
      Wenn er im Feld "PRODUKT.ART" "KPG" wählt
      Und er in das Feld "PERSON.ZUGANG_VORHANDEN_I2" "ja" eingibt
      Und er in das Feld "PERSON.ZUGANGSNUMMER_I2" "1234567" eingibt
      Dann liest er bei "PERSON.ZUGANGSNUMMER_I2" "Bitte geben Sie 8 Ziffern ein."

    Szenario: Eine ausländische Steuernummer sieht aus wie die ihres Landes
      Angenommen ein Kunde beantragt "depot"
      Wenn er in das Feld "PERSON_TIN_LAND.WEITERE_I1" "ja" eingibt
      Und er im Feld "PERSON_TIN_LAND.LAND_I1_1" "US" wählt
      Und er in das Feld "PERSON_TIN_LAND.TIN_I1_1" "12" eingibt
      Dann liest er bei "PERSON_TIN_LAND.TIN_I1_1" "So sieht eine Steuernummer dieses Landes nicht aus."

    Szenario: Zwei Telefonnummern sind zwei, und eine wird zuerst angerufen
      Angenommen ein Kunde beantragt "depot"
      Wenn er in das Feld "TELEKOM.NUMMER_I1_1" "0171 5554482" eingibt
      Und er in das Feld "TELEKOM.VORWAHL_I1_2" "+49" eingibt
      Und er in das Feld "TELEKOM.NUMMER_I1_2" "0171 5554482" eingibt
      Dann liest er bei "TELEKOM.NUMMER_I1_2" "Diese Nummer haben Sie schon als erste angegeben. Bitte geben Sie eine andere ein, oder lassen Sie das Feld leer."
      Wenn er in das Feld "TELEKOM.NUMMER_I1_2" "0511 123456" eingibt
      Dann liest er bei "TELEKOM.NUMMER_I1_2" nichts
      Wenn er in das Feld "TELEKOM.BEVORZUGT_I1_2" "ja" eingibt
      Dann liest er bei "TELEKOM.BEVORZUGT_I1_2" "Bitte wählen Sie genau eine der beiden Nummern: die, unter der wir zuerst anrufen."
      Wenn er in das Feld "TELEKOM.VORWAHL_I1_1" "+353" eingibt
      Und er in das Feld "TELEKOM.NUMMER_I1_1" "171 5554482123" eingibt
      Dann liest er bei "TELEKOM.NUMMER_I1_1" "Mit der Vorwahl hat diese Nummer mehr als 15 Ziffern."

    Szenario: Ein BIC nennt sein Land
      Angenommen ein Kunde beantragt "depot"
      Wenn er in das Feld "AUSZAHLUNG_KONTO.KONTO_ID" "CH93 0076 2011 6238 5295 7" eingibt
      Und er in das Feld "AUSZAHLUNG_KONTO.BIC" "UBSWZZ80" eingibt
      Dann liest er bei "AUSZAHLUNG_KONTO.BIC" "Der BIC nennt kein Land. Bitte prüfen Sie das fünfte und sechste Zeichen."
