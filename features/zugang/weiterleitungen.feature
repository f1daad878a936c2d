# language: de
Funktionalität: Wohin weitergeleitet werden darf
  Rücksprungziel, Abmeldeadresse und Fehleradresse kommen von außen. Gefolgt wird ihnen nur auf Seiten der Bank;
  jedes andere Ziel führt zur Abmeldung.

  @GU-10
  Regel: Erlaubt sind das Portal und die Seiten der Bank, die dazugehören

    Szenariogrundriss: <Ziel>
      Dann darf nach "<Ziel>" weitergeleitet werden

      Beispiele:
        | Ziel                                            |
        | /ngbrk/                                         |
        | /ngbrk/order/erstellung?wkn=716460&side=verkauf |
        | /lp/wt/logout                                   |
        | /cp/error/generic                               |
        | /login?page=%2Fngbrk%2Forderbuch&rolle=kunde    |

  @GU-10
  Regel: Kein anderes Ziel, in welcher Schreibweise auch immer

    Szenariogrundriss: <Kunstgriff>
      Dann darf nach "<Ziel>" nicht weitergeleitet werden

      Beispiele:
        | Kunstgriff                          | Ziel                                    |
        | ein anderer Rechner                 | //boese.example/ngbrk/                  |
        | mit Protokoll                       | https://boese.example/                  |
        | ein Skript                          | javascript:alert(1)                     |
        | in gemischter Schreibweise          | JaVaScRiPt:alert(1)                     |
        | ein Backslash, den Browser umdrehen | /\\\\boese.example                      |
        | aus dem Portal hinaus               | /ngbrk/../sandbox                       |
        | dasselbe verschlüsselt              | /ngbrk/%2e%2e/sandbox                   |
        | ein Name, der nur so anfängt        | /ngbrkboese                             |
        | in der Anmeldung versteckt          | /login?page=%2F%2Fboese.example         |
        | doppelt verschlüsselt               | /login?page=%252F%252Fboese.example     |
        | als zweite Angabe                   | /login?rolle=kunde&page=//boese.example |
