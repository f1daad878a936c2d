# language: de
Funktionalität: In welchen Worten eine Meldung erscheint
  Die Bank nennt einen Schlüssel. Das Portal hat dafür eigene Worte; wo nicht, gelten die der Bank, und nie bleibt
  eine Meldung stumm.

  @KIT-05
  Regel: Eigene Worte vor denen der Bank, diese vor dem Ersatz, und zuletzt „Unbekannter Fehler“

    Szenariogrundriss: <Fall>
      Angenommen das Portal hat für "fehler-x" die Worte "<Portal>"
      Wenn die Bank "fehler-x" mit den Worten "<Bank>" meldet
      Dann liest der Kunde "<gelesen>"

      Beispiele:
        | Fall                   | Portal           | Bank       | gelesen            |
        | beide haben Worte      | Die Menge fehlt. | Menge leer | Die Menge fehlt.   |
        | nur die Bank hat Worte |                  | Menge leer | Menge leer         |
        | niemand hat Worte      |                  |            | Unbekannter Fehler |

    Szenariogrundriss: Der Schlüssel "<Schlüssel>" wird unter error-codes gesucht
      Angenommen das Portal hat für "fehler-x" die Worte "Die Menge fehlt."
      Wenn die Bank "<Schlüssel>" mit den Worten "" meldet
      Dann liest der Kunde "Die Menge fehlt."

      Beispiele:
        | Schlüssel            |
        | fehler-x             |
        | error-codes.fehler-x |

  @KIT-05
  Regel: Ein Verweis wird aus Teilen gebaut und führt nur auf erlaubte Seiten

    Szenariogrundriss: Der Verweis führt nach <Ziel>
      Angenommen das Portal hat für "fehler-x" die Worte "Ergänzen Sie HYPERLINK."
      Und der Verweis dazu heißt "Ihre Kenntnisse" und führt nach "<Ziel>"
      Wenn die Bank "fehler-x" mit den Worten "" meldet
      Dann liest der Kunde "Ergänzen Sie Ihre Kenntnisse."
      Und "Ihre Kenntnisse" ist <ein Verweis>

      Beispiele:
        | Ziel                                   | ein Verweis  |
        | /ngbrk/verwaltung/wertpapierkenntnisse | ein Verweis  |
        | https://boese.example                  | kein Verweis |
        | javascript:alert(1)                    | kein Verweis |

    Szenario: Ohne hinterlegten Verweis verschwindet nur die Marke
      Angenommen das Portal hat für "fehler-x" die Worte "Bitte prüfen. HYPERLINK"
      Wenn die Bank "fehler-x" mit den Worten "" meldet
      Dann liest der Kunde "Bitte prüfen. "
