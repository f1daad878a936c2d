import { both, question, type GroupContent } from './group-content';

/** Reverse convertibles. */
export const reverseConvertibles: GroupContent = {
  id: 'aktienanleihen',
  name: both('Aktienanleihen', 'Reverse convertibles'),
  kind: 'OTHERS',
  knowledgeClass: 'EXPERT',
  allows: both('Aktienanleihen mit und ohne Barriere', 'Reverse convertibles with and without a barrier'),
  expertise: [
    both(
      'Eine Aktienanleihe zahlt einen hohen, sicheren Zins. Am Ende entscheidet der Kurs einer Aktie: Steht er mindestens auf dem Basispreis, erhalten Sie den Nennwert, sonst eine feste Zahl von Aktien.',
      'A reverse convertible pays a high, certain coupon. At the end the price of a share decides: at or above the strike you get the nominal, else a fixed number of shares.',
    ),
    both(
      'Der Gewinn ist auf den Zins begrenzt. Der Verlust reicht, vom Zins abgesehen, so weit wie der der Aktie.',
      'Your gain is limited to the coupon. Your loss, apart from the coupon, goes as far as that of the share.',
    ),
    both(
      'Beispiel: Nennwert 1.000 EUR, Basispreis 50 EUR, also 20 Aktien. Steht die Aktie am Ende bei 35 EUR, erhalten Sie Aktien für 700 EUR und den Zins.',
      'Example: nominal 1,000 EUR, strike 50 EUR, hence 20 shares. If the share ends at 35 EUR you receive shares worth 700 EUR and the coupon.',
    ),
  ],
  picture: {
    title: both('Rückzahlung mit Zins am Ende der Laufzeit', 'Repayment with coupon at the end of the term'),
    across: both('Aktie am Ende', 'Share at the end'),
    up: both('Rückzahlung', 'Repayment'),
    lines: [
      {
        name: both('Aktienanleihe', 'Reverse convertible'),
        points: [
          [0, 10],
          [50, 70],
          [100, 70],
        ],
      },
      {
        name: both('Aktie', 'Share'),
        points: [
          [0, 0],
          [100, 100],
        ],
      },
    ],
  },
  film: [
    both(
      'Ein hoher Zins, der in jedem Fall gezahlt wird, solange der Herausgeber zahlen kann.',
      'A high coupon, paid in any case as long as the issuer can pay.',
    ),
    both(
      'Liegt die Aktie am Ende unter dem Basispreis, erhalten Sie Aktien statt Geld.',
      'If the share ends below the strike you receive shares instead of money.',
    ),
    both('Dann tragen Sie deren Verlust.', 'You then bear their loss.'),
  ],
  questions: [
    question(
      'Nennwert 1.000 EUR, Basispreis 50 EUR, Aktie am Ende 35 EUR. Was erhalten Sie neben dem Zins?',
      'Nominal 1,000 EUR, strike 50 EUR, share at the end 35 EUR. What do you receive besides the coupon?',
      ['20 Aktien im Wert von 700 EUR', '20 shares worth 700 EUR'],
      ['1.000 EUR', '1,000 EUR'],
      ['700 EUR und 20 Aktien', '700 EUR and 20 shares'],
      ['Nichts', 'Nothing'],
    ),
    question(
      'Die Aktie verdoppelt sich während der Laufzeit. Wie hoch ist Ihr Gewinn?',
      'The share doubles during the term. How large is your gain?',
      ['Er ist auf den Zins begrenzt', 'It is limited to the coupon'],
      ['Er verdoppelt sich', 'It doubles'],
      ['Er entspricht dem Gewinn der Aktie', 'It equals that of the share'],
      ['Er beträgt null', 'It is nil'],
    ),
    question(
      'Wer entscheidet, ob am Ende Geld oder Aktien geliefert werden?',
      'What decides whether money or shares are delivered at the end?',
      ['Der Kurs der Aktie im Verhältnis zum Basispreis', 'The price of the share against the strike'],
      ['Der Anleger', 'The investor'],
      ['Die depotführende Bank', 'The custodian bank'],
      ['Das Los', 'A draw'],
    ),
    question(
      'Welche zwei Risiken trägt der Inhaber einer Aktienanleihe vor allem?',
      'Which two risks does the holder of a reverse convertible mainly bear?',
      [
        'Den Fall der Aktie und den Ausfall des Herausgebers',
        'A fall of the share and default of the issuer',
      ],
      ['Steigende Aktien und steigende Dividenden', 'Rising shares and rising dividends'],
      ['Nur das Zinsrisiko', 'Interest-rate risk only'],
      ['Keine, der Zins ist sicher', 'None, the coupon is certain'],
    ),
    question(
      'Was bewirkt eine zusätzliche Barriere unter dem Basispreis?',
      'What does an additional barrier below the strike do?',
      [
        'Aktien werden nur geliefert, wenn sie berührt oder unterschritten wurde',
        'Shares are delivered only if it was touched or crossed',
      ],
      ['Sie erhöht den Gewinn ohne Grenze', 'It raises the gain without limit'],
      ['Sie sichert den Nennwert immer', 'It always protects the nominal'],
      ['Sie verkürzt die Laufzeit', 'It shortens the term'],
    ),
    question(
      'Warum ist der Zins einer Aktienanleihe hoch?',
      'Why is the coupon of a reverse convertible high?',
      [
        'Weil der Anleger das Risiko fallender Aktien übernimmt',
        'Because the investor takes the risk of a falling share',
      ],
      ['Weil der Herausgeber besonders sicher ist', 'Because the issuer is especially safe'],
      ['Weil er vom Staat gefördert wird', 'Because the state subsidises it'],
      ['Weil keine Entgelte anfallen', 'Because no fees are due'],
    ),
  ],
};
