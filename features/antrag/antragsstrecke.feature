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
        | cfd          | CFD_KONTO.KONTOART         | ja      | person-i2 | sichtbar       |
        | cfd          | CFD_KONTO.KONTOART         | nein    | person-i2 | nicht sichtbar |
        | cfd          | CFD_KONTO.KONTOART         | nein    | steuer    | nicht sichtbar |
        | tagesgeld    | PRODUKT.ART                | KPG     | person-i2 | sichtbar       |
        | tagesgeld    | PRODUKT.ART                | KPE     | person-i2 | nicht sichtbar |
        | junior-depot | JUNIOR.ALLEINIGE_SORGE     | ja      | person-e2 | nicht sichtbar |
        | junior-depot | JUNIOR.ALLEINIGE_SORGE     | nein    | person-e2 | sichtbar       |

  @APP-13
  Regel: Was beantragt wird, sagt der Antrag selbst

    Szenariogrundriss: <Antrag>
      Angenommen ein Kunde beantragt "<Antrag>"
      Dann wird "<Feld>" als "J" gesendet

      Beispiele:
        | Antrag       | Feld              |
        | depot        | DEPOT.DEPOT       |
        | girokonto    | GIRO.KONTO        |
        | junior-depot | DEPOT.DEPOT       |
        | junior-konto | GIRO.KONTO        |
        | tagesgeld    | TGK_PLUS.TGK_PLUS |

  @APP-13
  Regel: Mit der Laufzeit eines Festgelds wird die Kondition gesendet, die dabei stand

    Szenariogrundriss: <Laufzeit> Monate
      Angenommen ein Kunde beantragt "festgeld"
      Wenn er im Feld "FESTGELD.LAUFZEIT" "<Laufzeit>" wählt
      Dann wird "FESTGELD.KONDITION_ID" als "<Kondition>" gesendet

      Beispiele:
        | Laufzeit | Kondition |
        | 12       | FG-1-12   |
        | 24       | FG-1-24   |

    Szenario: Ohne Laufzeit keine Kondition
      Angenommen ein Kunde beantragt "festgeld"
      Dann wird "FESTGELD.KONDITION_ID" nicht gesendet

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
        | depot        | PERSON.ZUGANGSNUMMER_I1 | nicht gefragt |
        | depot        | PERSON.ZUGANGSNUMMER_I2 | gefragt       |
        | junior-depot | PERSON.ZUGANGSNUMMER_E1 | nicht gefragt |
        | junior-depot | PERSON.ZUGANGSNUMMER_E2 | gefragt       |

    Szenario: Wer schon Kunde ist, den nennt die Zugangsnummer
      Angenommen ein Kunde beantragt "depot"
      Wenn er im Feld "PRODUKT.ART" "KPG" wählt
      Und er in das Feld "PERSON.ZUGANGSNUMMER_I2" "10000009" eingibt
      Dann wird "PERSON.ZUGANGSNUMMER_I2" nicht gesendet
      Wenn er in das Feld "PERSON.ZUGANG_VORHANDEN_I2" "ja" eingibt
      Dann wird "PERSON.ZUGANGSNUMMER_I2" als "10000009" gesendet
      Wenn er in das Feld "PERSON.ZUGANGSNUMMER_I2" "1000" eingibt
      Dann liest er bei "PERSON.ZUGANGSNUMMER_I2" "Bitte geben Sie 8 Ziffern ein."

  @APP-13
  Regel: Wer einen Finanzdienstleister für sich handeln lässt, stimmt dessen Konditionen zu

    Szenario: Ohne Vollmacht wird zum Finanzdienstleister nichts weiter gesendet
      Angenommen ein Kunde beantragt "depot"
      Dann wird "FINANZDIENSTLEISTER.VOLLMACHT" als "N" gesendet
      Und wird "FINANZDIENSTLEISTER.KONDITIONEN" nicht gesendet

    Szenario: Mit Vollmacht gehören Konditionen und Widerspruch gegen Rückvergütungen dazu
      Angenommen ein Kunde beantragt "depot"
      Wenn er in das Feld "FINANZDIENSTLEISTER.VOLLMACHT" "ja" eingibt
      Dann liest er bei "FINANZDIENSTLEISTER.KONDITIONEN" "Bitte akzeptieren"
      Wenn er in das Feld "FINANZDIENSTLEISTER.KONDITIONEN" "ja" eingibt
      Und er in das Feld "FINANZDIENSTLEISTER.RUECKVERGUETUNG_WIDERSPRUCH" "ja" eingibt
      Dann liest er bei "FINANZDIENSTLEISTER.KONDITIONEN" nichts
      Und wird "FINANZDIENSTLEISTER.KONDITIONEN" als "J" gesendet
      Und wird "FINANZDIENSTLEISTER.RUECKVERGUETUNG_WIDERSPRUCH" als "J" gesendet

  @APP-13
  Regel: Aus einem Depot bei einer anderen Bank wird nur mit Einwilligung etwas übernommen

    Szenario: Ohne Einwilligung wird nach keiner Referenz gefragt und keine gesendet
      Angenommen ein Kunde beantragt "depot"
      Wenn er in das Feld "ONVISTA.VERTRAG_REFERENZ" "V-4711" eingibt
      Dann wird "ONVISTA.EINWILLIGUNG" als "N" gesendet
      Und wird "ONVISTA.VERTRAG_REFERENZ" nicht gesendet

    Szenario: Mit Einwilligung gehören Vertrag und Person dazu, die Legitimation ist freiwillig
      Angenommen ein Kunde beantragt "depot"
      Wenn er in das Feld "ONVISTA.EINWILLIGUNG" "ja" eingibt
      Dann liest er bei "ONVISTA.VERTRAG_REFERENZ" "Bitte alle Pflichtfelder ausfüllen"
      Und liest er bei "ONVISTA.PERSON_REFERENZ" "Bitte alle Pflichtfelder ausfüllen"
      Und liest er bei "ONVISTA.LEGITIMATION" nichts
      Wenn er in das Feld "ONVISTA.VERTRAG_REFERENZ" "V-4711" eingibt
      Und er in das Feld "ONVISTA.PERSON_REFERENZ" "P-0815" eingibt
      Dann liest er bei "ONVISTA.VERTRAG_REFERENZ" nichts
      Und wird "ONVISTA.EINWILLIGUNG" als "J" gesendet
      Und wird "ONVISTA.VERTRAG_REFERENZ" als "V-4711" gesendet
      Und wird "ONVISTA.PERSON_REFERENZ" als "P-0815" gesendet

  @APP-09 @APP-13
  Regel: Ein Ausweis des Kindes läuft ab, eine Geburtsurkunde nicht

    Szenariogrundriss: <Ausweis>
      Angenommen ein Kunde beantragt "junior-konto"
      Wenn er in das Feld "PERSON.AUSWEIS_VORHANDEN_J" "ja" eingibt
      Und er im Feld "PERSON.AUSWEIS_ART_J" "<Ausweis>" wählt
      Dann liest er bei "PERSON.AUSWEIS_NUMMER_J" "Bitte alle Pflichtfelder ausfüllen"
      Und liest er bei "PERSON.AUSWEIS_BEHOERDE_J" "Bitte alle Pflichtfelder ausfüllen"
      Und liest er bei "PERSON.AUSWEIS_AUSGESTELLT_J" "Bitte alle Pflichtfelder ausfüllen"
      Und liest er bei "PERSON.AUSWEIS_GUELTIG_BIS_J" <Text>

      Beispiele:
        | Ausweis         | Text                                 |
        | PERSONALAUSWEIS | "Bitte alle Pflichtfelder ausfüllen" |
        | REISEPASS       | "Bitte alle Pflichtfelder ausfüllen" |
        | GEBURTSURKUNDE  | nichts                               |

  @APP-13
  Regel: Die Eröffnungsprämie bekommt nur, wer sie will

    Szenariogrundriss: Auf die Prämie mit "<Antwort>" geantwortet
      Angenommen ein Kunde beantragt "<Antrag>"
      Wenn er in das Feld "PRAEMIE.EROEFFNUNG" "<Antwort>" eingibt
      Dann wird "PRAEMIE.EROEFFNUNG" als "<Wert>" gesendet

      Beispiele:
        | Antrag       | Antwort | Wert |
        | depot        | ja      | J    |
        | depot        | nein    | N    |
        | junior-depot | ja      | J    |

  @APP-07
  Regel: Was nicht stimmt, wird in den Worten der Vorgabe gesagt

    Szenariogrundriss: "<Eingabe>" in <Feld>
      Angenommen ein Kunde beantragt "<Antrag>"
      Wenn er in das Feld "<Feld>" "<Eingabe>" eingibt
      Dann liest er bei "<Feld>" "<Text>"

      Beispiele:
        | Antrag      | Feld                             | Eingabe           | Text                                                                                |
        | depot       | PERSON.VORNAME_I1                |                   | Bitte alle Pflichtfelder ausfüllen                                                  |
        | depot       | PERSON.VORNAME_I1                | Anna 😀           | Bitte geben Sie nur lateinische Buchstaben ein.                                     |
        | depot       | POST.STRASSE_I1                  | <Lindenweg>       | Bitte geben Sie nur Buchstaben, Ziffern und übliche Satzzeichen ein.                |
        | depot       | PERSON.VORNAME_I1                | Bo                | Bitte mindestens 3 Zeichen eingeben                                                 |
        | girokonto   | KUNDENBINDUNG.TEILNEHMERNUMMER   | 4711              | Bitte mindestens 5 Zeichen eingeben                                                 |
        | depot       | MAILADRESSE.ADRESSE_I1           | jana              | Bitte eine gültige E-Mail eingeben                                                  |
        | depot       | MAILADRESSE.ADRESSE_I1           | jana@-post.example | Bitte eine gültige E-Mail eingeben                                                 |
        | depot       | WIRTSCHAFTSDATEN.NETTOEINKOMMEN_I1 | 2.500,00        | Bitte geben Sie einen gültigen Betrag ein. Erlaubt sind Ziffern von 0 bis 9.        |
        | festgeld    | FESTGELD.ANLAGEBETRAG            | 4999,99           | Bitte legen Sie mindestens 5000 Euro an.                                            |
        | depot       | PERSON.GEBURTSDATUM_I1           | 31.12.1899        | Bitte geben Sie einen Tag ein, der zum Beispiel so aussieht: 14.03.1988.            |
        | depot       | PERSON.GEBURTSDATUM_I1           | 24.11.2008        | Diese Person muss mindestens 18 Jahre alt sein.                                     |
        | depot       | AUSZAHLUNG_KONTO.KONTO_ID        | DE02 1203 0000 0000 2020 52 | Die Prüfziffer dieser IBAN stimmt nicht. Bitte prüfen Sie die Eingabe.    |

    Szenario: Ein Konto außerhalb des Europäischen Wirtschaftsraums braucht den BIC seiner Bank
      Angenommen ein Kunde beantragt "depot"
      Wenn er in das Feld "AUSZAHLUNG_KONTO.KONTO_ID" "DE02 1203 0000 0000 2020 51" eingibt
      Dann wird "AUSZAHLUNG_KONTO.BIC" nicht gesendet
      Wenn er in das Feld "AUSZAHLUNG_KONTO.KONTO_ID" "CH93 0076 2011 6238 5295 7" eingibt
      Und er in das Feld "AUSZAHLUNG_KONTO.BIC" "" eingibt
      Dann liest er bei "AUSZAHLUNG_KONTO.BIC" "Bitte alle Pflichtfelder ausfüllen"
      Wenn er in das Feld "AUSZAHLUNG_KONTO.BIC" "UBSWCHZH8" eingibt
      Dann liest er bei "AUSZAHLUNG_KONTO.BIC" "Bitte schreiben Sie den BIC mit 8 oder 11 Zeichen, zum Beispiel UBSWCHZH80A."
      Wenn er in das Feld "AUSZAHLUNG_KONTO.BIC" "DEUTDEFF" eingibt
      Dann liest er bei "AUSZAHLUNG_KONTO.BIC" "Dieser BIC gehört zu einem anderen Land als die IBAN. Bitte prüfen Sie beide."
      Wenn er in das Feld "AUSZAHLUNG_KONTO.BIC" "ubsw ch zh 80a" eingibt
      Dann liest er bei "AUSZAHLUNG_KONTO.BIC" nichts
      Dann wird "AUSZAHLUNG_KONTO.BIC" als "UBSWCHZH80A" gesendet

    Szenario: Seit wann jemand beschäftigt ist, sagt ein Monat, der begonnen hat
      Angenommen ein Kunde beantragt "depot"
      Wenn er im Feld "PERSON.BERUF_I1" "ANGESTELLT" wählt
      Und er in das Feld "WIRTSCHAFTSDATEN.BESCHAEFTIGT_SEIT_I1" "13.2019" eingibt
      Dann liest er bei "WIRTSCHAFTSDATEN.BESCHAEFTIGT_SEIT_I1" "Bitte geben Sie Monat und Jahr ein, zum Beispiel 04.2019."
      Wenn er in das Feld "WIRTSCHAFTSDATEN.BESCHAEFTIGT_SEIT_I1" "12.2026" eingibt
      Dann liest er bei "WIRTSCHAFTSDATEN.BESCHAEFTIGT_SEIT_I1" "Das liegt in der Zukunft. Bitte prüfen Sie das Datum."
      Wenn er in das Feld "WIRTSCHAFTSDATEN.BESCHAEFTIGT_SEIT_I1" "11.2026" eingibt
      Dann liest er bei "WIRTSCHAFTSDATEN.BESCHAEFTIGT_SEIT_I1" nichts
      Und wird "WIRTSCHAFTSDATEN.BESCHAEFTIGT_SEIT_I1" als "2026-11" gesendet

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
        | festgeld     | LASTSCHRIFT_KONTO.ZAHLUNGSWEG  | ja                          | LASTSCHRIFT_KONTO.ZAHLUNGSWEG  | LASTSCHRIFT            |
        | festgeld     | LASTSCHRIFT_KONTO.ZAHLUNGSWEG  | nein                        | LASTSCHRIFT_KONTO.ZAHLUNGSWEG  | UEBERWEISUNG           |
        | festgeld     | FESTGELD.ANLAGEBETRAG          | 5000                        | FESTGELD.ANLAGEBETRAG          | 5000.00                |
        | depot        | AUSZAHLUNG_KONTO.KONTO_ID      | de02 1203 0000 0000 2020 51 | AUSZAHLUNG_KONTO.KONTO_ID      | DE02120300000000202051 |
        | junior-depot | PERSON.VORNAME_J               | Mina                        | PERSON.VORNAME_I1              | Mina                   |

    Szenario: Eine leere freiwillige Angabe wird nicht gesendet
      Angenommen ein Kunde beantragt "depot"
      Dann wird "PERSON.GEBURTSNAME_I1" nicht gesendet

  @APP-10
  Regel: Die Zusammenfassung sagt in Worten, was eingegeben und gewählt ist

    Szenariogrundriss: <Bezeichnung> bei <Antrag>
      Angenommen ein Kunde beantragt "<Antrag>"
      Wenn er im Feld "<Feld>" "<Eingabe>" wählt
      Dann steht in der Zusammenfassung bei "<Bezeichnung>" "<Angabe>"

      Beispiele:
        | Antrag    | Feld                   | Eingabe    | Bezeichnung        | Angabe       |
        | depot     | PERSON.NAME_I1         | Neumann    | Nachname           | Neumann      |
        | depot     | PERSON.GEBURTSDATUM_I1 | 01.02.1980 | Geburtsdatum       | 01.02.1980   |
        | festgeld  | FESTGELD.ANLAGEBETRAG  | 7000,00    | Anlagebetrag       | 7.000,00 EUR |
        | girokonto | GIRO.DISPO             | nein       | Dispositionskredit | nein         |

    Szenario: Was nicht gefragt ist, steht dort nicht
      Angenommen ein Kunde beantragt "girokonto"
      Wenn er im Feld "GIRO.DISPO" "nein" wählt
      Dann steht in der Zusammenfassung nichts bei "Höhe des Kredits"

  @APP-15
  Regel: Was angefangen ist, geht auf einem anderen Gerät weiter

    Szenario: Der Name steht schon da
      Angenommen ein Kunde beantragt "depot"
      Wenn er in das Feld "PERSON.NAME_I1" "Neumann" eingibt
      Und er den Antrag auf einem anderen Gerät fortsetzt
      Dann steht in "PERSON.NAME_I1" "Neumann"
      Und steht in "PERSON.VORNAME_I1" ""
