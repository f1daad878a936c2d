# language: de
Funktionalität: Portfolioplaner
  Aus den Antworten wird eine Risikoklasse von 1 bis 5 und ein Vorschlag, in welche Wertpapiere wie viel geht. Was
  vorgeschlagen ist, steht im Antrag für ein Depot schon drin.

  @PLA-01
  Regel: Jede Antwort erlaubt eine höchste Risikoklasse, und die vorsichtigste entscheidet

    Szenariogrundriss: <Angabe>: <Antwort>
      Angenommen ein Kunde hat im Portfolioplaner nur mutige Antworten gegeben
      Wenn er in das Feld "ANLAGEDEPOT_SCORING.<Angabe>" "<Antwort>" eingibt
      Dann ist seine Risikoklasse <Klasse>

      Beispiele:
        | Angabe                  | Antwort         | Klasse |
        | ANLAGEZIEL              | VERMOEGEN       | 5      |
        | ANLAGEZIEL              | ANSCHAFFUNG     | 3      |
        | ANLAGEDAUER             | BIS_3           | 1      |
        | ANLAGEDAUER             | 3_BIS_5         | 2      |
        | ANLAGEDAUER             | 5_BIS_10        | 4      |
        | ALTER                   | 75              | 3      |
        | EINKOMMENSQUELLE        | SELBSTSTAENDIG  | 4      |
        | UEBERSCHUSS_ENTWICKLUNG | FAELLT          | 3      |
        | VERLUSTTOLERANZ         | 5               | 1      |
        | SCHWANKUNGSTOLERANZ     | WENIG           | 2      |
        | SPARRATE                | 500,00          | 5      |
        | SPARRATE                | 500,01          | 3      |
        | ANLAGEBETRAG            | 30000,00        | 5      |
        | ANLAGEBETRAG            | 30000,01        | 3      |
        | NACHHALTIGKEIT          | ja              | 5      |

    Szenario: Gebundenes Vermögen zählt zu einem Viertel
      Angenommen ein Kunde hat im Portfolioplaner nur mutige Antworten gegeben
      Wenn er in das Feld "ANLAGEDEPOT_SCORING.VERMOEGEN_ILLIQUIDE" "0,00" eingibt
      Und er in das Feld "ANLAGEDEPOT_SCORING.ANLAGEBETRAG" "25000,01" eingibt
      Dann ist seine Risikoklasse 3

  @PLA-01
  Regel: Der Vorschlag steht im Antrag für ein Depot, nach der Aufteilung auf den Cent geteilt

    Szenario: Ein Plan der Klasse 3
      Angenommen ein Kunde hat im Portfolioplaner nur mutige Antworten gegeben
      Wenn er in das Feld "ANLAGEDEPOT_SCORING.SCHWANKUNGSTOLERANZ" "MITTEL" eingibt
      Und er in das Feld "ANLAGEDEPOT_SCORING.SPARRATE" "500,00" eingibt
      Und er in das Feld "ANLAGEDEPOT_SCORING.ERSTE_AUSFUEHRUNG" "05.01.2027" eingibt
      Dann steht im Antrag für sein Depot
        | Angabe      | Inhalt     |
        | NAME        | Mein Plan  |
        | KAUFTAG     | 7          |
        | ERSTER_KAUF | 05.01.2027 |
        | WKN_1       | DWHEN8     |
        | SPARRATE_1  | 50,00      |
        | WKN_2       | A0RL83     |
        | SPARRATE_2  | 200,00     |
        | WKN_3       | A2PKXG     |
        | SPARRATE_3  | 225,00     |
        | WKN_4       | DWEGD5     |
        | SPARRATE_4  | 25,00      |

    Szenario: Teile unter 25 EUR gehen an das vorsichtigste Wertpapier, das bleibt
      Angenommen ein Kunde hat im Portfolioplaner nur mutige Antworten gegeben
      Wenn er in das Feld "ANLAGEDEPOT_SCORING.SCHWANKUNGSTOLERANZ" "MITTEL" eingibt
      Und er in das Feld "ANLAGEDEPOT_SCORING.SPARRATE" "100,00" eingibt
      Dann steht im Antrag für sein Depot
        | Angabe     | Inhalt |
        | WKN_1      | A0RL83 |
        | SPARRATE_1 | 55,00  |
        | WKN_2      | A2PKXG |
        | SPARRATE_2 | 45,00  |

    Szenario: Wem Nachhaltigkeit wichtig ist, der bekommt die Wertpapiere, die seine Wünsche erfüllen
      Angenommen ein Kunde hat im Portfolioplaner nur mutige Antworten gegeben
      Wenn er in das Feld "ANLAGEDEPOT_SCORING.SCHWANKUNGSTOLERANZ" "MITTEL" eingibt
      Und er in das Feld "ANLAGEDEPOT_SCORING.SPARRATE" "100,00" eingibt
      Und er in das Feld "ANLAGEDEPOT_SCORING.NACHHALTIGKEIT" "ja" eingibt
      Und er in das Feld "ANLAGEDEPOT_SCORING.THEMA_RECHTE" "ja" eingibt
      Dann steht im Antrag für sein Depot
        | Angabe | Inhalt |
        | WKN_1  | A0RL83 |
        | WKN_2  | DWGSW7 |
