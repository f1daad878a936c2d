import { both, question, type GroupContent } from './group-content';

/** Warrants. */
export const warrants: GroupContent = {
  id: 'optionsscheine',
  name: both('Optionsscheine', 'Warrants'),
  kind: 'MOST_TRADED',
  knowledgeClass: 'SPECIAL',
  allows: both('Call- und Put-Optionsscheine', 'Call and put warrants'),
  expertise: [
    both(
      'Ein Call gibt das Recht, einen Basiswert zum Basispreis zu kaufen, ein Put das Recht, ihn zu verkaufen. Ist das Recht am Ende nichts wert, verfällt der Schein: Totalverlust.',
      'A call gives the right to buy an underlying at the strike, a put the right to sell it. If the right is worth nothing at the end, the warrant lapses: a total loss.',
    ),
    both(
      'Der Preis besteht aus innerem Wert und Zeitwert. Der Zeitwert schwindet jeden Tag und zum Ende hin immer schneller, auch wenn sich der Basiswert nicht bewegt.',
      'Its price consists of intrinsic and time value. Time value decays every day, ever faster towards the end, even if the underlying does not move.',
    ),
    both(
      'Der Schein reagiert mit Hebel auf den Basiswert und zusätzlich auf die erwartete Schwankung: Sinkt diese, kann ein Call fallen, obwohl die Aktie steigt. Handelspartner ist der Herausgeber, dessen Zahlungsfähigkeit Sie vertrauen.',
      'The warrant reacts to its underlying with leverage, and to expected volatility besides: if that falls, a call may fall although the share rises. Your counterparty is the issuer, whose solvency you rely on.',
    ),
  ],
  picture: {
    title: both('Zeitwert bis zum letzten Tag', 'Time value up to the last day'),
    across: both('Laufzeit', 'Term'),
    up: both('Zeitwert', 'Time value'),
    lines: [
      {
        name: both('Optionsschein', 'Warrant'),
        points: [
          [0, 80],
          [25, 69],
          [50, 56],
          [70, 43],
          [85, 30],
          [95, 16],
          [100, 0],
        ],
      },
    ],
  },
  film: [
    both(
      'Ein Call setzt auf steigende, ein Put auf fallende Kurse.',
      'A call bets on rising prices, a put on falling ones.',
    ),
    both('Mit jedem Tag verliert der Schein an Zeitwert.', 'Every day the warrant loses time value.'),
    both(
      'Am Ende bleibt der innere Wert, und der kann null sein.',
      'At the end intrinsic value remains, and that may be nil.',
    ),
  ],
  questions: [
    question(
      'Ein Call hat den Basispreis 100 EUR, Bezugsverhältnis 1. Die Aktie steht am letzten Tag bei 92 EUR. Was ist er wert?',
      'A call has a strike of 100 EUR and a ratio of 1. The share is at 92 EUR on the last day. What is it worth?',
      ['Nichts', 'Nothing'],
      ['8 EUR', '8 EUR'],
      ['92 EUR', '92 EUR'],
      ['Seinen Kaufpreis', 'Its purchase price'],
    ),
    question(
      'Die Aktie bewegt sich wochenlang nicht. Was geschieht mit dem Wert eines Optionsscheins?',
      'The share does not move for weeks. What happens to the value of a warrant?',
      ['Er sinkt, weil der Zeitwert schwindet', 'It falls since time value decays'],
      ['Er steigt', 'It rises'],
      ['Er bleibt gleich', 'It stays the same'],
      ['Er wird auf den Kaufpreis zurückgesetzt', 'It is reset to the purchase price'],
    ),
    question(
      'Worauf setzt, wer einen Put kauft?',
      'What does the buyer of a put bet on?',
      ['Auf einen fallenden Basiswert', 'On a falling underlying'],
      ['Auf einen steigenden Basiswert', 'On a rising underlying'],
      ['Auf steigende Dividenden', 'On rising dividends'],
      ['Auf einen sinkenden Zins der Bank', 'On a falling rate of the bank'],
    ),
    question(
      'Was bedeutet ein Hebel von 8?',
      'What does leverage of 8 mean?',
      [
        'Eine Bewegung des Basiswerts um 1 Prozent bewegt den Schein um rund 8 Prozent, in beide Richtungen',
        'A move of the underlying by 1 per cent moves the warrant by about 8 per cent, both ways',
      ],
      ['Der Gewinn ist auf das Achtfache begrenzt', 'The gain is limited to eight times'],
      ['Der Schein läuft acht Jahre', 'The warrant runs for eight years'],
      ['Verluste werden durch acht geteilt', 'Losses are divided by eight'],
    ),
    question(
      'Die Aktie steigt leicht, der Call fällt. Was kann der Grund sein?',
      'The share rises slightly, the call falls. What may be the reason?',
      ['Die erwartete Schwankung ist gesunken', 'Expected volatility has fallen'],
      ['Der Call wurde in einen Put gewandelt', 'The call was turned into a put'],
      ['Die Börse hat eine Dividende abgezogen', 'The exchange deducted a dividend'],
      ['Das ist nicht möglich', 'That is not possible'],
    ),
    question(
      'Wie viel können Sie mit einem gekauften Optionsschein höchstens verlieren?',
      'How much can you lose at most with a warrant you bought?',
      ['Den ganzen Einsatz', 'Your whole stake'],
      ['Die Hälfte des Einsatzes', 'Half your stake'],
      ['Mehr als den Einsatz', 'More than your stake'],
      ['Nur die Entgelte', 'The fees only'],
    ),
  ],
};
