import { both, question, type GroupContent } from './group-content';

/** Investment certificates without capital protection. */
export const certificates: GroupContent = {
  id: 'anlagezertifikate',
  name: both('Bonus-, Discount- und Express-Zertifikate', 'Bonus, discount and express certificates'),
  kind: 'MOST_TRADED',
  knowledgeClass: 'EXPERT',
  allows: both('Anlagezertifikate ohne Kapitalschutz', 'Investment certificates without capital protection'),
  expertise: [
    both(
      'Ein Discount-Zertifikat kostet weniger als sein Basiswert, dafür ist der Gewinn nach oben begrenzt. Ein Bonus-Zertifikat zahlt einen Bonus, solange der Basiswert eine Schwelle nie berührt. Ein Express-Zertifikat kann an Stichtagen vorzeitig mit einem Ertrag zurückgezahlt werden.',
      'A discount certificate costs less than its underlying; in return its gain is capped. A bonus certificate pays a bonus as long as the underlying never touches a barrier. An express certificate may be repaid early with a return on set dates.',
    ),
    both(
      'Wird die Schwelle eines Bonus-Zertifikats auch nur einmal berührt, entfällt der Bonus, und das Zertifikat fällt mit dem Basiswert, ohne dass Sie Dividenden erhalten hätten.',
      'If the barrier of a bonus certificate is touched even once, the bonus is gone and the certificate falls with its underlying, without your having received any dividends.',
    ),
    both(
      'Alle sind Schuldverschreibungen: Bei Zahlungsunfähigkeit des Herausgebers droht der Totalverlust, wie auch immer der Basiswert steht.',
      'All of them are debt instruments: if the issuer becomes insolvent you may lose everything, whatever the underlying does.',
    ),
  ],
  picture: {
    title: both(
      'Rückzahlung am Ende, Schwelle berührt und nicht berührt',
      'Repayment at the end, barrier touched and not touched',
    ),
    across: both('Basiswert am Ende', 'Underlying at the end'),
    up: both('Rückzahlung', 'Repayment'),
    lines: [
      {
        name: both('Bonus, Schwelle nie berührt', 'Bonus, barrier never touched'),
        points: [
          [35, 70],
          [70, 70],
          [100, 100],
        ],
      },
      {
        name: both('Bonus, Schwelle berührt', 'Bonus, barrier touched'),
        points: [
          [0, 0],
          [100, 100],
        ],
      },
      {
        name: both('Discount', 'Discount'),
        points: [
          [0, 8],
          [55, 62],
          [100, 62],
        ],
      },
    ],
  },
  film: [
    both(
      'Ein Discount-Zertifikat: billiger als die Aktie, mit einer Grenze nach oben.',
      'A discount certificate: cheaper than the share, with a limit above.',
    ),
    both(
      'Ein Bonus-Zertifikat: Der Bonus lebt, solange die Schwelle nicht berührt wird.',
      'A bonus certificate: the bonus lives as long as the barrier is not touched.',
    ),
    both('Einmal berührt, ist er für immer verloren.', 'Touched once, it is gone for ever.'),
  ],
  questions: [
    question(
      'Was geschieht mit einem Bonus-Zertifikat, wenn der Basiswert die Schwelle einmal berührt?',
      'What happens to a bonus certificate if its underlying touches the barrier once?',
      ['Der Bonus entfällt endgültig', 'The bonus is lost for good'],
      ['Der Bonus wird verdoppelt', 'The bonus is doubled'],
      ['Nichts, wenn der Kurs sich erholt', 'Nothing, if the price recovers'],
      [
        'Das Zertifikat wird sofort zum Kaufpreis zurückgezahlt',
        'The certificate is repaid at once at its purchase price',
      ],
    ),
    question(
      'Wie hoch ist der Gewinn eines Discount-Zertifikats höchstens?',
      'How large can the gain of a discount certificate be at most?',
      ['Bis zum festgelegten Höchstbetrag (Cap)', 'Up to the cap set'],
      ['Unbegrenzt', 'Without limit'],
      ['So hoch wie die Dividenden', 'As large as the dividends'],
      ['Immer 10 Prozent', 'Always 10 per cent'],
    ),
    question(
      'Wann kann ein Express-Zertifikat vorzeitig zurückgezahlt werden?',
      'When may an express certificate be repaid early?',
      [
        'Wenn der Basiswert an einem Stichtag seine Schwelle erreicht',
        'If its underlying reaches its level on a set date',
      ],
      ['Wenn der Anleger es verlangt', 'If the investor asks for it'],
      ['Wenn der Herausgeber neue Aktien ausgibt', 'If the issuer issues new shares'],
      ['Nie', 'Never'],
    ),
    question(
      'Die Aktie hinter Ihrem Zertifikat steigt, aber der Herausgeber wird zahlungsunfähig. Was gilt?',
      'The share behind your certificate rises but the issuer becomes insolvent. What holds?',
      ['Sie können alles verlieren', 'You may lose everything'],
      ['Sie erhalten die Aktie', 'You receive the share'],
      ['Sie erhalten den Kurs der Aktie in Geld', 'You are paid the price of the share'],
      ['Die Börse übernimmt das Zertifikat', 'The exchange takes the certificate over'],
    ),
    question(
      'Der Basiswert eines Discount-Zertifikats fällt weit unter dessen Kaufpreis. Was erhalten Sie am Ende?',
      'The underlying of a discount certificate falls far below its purchase price. What do you receive at the end?',
      [
        'Den Wert des Basiswerts, also weniger als gezahlt',
        'The value of the underlying, so less than you paid',
      ],
      ['Den Höchstbetrag', 'The cap'],
      ['Den Kaufpreis', 'The purchase price'],
      ['Den Abschlag', 'The discount'],
    ),
    question(
      'Wer profitiert am ehesten von einem Discount-Zertifikat?',
      'Who profits most from a discount certificate?',
      [
        'Wer seitwärts laufende oder leicht steigende Kurse erwartet',
        'An investor who expects sideways or slightly rising prices',
      ],
      ['Wer stark steigende Kurse erwartet', 'An investor who expects sharply rising prices'],
      ['Wer stark fallende Kurse erwartet', 'An investor who expects sharply falling prices'],
      ['Wer Dividenden erhalten möchte', 'An investor who wants dividends'],
    ),
  ],
};
