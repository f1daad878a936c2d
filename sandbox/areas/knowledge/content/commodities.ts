import { both, question, type GroupContent } from './group-content';

/** Exchange-traded commodities. */
export const commodities: GroupContent = {
  id: 'rohstoffe',
  name: both('Rohstoffe und Edelmetalle (ETC)', 'Commodities and precious metals (ETC)'),
  kind: 'OTHERS',
  knowledgeClass: 'EXPERT',
  allows: both('Börsengehandelte Rohstoffpapiere ohne Hebel', 'Exchange-traded commodities without leverage'),
  expertise: [
    both(
      'Ein ETC ist eine Schuldverschreibung auf einen Rohstoff, kein Fonds. Manche sind mit hinterlegtem Metall besichert, andere nicht; bei Zahlungsunfähigkeit des Herausgebers macht das den Unterschied.',
      'An ETC is a debt instrument on a commodity, not a fund. Some are secured by metal in a vault, others are not; on insolvency of the issuer that makes the difference.',
    ),
    both(
      'Viele ETC halten Terminkontrakte, die regelmäßig in spätere getauscht werden. Sind die späteren teurer, kostet jeder Tausch Geld, auch wenn der Rohstoff selbst nicht fällt.',
      'Many ETCs hold futures that are regularly rolled into later ones. If the later ones are dearer, each roll costs money even though the commodity itself does not fall.',
    ),
    both(
      'Rohstoffe zahlen weder Zins noch Dividende, schwanken mit Wetter, Politik und Lagerbeständen und werden meist in US-Dollar gehandelt.',
      'Commodities pay neither interest nor dividends, move with weather, politics and stocks, and mostly trade in US dollars.',
    ),
  ],
  picture: {
    title: both('Rohstoff und ETC, wenn jeder Tausch kostet', 'Commodity and ETC when each roll costs'),
    across: both('Zeit', 'Time'),
    up: both('Preis', 'Price'),
    lines: [
      {
        name: both('Rohstoff', 'Commodity'),
        points: [
          [0, 60],
          [20, 66],
          [40, 58],
          [60, 70],
          [80, 62],
          [100, 64],
        ],
      },
      {
        name: both('ETC', 'ETC'),
        points: [
          [0, 60],
          [20, 62],
          [40, 50],
          [60, 56],
          [80, 45],
          [100, 42],
        ],
      },
    ],
  },
  film: [
    both('Ein ETC folgt dem Preis eines Rohstoffs.', 'An ETC follows the price of a commodity.'),
    both(
      'Hält er Terminkontrakte, müssen sie immer wieder getauscht werden.',
      'If it holds futures, they have to be rolled again and again.',
    ),
    both(
      'Sind die neuen teurer, verliert der ETC auch bei gleichem Preis.',
      'If the new ones are dearer, the ETC loses even at the same price.',
    ),
  ],
  questions: [
    question(
      'Was ist ein ETC rechtlich?',
      'What is an ETC in law?',
      ['Eine Schuldverschreibung', 'A debt instrument'],
      ['Ein Anteil an einem Sondervermögen', 'A unit of a segregated fund'],
      ['Eine Aktie des Bergwerks', 'A share of the mine'],
      ['Ein Sparbuch', 'A savings book'],
    ),
    question(
      'Der Ölpreis ist nach einem Jahr gleich, Ihr Öl-ETC hat verloren. Was ist der wahrscheinlichste Grund?',
      'The oil price is unchanged after a year, your oil ETC has lost. What is the likeliest reason?',
      ['Verluste beim Tausch in teurere Terminkontrakte', 'Losses from rolling into dearer futures'],
      ['Eine Dividende wurde ausgezahlt', 'A dividend was paid'],
      ['Der Index wurde verboten', 'The index was banned'],
      ['Ein Rechenfehler der Börse', 'A miscalculation by the exchange'],
    ),
    question(
      'Wovor schützt eine Besicherung mit hinterlegtem Gold?',
      'What does collateral in stored gold protect against?',
      ['Vor dem Ausfall des Herausgebers', 'Default of the issuer'],
      ['Vor fallendem Goldpreis', 'A falling gold price'],
      ['Vor dem Wechselkurs', 'The exchange rate'],
      ['Vor den laufenden Kosten', 'Running costs'],
    ),
    question(
      'Welchen laufenden Ertrag zahlt Gold?',
      'Which running income does gold pay?',
      ['Keinen', 'None'],
      ['Einen Zins von zwei Prozent', 'Interest of two per cent'],
      ['Eine Dividende', 'A dividend'],
      ['Eine Miete', 'A rent'],
    ),
    question(
      'Welches Risiko haben viele Rohstoffpapiere für Anleger im Euroraum zusätzlich?',
      'Which additional risk do many commodity products carry for investors in the euro area?',
      ['Das Währungsrisiko zum US-Dollar', 'Currency risk against the US dollar'],
      ['Das Risiko einer Kapitalerhöhung', 'The risk of a capital increase'],
      ['Das Risiko einer Mieterhöhung', 'The risk of a rent increase'],
      ['Keines', 'None'],
    ),
    question(
      'Was kann den Preis von Weizen stark bewegen?',
      'What may move the price of wheat strongly?',
      ['Wetter, Ernten und Handelsbeschränkungen', 'Weather, harvests and trade restrictions'],
      ['Nur der Leitzins', 'Only the key interest rate'],
      ['Nur der DAX', 'Only the DAX'],
      ['Nichts, er wird festgelegt', 'Nothing, it is fixed'],
    ),
  ],
};
