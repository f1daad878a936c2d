# language: de
Funktionalität: Ein Produkt beantragen
  Ein Antrag fragt Schritt für Schritt. Was gefragt wird, hängt von früheren Antworten ab; was nicht gefragt ist, wird nicht
  gesendet.

  @APP-05 @APP-13
  Regel: Welche Schritte es gibt, entscheiden frühere Antworten

    Szenariogrundriss: <Antrag>, <Antwort>
      Angenommen ein Kunde beantragt "<Antrag>"
      Wenn er im Feld "<Feld>" "<Antwort>" wählt
      Dann ist der Schritt "<Schritt>" <sichtbar>

      Beispiele:
        | Antrag       | Feld                       | Antwort | Schritt   | sichtbar       |
        | depot        | PRODUKT.ART                | KPE     | person-i2 | nicht sichtbar |
        | depot        | PRODUKT.ART                | KPG     | person-i2 | sichtbar       |
        | depot        | WERTPAPIERSPARPLAN.AUSWAHL | ja      | sparplan  | sichtbar       |
        | depot        | WERTPAPIERSPARPLAN.AUSWAHL | nein    | sparplan  | nicht sichtbar |
        | junior-depot | JUNIOR.ALLEINIGE_SORGE     | ja      | person-e2 | nicht sichtbar |
        | junior-depot | JUNIOR.ALLEINIGE_SORGE     | nein    | person-e2 | sichtbar       |

  @APP-09
  Regel: Jede Rolle hat ihre eigenen Felder

    Szenariogrundriss: <Feld> bei <Antrag>
      Angenommen ein Kunde beantragt "<Antrag>"
      Dann wird "<Feld>" <gefragt>

      Beispiele:
        | Antrag       | Feld                  | gefragt       |
        | depot        | PERSON.VORNAME_I1     | gefragt       |
        | depot        | PERSON.VORNAME_J      | nicht gefragt |
        | junior-depot | PERSON.VORNAME_J      | gefragt       |
        | junior-depot | PERSON.VORNAME_E1     | gefragt       |
        | junior-depot | PERSON.VERHEIRATET_J  | nicht gefragt |
        | junior-depot | PERSON.VERHEIRATET_E1 | gefragt       |
        | junior-depot | PERSON.VORNAME_I1     | nicht gefragt |

  @APP-07
  Regel: Was nicht stimmt, wird in den Worten der Vorgabe gesagt

    Szenariogrundriss: "<Eingabe>" in <Feld>
      Angenommen ein Kunde beantragt "<Antrag>"
      Wenn er in das Feld "<Feld>" "<Eingabe>" eingibt
      Dann liest er bei "<Feld>" "<Text>"

      Beispiele:
        | Antrag      | Feld                             | Eingabe           | Text                                                                                |
        | depot       | PERSON.VORNAME_I1                |                   | Bitte alle Pflichtfelder ausfüllen                                                  |
        | depot       | PERSON.VORNAME_I1                | Bo                | Bitte mindestens 3 Zeichen eingeben.                                                |
        | depot       | MAILADRESSE.ADRESSE_I1           | jana              | Bitte eine gültige E-Mail eingeben                                                  |
        | depot       | WIRTSCHAFTSDATEN.NETTOEINKOMMEN_I1 | 2.500,00        | Bitte geben Sie einen gültigen Betrag ein. Erlaubt sind Ziffern von 0 bis 9.        |
        | festgeld    | FESTGELD.ANLAGEBETRAG            | 4999,99           | Bitte legen Sie mindestens 5000 Euro an.                                            |
        | depot       | PERSON.GEBURTSDATUM_I1           | 31.12.1899        | Bitte geben Sie einen Tag ein, der zum Beispiel so aussieht: 14.03.1988.            |
        | depot       | PERSON.GEBURTSDATUM_I1           | 24.11.2008        | Diese Person muss mindestens 18 Jahre alt sein.                                     |
        | depot       | AUSZAHLUNG_KONTO.KONTO_ID        | DE02 1203 0000 0000 2020 52 | Die Prüfziffer dieser IBAN stimmt nicht. Bitte prüfen Sie die Eingabe.    |

    Szenario: Die wiederholte E-Mail-Adresse muss dieselbe sein, groß und klein geschrieben ist gleich
      Angenommen ein Kunde beantragt "depot"
      Wenn er in das Feld "MAILADRESSE.ADRESSE_I1" "jana@post.example" eingibt
      Und er in das Feld "MAILADRESSE.WIEDERHOLUNG_I1" "jana@pots.example" eingibt
      Dann liest er bei "MAILADRESSE.WIEDERHOLUNG_I1" "eingegebene E-Mail Adressen müssen übereinstimmen"
      Wenn er in das Feld "MAILADRESSE.WIEDERHOLUNG_I1" "Jana@Post.example" eingibt
      Dann liest er bei "MAILADRESSE.WIEDERHOLUNG_I1" nichts

    Szenario: Eine Sparrate hat eine Obergrenze
      Angenommen ein Kunde beantragt "anlagedepot"
      Wenn er im Feld "ANLAGEDEPOT_SCORING.ANLAGEART" "SPARPLAN" wählt
      Und er in das Feld "ANLAGEDEPOT_SCORING.SPARRATE" "10000,01" eingibt
      Dann liest er bei "ANLAGEDEPOT_SCORING.SPARRATE" "Der Sparbetrag darf max. 10.000,00 EUR betragen."

    Szenariogrundriss: Nicht angekreuzt: <Feld>
      Angenommen ein Kunde beantragt "depot"
      Dann liest er bei "<Feld>" "<Text>"

      Beispiele:
        | Feld                            | Text                                   |
        | ZUSTIMMUNG.AUSKUNFTEI_I1        | Bitte bestätigen Sie Ihre Einwilligung |
        | ZUSTIMMUNG.BEDINGUNGEN_I1       | Bitte akzeptieren                      |
        | PERSON_TIN_LAND.BESTAETIGUNG_I1 | Bitte akzeptieren                      |

  @APP-08
  Regel: Gesendet wird in der Form der Bank

    Szenariogrundriss: <Eingabe> als <Feld>
      Angenommen ein Kunde beantragt "<Antrag>"
      Wenn er in das Feld "<Feld>" "<Eingabe>" eingibt
      Dann wird "<Name>" als "<Wert>" gesendet

      Beispiele:
        | Antrag       | Feld                           | Eingabe                     | Name                           | Wert                   |
        | depot        | PERSON.GEBURTSDATUM_I1         | 14.03.1988                  | PERSON.GEBURTSDATUM_I1         | 1988-03-14             |
        | depot        | PERSON.VERHEIRATET_I1          | ja                          | PERSON.VERHEIRATET_I1          | J                      |
        | depot        | PERSON.VERHEIRATET_I1          | nein                        | PERSON.VERHEIRATET_I1          | N                      |
        | depot        | PRODUKT.ART                    | KPG                         | PRODUKT.ART                    | 2                      |
        | depot        | PRODUKT.ART                    | KPE                         | PRODUKT.ART                    | 1                      |
        | depot        | LASTSCHRIFT_KONTO.ZAHLUNGSWEG  | ja                          | LASTSCHRIFT_KONTO.ZAHLUNGSWEG  | LASTSCHRIFT            |
        | depot        | LASTSCHRIFT_KONTO.ZAHLUNGSWEG  | nein                        | LASTSCHRIFT_KONTO.ZAHLUNGSWEG  | UEBERWEISUNG           |
        | festgeld     | FESTGELD.ANLAGEBETRAG          | 5000                        | FESTGELD.ANLAGEBETRAG          | 5000.00                |
        | depot        | AUSZAHLUNG_KONTO.KONTO_ID      | de02 1203 0000 0000 2020 51 | AUSZAHLUNG_KONTO.KONTO_ID      | DE02120300000000202051 |
        | junior-depot | PERSON.VORNAME_J               | Mina                        | PERSON.VORNAME_I1              | Mina                   |

    Szenario: Eine leere freiwillige Angabe wird nicht gesendet
      Angenommen ein Kunde beantragt "depot"
      Dann wird "PERSON.GEBURTSNAME_I1" nicht gesendet
