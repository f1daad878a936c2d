# language: de
Funktionalität: Was die Bank zu einem Sparplan sagt
  Jede Meldung steht dort, wo sie sich beheben lässt, auch wenn der Plan inzwischen andere Wertpapiere hat.

  Grundlage:
    Angenommen ein leerer Sparplan

  @SAV-08 @KNO-04
  Regel: Fehlende Kenntnisse halten den Plan auf, am Wertpapier

    Szenario: Eine Aktie, deren Kenntnisse fehlen
      Angenommen das erste Wertpapier ist "MSCI World" mit einer Rate von "50" EUR
      Und das zweite Wertpapier ist "SAP" mit einer Rate von "50" EUR
      Wenn die Bank den Plan prüft
      Dann wird beim zweiten Wertpapier gemeldet, dass die Kenntnisse dafür fehlen

  @SAV-04
  Regel: Die Bank zählt, was gesendet wurde; entfernte Wertpapiere verschieben nichts

    Szenario: Das Wertpapier davor wird entfernt, während die Bank prüft
      Angenommen das erste Wertpapier ist "MSCI World" mit einer Rate von "50" EUR
      Und das zweite Wertpapier ist "SAP" mit einer Rate von "50" EUR
      Wenn die Bank den Plan prüft und der Kunde inzwischen das erste Wertpapier entfernt
      Dann wird bei "SAP" gemeldet, dass die Kenntnisse dafür fehlen

    Szenario: Die Wertpapiere werden umgestellt, während die Bank prüft
      Angenommen das erste Wertpapier ist "MSCI World" mit einer Rate von "50" EUR
      Und das zweite Wertpapier ist "SAP" mit einer Rate von "50" EUR
      Wenn die Bank den Plan prüft und der Kunde inzwischen das zweite Wertpapier nach oben stellt
      Dann wird bei "SAP" gemeldet, dass die Kenntnisse dafür fehlen

    Szenario: Das beanstandete Wertpapier selbst wird entfernt
      Angenommen das erste Wertpapier ist "MSCI World" mit einer Rate von "50" EUR
      Und das zweite Wertpapier ist "SAP" mit einer Rate von "50" EUR
      Wenn die Bank den Plan prüft und der Kunde inzwischen das zweite Wertpapier entfernt
      Dann wird nirgends gemeldet, dass die Kenntnisse dafür fehlen

  @SAV-04
  Regel: Was ein Wertpapier betrifft, steht an ihm oder an seiner Rate

    Szenariogrundriss: An der Rate, dass <Meldung>
      Angenommen das erste Wertpapier ist "MSCI World" mit einer Rate von "50" EUR
      Und das zweite Wertpapier ist "SAP" mit einer Rate von "50" EUR
      Und die Bank meldet über das zweite Wertpapier jedes Plans als Fehler, dass <Meldung>
      Wenn die Bank den Plan prüft
      Dann wird bei der Rate des zweiten Wertpapiers gemeldet, dass <Meldung>

      Beispiele:
        | Meldung                                            |
        | der Anlagebetrag zu niedrig ist                    |
        | sich bei der Rate keine Stückzahl ergibt           |
        | die Rate für Beginn und Ende des Plans zu groß ist |

    Szenariogrundriss: Am Wertpapier, dass <Meldung>
      Angenommen das erste Wertpapier ist "MSCI World" mit einer Rate von "50" EUR
      Und das zweite Wertpapier ist "SAP" mit einer Rate von "50" EUR
      Und die Bank meldet über das zweite Wertpapier jedes Plans als Fehler, dass <Meldung>
      Wenn die Bank den Plan prüft
      Dann wird beim zweiten Wertpapier gemeldet, dass <Meldung>

      Beispiele:
        | Meldung                                  |
        | es mehrfach im Plan steht                |
        | es nicht sparplanfähig ist               |
        | sein Basisinformationsblatt fehlt        |
        | es sich hier nicht abwickeln lässt       |
        | eine US-Person es nicht handeln darf     |
        | der Zielmarkt des Depots nicht ausreicht |

    Szenariogrundriss: Bei allen Raten zusammen, dass <Meldung>
      Angenommen das erste Wertpapier ist "MSCI World" mit einer Rate von "50" EUR
      Und die Bank meldet zu jedem Plan als Fehler, dass <Meldung>
      Wenn die Bank den Plan prüft
      Dann wird bei den Wertpapieren zusammen gemeldet, dass <Meldung>

      Beispiele:
        | Meldung                                                      |
        | der höchste Anlagebetrag überschritten ist                   |
        | die Grenze der Lastschrift überschritten ist                 |
        | die Grenze der Lastschrift aus dem Ausland überschritten ist |

    @SAV-05
    Szenario: Der Verzicht auf Unterlagen, wo die Bank ihn verlangt
      Angenommen das erste Wertpapier ist "MSCI World" mit einer Rate von "50" EUR
      Und die Bank meldet zu jedem Plan als Fehler, dass auf die Verkaufsunterlagen zu verzichten ist
      Wenn die Bank den Plan prüft
      Dann wird am Verzicht gemeldet, dass auf die Verkaufsunterlagen zu verzichten ist

  @SAV-04
  Regel: Meldungen ohne Stelle stehen über dem Plan oder am Konto

    Szenariogrundriss: Am Konto, dass <Meldung>
      Angenommen das erste Wertpapier ist "MSCI World" mit einer Rate von "50" EUR
      Und die Bank meldet zu jedem Plan als Fehler, dass <Meldung>
      Wenn die Bank den Plan prüft
      Dann wird am Konto gemeldet, dass <Meldung>

      Beispiele:
        | Meldung                                        |
        | Quelle und Ziel dieselbe Kundenverbindung sind |
        | es das Konto nicht gibt                        |
        | die Kontoart nicht passt                       |
        | die BIC keine SEPA-Lastschrift zulässt         |
        | sich die BIC nicht ermitteln lässt             |
        | das Institut keine Basislastschrift annimmt    |
        | die Kontonummer ungültig ist                   |
        | die IBAN ungültig ist                          |

    @SAV-08
    Szenariogrundriss: Über dem Plan, dass <Meldung>
      Angenommen das erste Wertpapier ist "MSCI World" mit einer Rate von "50" EUR
      Und die Bank meldet zu jedem Plan als Fehler, dass <Meldung>
      Wenn die Bank den Plan prüft
      Dann wird über dem Plan gemeldet, dass <Meldung>

      Beispiele:
        | Meldung                                           |
        | die Vertriebsstrategie keine für Privatkunden ist |
        | der Kunde nicht als Privatkunde eingestuft ist    |

  @SAV-04
  Regel: Zwei Meldungen zeigt das Portal nicht, weil sein Formular sie schon sagt

    Szenariogrundriss: Dass <Meldung>
      Angenommen das erste Wertpapier ist "MSCI World" mit einer Rate von "50" EUR
      Und die Bank meldet zu jedem Plan als Fehler, dass <Meldung>
      Wenn die Bank den Plan prüft
      Dann wird nirgends gemeldet, dass <Meldung>

      Beispiele:
        | Meldung                        |
        | eine Pflichtangabe fehlt       |
        | die IBAN der Lastschrift fehlt |

  @SAV-04
  Regel: Hinweise halten den Plan nicht auf

    Szenariogrundriss: Dass <Meldung>
      Angenommen das erste Wertpapier ist "MSCI World" mit einer Rate von "50" EUR
      Und die Bank meldet zu jedem Plan als <Schwere>, dass <Meldung>
      Wenn die Bank den Plan prüft
      Dann steht beim Plan, dass <Meldung>, und hält ihn nicht auf

      Beispiele:
        | Meldung                                                               | Schwere |
        | die Kosten in keinem Verhältnis zur Rate stehen                       | Warnung |
        | es ein Basisinformationsblatt gibt                                    | Hinweis |
        | für den offenen Immobilienfonds Haltedauer und Kündigungsfrist gelten | Hinweis |
        | der offene Immobilienfonds Anteile nur bedingt zurücknimmt            | Hinweis |
        | die Erfahrung in der Produktgruppe nicht erreicht ist                 | Warnung |

  @SAV-04 @SAV-10
  Regel: Vor einer Lastschrift kündigt die Bank ihr Mandat an

    Szenariogrundriss: Eingezogen wird <Zahl>
      Angenommen das erste Wertpapier ist "MSCI World" mit einer Rate von "50" EUR
      Und die Bank kündigt zu jedem Plan ein Mandat an, nach dem sie <Zahl> einzieht
      Wenn die Bank den Plan prüft
      Dann steht beim Plan ein Mandat des Gläubigers "DE98ZZZ09999999999", nach dem die Bank <Zahl> einzieht
      Und beanstandet das Formular nichts

      Beispiele:
        | Zahl        |
        | jedes Mal   |
        | nur einmal  |

  @SAV-04
  Regel: Ein Fehler, den das Portal nicht kennt, steht mit seinem Text da und wird protokolliert

    Szenario: Etwas Neues
      Angenommen das erste Wertpapier ist "MSCI World" mit einer Rate von "50" EUR
      Und die Bank meldet zu jedem Plan einen Fehler, den das Portal nicht kennt: "Heute nicht"
      Wenn die Bank den Plan prüft
      Dann steht dieser Fehler über dem Plan mit seinem Text "Heute nicht"
      Und ist der unerwartete Fehler protokolliert
