# language: de
Funktionalität: Wenn die Bank nicht sagt, ob jemand hereindarf
  Was sich nicht herausfinden lässt, öffnet nichts. Gefragt wird dreimal, je fünf Sekunden lang; dann sagt die
  Fehlerseite, was ist, und das Protokoll, was fehlte.

  @GU-08
  Regel: Dreimal keine Antwort führt zur Fehlerseite

    Szenariogrundriss: Keine Antwort auf die Frage nach <Frage>
      Angenommen die Bank antwortet auf die Frage nach "<Frage>" 3 Mal nicht
      Wenn "<Seite>" aufgerufen wird
      Dann geht es zur Fehlerseite
      Und das Protokoll nennt den Fehler "<Fehler>"
      Und die Fehlerseite kennt die Kennung des Fehlers

      Beispiele:
        | Frage    | Seite                      | Fehler                         |
        | products | order/erstellung           | Fehler beim Laden der Produkte |
        | products | steuersimulation           | Fehler beim Laden der Produkte |
        | depots   | orderbuch                  | Fehler beim Laden der Depots   |
        | depots   | cominvest/auszahlen        | Fehler beim Laden der Depots   |
        | depots   | wertpapiersparplan/anlegen | Fehler beim Laden der Depots   |

  @GU-08
  Regel: Zwei verpasste Antworten sind noch kein Ausfall

    Szenariogrundriss: <Anzahl> Mal keine Antwort, dann eine
      Angenommen die Bank antwortet auf die Frage nach "depots" <Anzahl> Mal nicht
      Wenn "orderbuch" aufgerufen wird
      Dann öffnet sich die Seite
      Und das Protokoll nennt keinen Fehler

      Beispiele:
        | Anzahl |
        | 1      |
        | 2      |

  @GU-05
  Regel: Die Ordervoreinstellungen werden mitgelesen, halten aber niemanden auf

    Szenario: Keine Antwort auf die Frage nach den Voreinstellungen
      Angenommen die Bank antwortet auf die Frage nach "orderPreferences" 3 Mal nicht
      Wenn "orderbuch" aufgerufen wird
      Dann öffnet sich die Seite
      Und das Protokoll nennt den Fehler "Order preferences not readable"

  @GU-08
  Regel: Eine beendete Sitzung ist kein Ausfall

    Szenario: Die Sitzung endet, während gefragt wird
      Angenommen die Bank beantwortet die Frage nach "depots" mit einer abgelaufenen Sitzung
      Wenn "orderbuch?status=offen" aufgerufen wird
      Dann sagt die Abmeldung, dass die Zeit abgelaufen ist
