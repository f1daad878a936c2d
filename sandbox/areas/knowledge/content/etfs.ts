import { both, question, type GroupContent } from './group-content';

/** Exchange-traded funds. */
export const etfs: GroupContent = {
  id: 'etf',
  name: both('Börsengehandelte Indexfonds (ETF)', 'Exchange-traded funds (ETF)'),
  kind: 'MOST_TRADED',
  knowledgeClass: 'BASIC',
  allows: both('ETFs ohne Hebel, einmalig und im Sparplan', 'ETFs without leverage, once or by savings plan'),
  expertise: [
    both(
      'Ein ETF bildet einen Index nach, zum Beispiel den DAX oder einen Weltindex. Er ist ein Fonds: Das Vermögen gehört den Anlegern und ist vom Vermögen der Fondsgesellschaft getrennt.',
      'An ETF follows an index, for instance the DAX or a world index. It is a fund: its assets belong to the investors and are kept apart from those of the management company.',
    ),
    both(
      'Physische ETFs halten die Wertpapiere des Index, synthetische tauschen dessen Wertentwicklung mit einer Bank; fällt diese aus, kann ein begrenzter Verlust entstehen. Laufende Kosten werden dem Fondsvermögen täglich entnommen und stehen nicht auf Ihrer Abrechnung.',
      'Physical ETFs hold the securities of the index, synthetic ones swap its performance with a bank; should it fail, a limited loss may follow. Running costs are taken from the assets every day and do not appear on your contract note.',
    ),
    both(
      'Ein ETF fällt, wenn sein Index fällt; niemand greift ein. Ein Index über ein Land oder eine Branche schwankt stärker als einer über die Welt. Außerhalb der Handelszeit der enthaltenen Werte ist die Spanne zwischen Kauf- und Verkaufskurs oft weiter.',
      'An ETF falls when its index falls; nobody steps in. An index of one country or industry moves more than one of the world. Outside the trading hours of what it holds, the spread between buying and selling price is often wider.',
    ),
  ],
  picture: {
    title: both(
      'Ein ETF folgt seinem Index, abzüglich der Kosten',
      'An ETF follows its index, less the costs',
    ),
    across: both('Zeit', 'Time'),
    up: both('Wert', 'Value'),
    lines: [
      {
        name: both('Index', 'Index'),
        points: [
          [0, 30],
          [15, 42],
          [30, 36],
          [45, 55],
          [60, 48],
          [75, 70],
          [100, 82],
        ],
      },
      {
        name: both('ETF', 'ETF'),
        points: [
          [0, 30],
          [15, 41],
          [30, 34],
          [45, 52],
          [60, 44],
          [75, 65],
          [100, 76],
        ],
      },
    ],
  },
  film: [
    both('Ein ETF kauft, was in seinem Index steht.', 'An ETF buys what its index holds.'),
    both(
      'Steigt der Index, steigt der ETF; fällt der Index, fällt er mit.',
      'When the index rises the ETF rises; when it falls the ETF falls with it.',
    ),
    both(
      'Ein wenig bleibt er zurück: Das sind die laufenden Kosten.',
      'It lags a little: those are the running costs.',
    ),
  ],
  questions: [
    question(
      'Was ist das Ziel eines ETF?',
      'What is the aim of an ETF?',
      ['Die Wertentwicklung eines Index nachzubilden', 'To follow the performance of an index'],
      ['Jeden Index zu übertreffen', 'To beat every index'],
      ['Einen festen Zins zu zahlen', 'To pay fixed interest'],
      ['Verluste des Index auszugleichen', 'To make up for losses of the index'],
    ),
    question(
      'Die Fondsgesellschaft eines ETF wird zahlungsunfähig. Was gilt für das Fondsvermögen?',
      'The management company of an ETF becomes insolvent. What happens to the fund’s assets?',
      [
        'Es ist Sondervermögen und fällt nicht in die Insolvenzmasse',
        'They are segregated and are not part of the insolvency estate',
      ],
      [
        'Es wird unter den Gläubigern der Gesellschaft verteilt',
        'They are shared among the creditors of the company',
      ],
      ['Es verfällt', 'They lapse'],
      ['Die Börse kauft die Anteile zum letzten Kurs', 'The exchange buys the units at the last price'],
    ),
    question(
      'Welches zusätzliche Risiko hat ein synthetischer ETF?',
      'Which additional risk does a synthetic ETF carry?',
      ['Den Ausfall der Bank, mit der getauscht wird', 'The failure of the bank it swaps with'],
      ['Eine Nachschusspflicht der Anleger', 'A duty of investors to pay more in'],
      ['Ein festes Ende der Laufzeit', 'A fixed end of its term'],
      ['Ein Verbot des Verkaufs', 'A ban on selling'],
    ),
    question(
      'Wie werden die laufenden Kosten eines ETF bezahlt?',
      'How are the running costs of an ETF paid?',
      [
        'Sie werden dem Fondsvermögen entnommen und mindern den Kurs',
        'They are taken from the assets and lower the price',
      ],
      ['Sie stehen auf jeder Kaufabrechnung', 'They appear on every contract note'],
      ['Der Staat erstattet sie', 'The state refunds them'],
      ['Sie fallen erst beim Verkauf an', 'They arise only on sale'],
    ),
    question(
      'Wann ist die Spanne zwischen An- und Verkaufskurs eines ETF auf US-Aktien in der Regel am kleinsten?',
      'When is the spread of an ETF on US shares usually smallest?',
      ['Wenn auch die US-Börsen geöffnet sind', 'When the US exchanges are open too'],
      ['Kurz nach Mitternacht', 'Shortly after midnight'],
      ['Am Wochenende', 'At the weekend'],
      ['Sie ist zu jeder Zeit gleich', 'It is the same at any time'],
    ),
    question(
      'Der Index eines ETF verliert 40 Prozent. Was ist zu erwarten?',
      'The index of an ETF loses 40 per cent. What is to be expected?',
      ['Der ETF verliert etwa 40 Prozent', 'The ETF loses about 40 per cent'],
      ['Der ETF wird vorher verkauft', 'The ETF is sold beforehand'],
      ['Der Fondsmanager weicht auf Anleihen aus', 'The fund manager moves into bonds'],
      ['Der ETF verliert höchstens 10 Prozent', 'The ETF loses 10 per cent at most'],
    ),
  ],
};
