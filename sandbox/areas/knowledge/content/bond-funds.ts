import { both, question, type GroupContent } from './group-content';

/** Bond and money-market funds. */
export const bondFunds: GroupContent = {
  id: 'rentenfonds',
  name: both('Renten- und Geldmarktfonds', 'Bond and money-market funds'),
  kind: 'OTHERS',
  knowledgeClass: 'BASIC',
  allows: both('Fonds und ETFs auf Anleihen und Geldmarkt', 'Funds and ETFs on bonds and the money market'),
  expertise: [
    both(
      'Rentenfonds halten viele Anleihen, Geldmarktfonds sehr kurz laufende Papiere und Guthaben. Fällige Papiere werden durch neue ersetzt; ein Fonds hat deshalb keinen Tag, an dem er zum Nennwert zurückzahlt.',
      'Bond funds hold many bonds, money-market funds very short paper and deposits. What matures is replaced; a fund therefore has no day on which it repays a nominal value.',
    ),
    both(
      'Wie stark der Anteilwert auf Zinsen reagiert, sagt die Duration: Bei einer Duration von 7 kostet ein Anstieg der Marktzinsen um einen Prozentpunkt rund 7 Prozent.',
      'How strongly the unit price reacts to rates is told by its duration: with a duration of 7 a rise of one percentage point costs about 7 per cent.',
    ),
    both(
      'Auch ein Geldmarktfonds ist kein Bankguthaben: Er ist nicht durch die Einlagensicherung geschützt und kann nach Kosten weniger einbringen, als er kostet.',
      'Not even a money-market fund is a bank deposit: it is not covered by deposit protection and may earn less than it costs.',
    ),
  ],
  picture: {
    title: both(
      'Zinsanstieg in der Mitte: kurz und lang laufender Rentenfonds',
      'Rates rise half way: a short and a long bond fund',
    ),
    across: both('Zeit', 'Time'),
    up: both('Anteilwert', 'Unit price'),
    lines: [
      {
        name: both('Geldmarkt', 'Money market'),
        points: [
          [0, 50],
          [50, 53],
          [100, 58],
        ],
      },
      {
        name: both('Lange Anleihen', 'Long bonds'),
        points: [
          [0, 50],
          [45, 60],
          [60, 40],
          [100, 50],
        ],
      },
    ],
  },
  film: [
    both(
      'Ein Rentenfonds hält viele Anleihen mit verschiedenen Laufzeiten.',
      'A bond fund holds many bonds of different terms.',
    ),
    both(
      'Steigen die Zinsen, sinkt sein Wert, je länger die Laufzeiten, desto mehr.',
      'When rates rise its value falls, the more the longer the terms.',
    ),
    both(
      'Ein Geldmarktfonds schwankt wenig, ist aber kein Bankguthaben.',
      'A money-market fund moves little but is no bank deposit.',
    ),
  ],
  questions: [
    question(
      'Ein Rentenfonds hat eine Duration von 7. Die Marktzinsen steigen um einen Prozentpunkt. Was ist etwa zu erwarten?',
      'A bond fund has a duration of 7. Market rates rise by one percentage point. What is to be expected?',
      ['Ein Verlust von rund 7 Prozent', 'A loss of about 7 per cent'],
      ['Ein Gewinn von rund 7 Prozent', 'A gain of about 7 per cent'],
      ['Ein Verlust von genau 1 Prozent', 'A loss of exactly 1 per cent'],
      ['Keine Änderung', 'No change'],
    ),
    question(
      'Wann zahlt ein Rentenfonds seinen Nennwert zurück?',
      'When does a bond fund repay its nominal value?',
      [
        'Nie, ein Fonds hat keinen Nennwert und keine Fälligkeit',
        'Never, a fund has neither nominal value nor maturity',
      ],
      ['Nach zehn Jahren', 'After ten years'],
      ['Wenn die erste Anleihe fällig wird', 'When its first bond matures'],
      ['Am Jahresende', 'At the end of the year'],
    ),
    question(
      'Ist ein Geldmarktfonds durch die Einlagensicherung geschützt?',
      'Is a money-market fund covered by deposit protection?',
      ['Nein, er ist eine Anlage in Wertpapieren', 'No, it is an investment in securities'],
      ['Ja, bis 100.000 EUR', 'Yes, up to 100,000 EUR'],
      ['Ja, in voller Höhe', 'Yes, in full'],
      ['Nur bei Konten desselben Instituts', 'Only with accounts of the same bank'],
    ),
    question(
      'Was mindert in einem Rentenfonds die Wirkung eines einzelnen Zahlungsausfalls?',
      'What lessens the effect of a single default in a bond fund?',
      ['Die Streuung auf viele Herausgeber', 'Spreading over many issuers'],
      ['Der Ausgabeaufschlag', 'The front-end charge'],
      ['Eine staatliche Garantie', 'A state guarantee'],
      ['Die Wahl einer langen Laufzeit', 'Choosing long terms'],
    ),
    question(
      'Welcher Fonds schwankt bei Zinsänderungen am wenigsten?',
      'Which fund moves least when rates change?',
      ['Ein Geldmarktfonds', 'A money-market fund'],
      ['Ein Fonds mit lang laufenden Staatsanleihen', 'A fund of long government bonds'],
      ['Ein Fonds mit Wandelanleihen', 'A fund of convertible bonds'],
      ['Ein Fonds mit Nachranganleihen', 'A fund of subordinated bonds'],
    ),
    question(
      'Ein Rentenfonds hält Anleihen in fremder Währung ohne Absicherung. Was kommt zum Zinsrisiko hinzu?',
      'A bond fund holds foreign-currency bonds without hedging. What is added to the interest-rate risk?',
      ['Das Währungsrisiko', 'Currency risk'],
      ['Eine Nachschusspflicht', 'A duty to pay more in'],
      ['Ein Verlust des Stimmrechts', 'A loss of voting rights'],
      ['Nichts', 'Nothing'],
    ),
  ],
};
