# language: de
Funktionalität: Die Fehlerseite
  Sie sagt, was geschehen ist, was es für die Kundin bedeutet und wie es weitergeht, in einem Satz mehr als nötig und
  keinem weniger.

  @SH-05
  Regel: Der Fehler steht in der Adresse, sonst in dem, was sich der Tab gemerkt hat, sonst ist er allgemein

    Szenariogrundriss: <Fall>
      Angenommen der Tab hat sich den Fehler "<gemerkt>" gemerkt
      Wenn die Fehlerseite "<Adresse>" geöffnet wird
      Dann lautet ihre Überschrift "<Überschrift>"

      Beispiele:
        | Fall                           | Adresse                  | gemerkt        | Überschrift                              |
        | die Adresse nennt ihn          | /cp/error/order          |                | Die Order konnte nicht bearbeitet werden |
        | die Adresse geht vor           | /cp/error/order          | fehler-wartung | Die Order konnte nicht bearbeitet werden |
        | nur der erste Teil der Adresse | /cp/error/order/generic  |                | Die Order konnte nicht bearbeitet werden |
        | der Tab hat ihn sich gemerkt   | /cp/error                | fehler-wartung | Diese Funktion wird gerade gewartet      |
        | niemand nennt ihn              | /cp/error                |                | Das hat gerade nicht geklappt            |
        | niemand kennt ihn              | /cp/error/was-auch-immer |                | Das hat gerade nicht geklappt            |
        | er ist gemerkt, aber unbekannt | /cp/error                | was-auch-immer | Das hat gerade nicht geklappt            |

  @SH-05
  Regel: Jeder Fehler hat genau einen Weg weiter

    Szenariogrundriss: <Fehler>
      Wenn die Fehlerseite "/cp/error/<Fehler>" geöffnet wird
      Dann führt ihr einziger Weg weiter nach "<Ziel>"

      Beispiele:
        | Fehler                       | Ziel                   |
        | generic                      | /ngbrk/                |
        | not-found                    | /ngbrk/                |
        | internal-server-error        | /ngbrk/                |
        | order                        | /ngbrk/orderbuch       |
        | session-locked               | /lp/wt/logout          |
        | fehler-wartung               | /ngbrk/                |
        | fehler-zugang-eingeschraenkt | /ngbrk/depotuebersicht |
