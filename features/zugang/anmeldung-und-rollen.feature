# language: de
Funktionalität: Anmeldung und Rollen
  Vor jedem Bereich steht die Anmeldung, und mit ihr die Frage, ob jemand Vertrag und Rolle dafür hat. Wer gehen muss,
  kommt danach dorthin zurück, wo er hinwollte.

  @GU-01
  Regel: Ohne Anmeldung geht es zur Anmeldung und danach zurück zu Pfad und Abfrage

    Szenariogrundriss: Niemand ist angemeldet und ruft <Seite> auf
      Angenommen niemand ist angemeldet
      Wenn "<Seite>" aufgerufen wird
      Dann geht es zur Anmeldung für "kunde"
      Und danach zurück zu "/ngbrk/<Seite>"

      Beispiele:
        | Seite                                    |
        |                                          |
        | order/erstellung?wkn=716460&side=verkauf |
        | wertpapiersparplan/anlegen               |
        | orderbuch                                |
        | verwaltung/wertpapierkenntnisse          |
        | depotuebersicht                          |
        | cominvest/einzahlen                      |

    Szenariogrundriss: <Seite> ist für alle offen
      Angenommen niemand ist angemeldet
      Wenn "<Seite>" aufgerufen wird
      Dann öffnet sich die Seite

      Beispiele:
        | Seite                      |
        | portfolioplaner/onboarding |
        | antrag/depot?wref=0815     |
        | kein-depot                 |
        | funktion-gesperrt          |
        | gibt/es/nicht              |

  @GU-02
  Regel: Nur wer VERTRAGNEHMER ist, kommt herein

    Szenariogrundriss: Jemand mit den Rollen <Rollen>
      Angenommen jemand ist mit den Rollen "<Rollen>" angemeldet
      Wenn "orderbuch" aufgerufen wird
      Dann <Folge>

      Beispiele:
        | Rollen               | Folge                             |
        | VERTRAGNEHMER        | öffnet sich die Seite             |
        | KUNDE, VERTRAGNEHMER | öffnet sich die Seite             |
        | KUNDE                | geht es zur Anmeldung für "kunde" |
        | MEMBER, KUNDENMEMBER | geht es zur Anmeldung für "kunde" |
        | ROLE_EMPLOYEE        | geht es zur Anmeldung für "kunde" |
        |                      | geht es zur Anmeldung für "kunde" |

    Szenario: Im Bereich der Mitarbeitenden zählen die Rollen dieses Bereichs
      Angenommen jemand ist mit den Rollen "KUNDE" angemeldet
      Und im Bereich der Mitarbeitenden sind es die Rollen "ROLE_EMPLOYEE, VERTRAGNEHMER"
      Wenn "orderbuch" im Bereich der Mitarbeitenden aufgerufen wird
      Dann öffnet sich die Seite

    @GU-10
    Szenario: Von dort führt der Weg zur Anmeldung der Mitarbeitenden
      Angenommen jemand ist mit den Rollen "VERTRAGNEHMER" angemeldet
      Und im Bereich der Mitarbeitenden sind es die Rollen "ROLE_EMPLOYEE"
      Wenn "orderbuch?status=offen" im Bereich der Mitarbeitenden aufgerufen wird
      Dann geht es zur Anmeldung der Mitarbeitenden
      Und danach zurück zu "/ngbrk/orderbuch?status=offen"

  @GU-02
  Regel: Rollen, die sich nicht lesen lassen, sind keine; das Protokoll unterscheidet warum

    Szenario: Die Bank antwortet nicht
      Angenommen die Bank antwortet auf die Frage nach "roles" 3 Mal nicht
      Wenn "orderbuch" aufgerufen wird
      Dann geht es zur Anmeldung für "kunde"
      Und das Protokoll nennt den Fehler "Unable to retrieve roles"

    Szenario: Niemand ist mehr angemeldet
      Angenommen die Bank beantwortet die Frage nach "roles" mit einer abgelaufenen Sitzung
      Wenn "orderbuch" aufgerufen wird
      Dann geht es zur Anmeldung für "kunde"
      Und das Protokoll nennt keinen Fehler
