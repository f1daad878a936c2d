# language: de
Funktionalität: Was die Bank zu einem Sparplan sagt
  Jede Meldung steht dort, wo sie sich beheben lässt, auch wenn die Zeilen inzwischen andere sind.

  Grundlage:
    Angenommen ein leerer Sparplan

  @SAV-08 @KNO-04
  Regel: Fehlende Kenntnisse halten den Plan auf, am Wertpapier

    Szenario: Eine Aktie, deren Kenntnisse fehlen
      Angenommen Zeile 1 kauft "MSCI World" für "50" EUR
      Und Zeile 2 kauft "SAP" für "50" EUR
      Wenn die Bank den Plan prüft
      Dann steht bei "positions[2].instrument" "fehler_produktgruppenkenntnis_nicht_vorhanden_wertpapiersparplan"

  @SAV-04
  Regel: Die Bank zählt, was gesendet wurde; entfernte Zeilen verschieben nichts

    Szenario: Eine Zeile davor wird entfernt, während die Bank prüft
      Angenommen Zeile 1 kauft "MSCI World" für "50" EUR
      Und Zeile 2 kauft "SAP" für "50" EUR
      Wenn die Bank den Plan prüft und der Kunde inzwischen Zeile 1 entfernt
      Dann steht bei "positions[2].instrument" "fehler_produktgruppenkenntnis_nicht_vorhanden_wertpapiersparplan"

    Szenario: Die beanstandete Zeile selbst wird entfernt
      Angenommen Zeile 1 kauft "MSCI World" für "50" EUR
      Und Zeile 2 kauft "SAP" für "50" EUR
      Wenn die Bank den Plan prüft und der Kunde inzwischen Zeile 2 entfernt
      Dann steht nirgends "fehler_produktgruppenkenntnis_nicht_vorhanden_wertpapiersparplan"

  @SAV-04
  Regel: Meldungen ohne Stelle stehen über dem Plan oder am Konto

    Szenariogrundriss: <Meldung> am Konto
      Angenommen Zeile 1 kauft "MSCI World" für "50" EUR
      Und die Bank sagt zu jedem Plan "<Meldung>" als Fehler
      Wenn die Bank den Plan prüft
      Dann steht bei "accountIban" "<Meldung>"

      Beispiele:
        | Meldung                                  |
        | QUELL_UND_ZIELKUNDENVERBINDUNG_IDENTISCH |
        | KONTO_EXISTIERT_NICHT                    |
        | FALSCHE_KONTOART                         |
        | BIC_NICHT_SEPAFAEHIG_LASTSCHRIFT         |
        | BIC_NICHT_ERMITTELBAR                    |
        | INSTITUT_NICHT_CORE_FAEHIG               |
        | KONTONUMMER_UNGUELTIG                    |

    @SAV-08
    Szenariogrundriss: <Meldung> über dem Plan
      Angenommen Zeile 1 kauft "MSCI World" für "50" EUR
      Und die Bank sagt zu jedem Plan "<Meldung>" als Fehler
      Wenn die Bank den Plan prüft
      Dann steht über dem Plan "<Meldung>"

      Beispiele:
        | Meldung                                     |
        | fehler_vertriebsstrategieNichtPrivatkunde   |
        | fehler_kundenklassifikationNichtPrivatkunde |

  @SAV-04
  Regel: Zwei Meldungen zeigt das Portal nicht, weil sein Formular sie schon sagt

    Szenariogrundriss: <Meldung>
      Angenommen Zeile 1 kauft "MSCI World" für "50" EUR
      Und die Bank sagt zu jedem Plan "<Meldung>" als Fehler
      Wenn die Bank den Plan prüft
      Dann steht nirgends "<Meldung>"

      Beispiele:
        | Meldung                                     |
        | fehler_pflichtfeld_nicht_gesetzt            |
        | fehler-lastschriftiban-darf-nicht-leer-sein |

  @SAV-04
  Regel: Hinweise halten den Plan nicht auf

    Szenariogrundriss: <Meldung>
      Angenommen Zeile 1 kauft "MSCI World" für "50" EUR
      Und die Bank sagt zu jedem Plan "<Meldung>" als <Schwere>
      Wenn die Bank den Plan prüft
      Dann ist "<Meldung>" ein Hinweis, der den Plan nicht aufhält

      Beispiele:
        | Meldung                                                     | Schwere |
        | hinweis_missverhaeltnis_sparrate_zu_kosten                  | Warnung |
        | hinweis_basisinformationsblatt_vorhanden                    | Hinweis |
        | hinweis_offener_immobilien_fonds_ruecknahme_bedingungen     | Hinweis |
        | hinweis_bgb_offener_immobilien_fonds_ruecknahme_bedingungen | Hinweis |
        | hinweis_erfahrung_in_produktgruppe_nicht_erreicht           | Warnung |

  @SAV-04
  Regel: Ein Fehler, den das Portal nicht kennt, steht mit seinem Text da und wird protokolliert

    Szenario: Etwas Neues
      Angenommen Zeile 1 kauft "MSCI World" für "50" EUR
      Und die Bank sagt zu jedem Plan den unbekannten Fehler "fehler-neu" mit dem Text "Heute nicht"
      Wenn die Bank den Plan prüft
      Dann steht über dem Plan "fehler-neu"
      Und ist der unerwartete Fehler protokolliert
