# language: de
Funktionalität: Was ein Fehler nach sich zieht
  Die meisten Fehler zeigt die Seite selbst. Einige führen weg: zur Abmeldung, zur Fehlerseite, zu einer Seite, die
  erklärt, was gesperrt ist.

  @KIT-12
  Regel: Antworten, die die Sitzung beenden

    Szenariogrundriss: <Antwort>
      Wenn die Bank mit <Antwort> antwortet
      Dann <Folge>

      Beispiele:
        | Antwort                                                   | Folge                                         |
        | Status 401                                                | wird abgemeldet, weil die Zeit abgelaufen ist |
        | Status 403                                                | wird abgemeldet                               |
        | Status 422 und Schlüssel "fehler_unautorisierter_zugriff" | wird abgemeldet                               |
        | Status 422 und Schlüssel "fehler_person_unbekannt"        | wird abgemeldet                               |

    Szenario: Die Bank nennt die Adresse der Abmeldung
      Wenn die Bank mit Status 401 und Abmeldeadresse "/lp/wt/logout?grund=zeit" antwortet
      Dann wird über "/lp/wt/logout?grund=zeit" abgemeldet

    Szenariogrundriss: Die Bank schickt mit <Status> eine Fehleradresse
      Wenn die Bank mit Status <Status> und Fehleradresse "/lp/wt/hinweis" antwortet
      Dann geht es nach "/lp/wt/hinweis"

      Beispiele:
        | Status |
        | 401    |
        | 403    |

  @KIT-13
  Regel: Ein Schlüssel der Sperrliste führt zur Fehlerseite, jeder andere ist eine Ablehnung

    Szenariogrundriss: Schlüssel <Schlüssel>
      Angenommen auf der Sperrliste stehen "fehler-wartung, fehler-zugang-eingeschraenkt, fehler-aktion-gesperrt"
      Wenn die Bank mit Status 422 und Schlüssel "<Schlüssel>" antwortet
      Dann <Folge>

      Beispiele:
        | Schlüssel                    | Folge                                                           |
        | fehler-wartung               | zeigt die Fehlerseite den Fehler "fehler-wartung"               |
        | fehler-zugang-eingeschraenkt | zeigt die Fehlerseite den Fehler "fehler-zugang-eingeschraenkt" |
        | fehler-aktion-gesperrt       | öffnet sich "funktion-gesperrt"                                 |
        | fehler-menge-ungueltig       | zeigt die Seite den Fehler selbst                               |

    Szenario: Die Fehlerseite erfährt, wie lange es dauert, aber nichts über Personen
      Angenommen auf der Sperrliste stehen "fehler-wartung"
      Wenn die Bank mit Status 422 und Schlüssel "fehler-wartung" und den Angaben "bis=24.11.2026, name=Anna Berger, iban=DE02120300000000202051" antwortet
      Dann zeigt die Fehlerseite den Fehler "fehler-wartung"
      Und die Fehlerseite kennt nur die Angaben "bis=24.11.2026"

  @KIT-12 @ORD-26
  Regel: Ein Ausfall steht auf der Seite, auch bei einer Order; die Positionen des Depots führt er zur Fehlerseite

    Szenariogrundriss: <Antwort> <Ort>
      Wenn die Bank <Ort> mit <Antwort> antwortet
      Dann <Folge>

      Beispiele:
        | Ort             | Antwort                | Folge                                              |
        | auf einer Seite | Status 500             | zeigt die Seite den Fehler selbst                  |
        | auf einer Seite | Status 503             | zeigt die Seite den Fehler selbst                  |
        | auf einer Seite | einer Seite statt JSON | zeigt die Seite den Fehler selbst                  |
        | auf einer Seite | Status 404             | zeigt die Seite den Fehler selbst                  |
        | bei einer Order | Status 500             | zeigt die Seite den Fehler selbst                  |
        | bei einer Order | Status 404             | zeigt die Seite den Fehler selbst                  |
        | bei Positionen  | Status 500             | zeigt die Fehlerseite den Fehler "depot-positions" |
        | bei Positionen  | einer Seite statt JSON | zeigt die Fehlerseite den Fehler "depot-positions" |
        | bei Positionen  | Status 404             | zeigt die Fehlerseite den Fehler "depot-positions" |
