import { both, question, type GroupContent } from './group-content';

/** Shares. */
export const shares: GroupContent = {
  id: 'aktien',
  name: both('Aktien', 'Shares'),
  kind: 'MOST_TRADED',
  knowledgeClass: 'ADVANCED',
  allows: both(
    'Stamm- und Vorzugsaktien an allen Handelsplätzen',
    'Ordinary and preference shares on every venue',
  ),
  expertise: [
    both(
      'Mit einer Aktie gehört Ihnen ein Teil eines Unternehmens. Sie sind am Gewinn und am Vermögen beteiligt und dürfen als Inhaber einer Stammaktie in der Hauptversammlung abstimmen.',
      'A share makes you part owner of a company. You share in its profit and assets, and with an ordinary share you may vote at the general meeting.',
    ),
    both(
      'Ihr Ertrag besteht aus Kursgewinnen und Dividenden. Beides ist nicht zugesagt: Ein Unternehmen kann die Dividende kürzen oder ausfallen lassen, und am Tag der Auszahlung fällt der Kurs rechnerisch um ihre Höhe.',
      'Your return is made of price gains and dividends. Neither is promised: a company may cut or drop its dividend, and on the ex-day the price falls, in arithmetic, by its amount.',
    ),
    both(
      'Der Kurs schwankt mit den Erwartungen an das Unternehmen und mit dem ganzen Markt. Wird das Unternehmen zahlungsunfähig, werden Aktionäre zuletzt bedient; ein Totalverlust ist möglich. Streuung über viele Unternehmen mindert das Risiko des einzelnen, nicht das des Marktes.',
      'The price moves with what is expected of the company and with the market as a whole. If the company fails, shareholders are paid last; you can lose everything. Spreading money over many companies reduces the risk of each one, not that of the market.',
    ),
  ],
  picture: {
    title: both('Eine Aktie und der Durchschnitt vieler Aktien', 'One share and the average of many'),
    across: both('Zeit', 'Time'),
    up: both('Wert', 'Value'),
    lines: [
      {
        name: both('Eine Aktie', 'One share'),
        points: [
          [0, 40],
          [10, 58],
          [20, 44],
          [30, 70],
          [40, 38],
          [50, 52],
          [60, 86],
          [70, 60],
          [80, 78],
          [90, 30],
          [100, 46],
        ],
      },
      {
        name: both('Viele Aktien', 'Many shares'),
        points: [
          [0, 40],
          [10, 44],
          [20, 43],
          [30, 50],
          [40, 44],
          [50, 48],
          [60, 58],
          [70, 56],
          [80, 62],
          [90, 54],
          [100, 63],
        ],
      },
    ],
  },
  film: [
    both('Eine Aktie ist ein Anteil an einem Unternehmen.', 'A share is a part of a company.'),
    both(
      'Geht es dem Unternehmen gut, kann der Kurs steigen und eine Dividende fließen.',
      'If the company does well, the price may rise and a dividend may be paid.',
    ),
    both(
      'Geht es ihm schlecht, fällt der Kurs, im äußersten Fall auf null.',
      'If it does badly, the price falls, at worst to nothing.',
    ),
    both(
      'Wer auf viele Unternehmen streut, hängt nicht an einem einzigen.',
      'Money spread over many companies does not hang on a single one.',
    ),
  ],
  questions: [
    question(
      'Was erwerben Sie mit einer Aktie?',
      'What do you acquire with a share?',
      ['Einen Anteil am Eigenkapital eines Unternehmens', 'A part of the equity of a company'],
      ['Eine Forderung auf feste Zinsen', 'A claim to fixed interest'],
      ['Eine Garantie des Staates auf Rückzahlung', 'A state guarantee of repayment'],
      ['Einen Anteil an einem Sondervermögen', 'A part of a separate fund of assets'],
    ),
    question(
      'Ein Unternehmen, dessen Aktien Sie halten, wird zahlungsunfähig. Was bedeutet das für Sie?',
      'A company whose shares you hold becomes insolvent. What does that mean for you?',
      [
        'Sie werden nach allen Gläubigern bedient und können alles verlieren',
        'You are paid after all creditors and may lose everything',
      ],
      ['Die Einlagensicherung ersetzt den Kaufpreis', 'Deposit protection replaces the purchase price'],
      ['Sie erhalten den letzten Börsenkurs ausgezahlt', 'You are paid the last exchange price'],
      [
        'Sie müssen für die Schulden des Unternehmens aufkommen',
        'You are liable for the debts of the company',
      ],
    ),
    question(
      'Was geschieht rechnerisch am Tag, an dem eine Aktie ohne Dividende gehandelt wird?',
      'What happens, in arithmetic, on the day a share trades without its dividend?',
      ['Der Kurs sinkt um die Höhe der Dividende', 'The price falls by the amount of the dividend'],
      ['Der Kurs steigt um die Höhe der Dividende', 'The price rises by the amount of the dividend'],
      ['Der Handel ist für einen Tag ausgesetzt', 'Trading is suspended for a day'],
      ['Die Zahl Ihrer Aktien verringert sich', 'The number of your shares falls'],
    ),
    question(
      'Worin unterscheiden sich deutsche Vorzugsaktien meist von Stammaktien?',
      'How do German preference shares usually differ from ordinary shares?',
      [
        'Sie haben kein Stimmrecht, dafür einen Vorrang bei der Dividende',
        'They carry no vote but rank first for the dividend',
      ],
      ['Ihr Kurs kann nicht fallen', 'Their price cannot fall'],
      ['Sie werden zu einem festen Tag zurückgezahlt', 'They are repaid on a fixed day'],
      ['Sie dürfen nur von Banken gehalten werden', 'Only banks may hold them'],
    ),
    question(
      'Welches Risiko mindert es, Geld auf viele Aktien verschiedener Branchen zu verteilen?',
      'Which risk is reduced by spreading money over many shares of different industries?',
      ['Das Risiko, dass ein einzelnes Unternehmen enttäuscht', 'The risk that a single company disappoints'],
      ['Das Risiko, dass der ganze Aktienmarkt fällt', 'The risk that the whole share market falls'],
      ['Das Risiko steigender Entgelte', 'The risk of rising fees'],
      ['Jedes Risiko', 'Every risk'],
    ),
    question(
      'Sie kaufen eine Aktie, die in US-Dollar notiert. Der Kurs in Dollar bleibt gleich, der Dollar fällt gegenüber dem Euro. Was geschieht mit dem Wert in Euro?',
      'You buy a share quoted in US dollars. Its dollar price stays the same and the dollar falls against the euro. What happens to its value in euros?',
      ['Er sinkt', 'It falls'],
      ['Er steigt', 'It rises'],
      ['Er bleibt gleich', 'It stays the same'],
      ['Er wird von der Börse in Dollar ausgeglichen', 'The exchange makes up for it in dollars'],
    ),
  ],
};
