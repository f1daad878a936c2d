import { both, question, type GroupContent } from './group-content';

/** Profit participation certificates. */
export const participationCertificates: GroupContent = {
  id: 'genussscheine',
  name: both('Genussscheine', 'Profit participation certificates'),
  kind: 'OTHERS',
  knowledgeClass: 'EXPERT',
  allows: both(
    'Genussscheine an den Börsen, die sie führen',
    'Profit participation certificates on the exchanges that list them',
  ),
  expertise: [
    both(
      'Ein Genussschein steht zwischen Aktie und Anleihe: Er zahlt eine Ausschüttung wie einen Zins, nimmt aber an Verlusten des Unternehmens teil und gibt kein Stimmrecht.',
      'A profit participation certificate stands between share and bond: it pays a distribution like a coupon but shares in the losses of the company and carries no vote.',
    ),
    both(
      'In Verlustjahren kann die Ausschüttung ausfallen und der Rückzahlungsanspruch sinken. Ob sie nachgeholt wird, steht in den Bedingungen.',
      'In years of loss the distribution may be dropped and the claim to repayment reduced. Whether it is made up for is laid down in the terms.',
    ),
    both(
      'Bei Zahlungsunfähigkeit werden Inhaber erst nach den gewöhnlichen Gläubigern bedient. Der Handel ist oft dünn; ein Verkauf kann nur zu einem schlechten Kurs möglich sein.',
      'On insolvency holders rank after ordinary creditors. Trading is often thin; a sale may be possible at a poor price only.',
    ),
  ],
  picture: {
    title: both(
      'Ausschüttung nach dem Ergebnis des Unternehmens',
      'Distribution by the result of the company',
    ),
    across: both('Ergebnis des Jahres', 'Result of the year'),
    up: both('Ausschüttung', 'Distribution'),
    lines: [
      {
        name: both('Genussschein', 'Certificate'),
        points: [
          [0, 0],
          [45, 0],
          [50, 60],
          [100, 60],
        ],
      },
    ],
  },
  film: [
    both(
      'Läuft das Jahr gut, zahlt der Genussschein seine Ausschüttung.',
      'In a good year the certificate pays its distribution.',
    ),
    both(
      'In einem Verlustjahr fällt sie aus, und der Rückzahlungsanspruch kann sinken.',
      'In a year of loss it is dropped, and the claim to repayment may fall.',
    ),
    both(
      'Im Konkurs stehen die Inhaber hinter den Gläubigern.',
      'On insolvency holders stand behind the creditors.',
    ),
  ],
  questions: [
    question(
      'Was kann in einem Verlustjahr mit einem Genussschein geschehen?',
      'What may happen to a certificate in a year of loss?',
      [
        'Die Ausschüttung entfällt, und die Rückzahlung kann sinken',
        'The distribution is dropped and the repayment may fall',
      ],
      ['Die Ausschüttung wird verdoppelt', 'The distribution is doubled'],
      ['Er wird in Aktien getauscht', 'It is swapped for shares'],
      ['Nichts, sie ist zugesagt', 'Nothing, it is promised'],
    ),
    question(
      'Welches Recht gibt ein Genussschein nicht?',
      'Which right does a certificate not give?',
      ['Das Stimmrecht in der Hauptversammlung', 'The vote at the general meeting'],
      ['Das Recht, ihn zu verkaufen', 'The right to sell it'],
      ['Einen Anspruch nach den Bedingungen', 'A claim under its terms'],
      ['Das Recht auf die Bedingungen in Textform', 'The right to its terms in writing'],
    ),
    question(
      'An welcher Stelle werden Inhaber bei Zahlungsunfähigkeit bedient?',
      'Where do holders rank on insolvency?',
      ['Nach den gewöhnlichen Gläubigern', 'After ordinary creditors'],
      ['Vor allen anderen', 'Before everybody else'],
      ['Zusammen mit der Einlagensicherung', 'Together with deposit protection'],
      ['Gar nicht, sie haften mit', 'Not at all, they are liable'],
    ),
    question(
      'Wie hoch ist der Nennwert, den ein Genussschein nach hohen Verlusten zurückzahlt?',
      'How much nominal does a certificate repay after heavy losses?',
      ['Er kann ganz entfallen', 'It may be nothing at all'],
      ['Immer 100 Prozent', 'Always 100 per cent'],
      ['Mindestens 50 Prozent', 'At least 50 per cent'],
      ['So viel wie der Börsenkurs', 'As much as the exchange price'],
    ),
    question(
      'Was bedeutet ein dünner Handel für einen Verkauf?',
      'What does thin trading mean for a sale?',
      [
        'Er kann lange dauern oder nur mit Abschlag gelingen',
        'It may take long or succeed at a discount only',
      ],
      ['Er ist ausgeschlossen', 'It is ruled out'],
      ['Er ist kostenlos', 'It is free of charge'],
      ['Er erfolgt zum Nennwert', 'It is made at par'],
    ),
    question(
      'Worin ähnelt der Genussschein einer Anleihe?',
      'In what does a certificate resemble a bond?',
      ['In einer regelmäßigen, begrenzten Ausschüttung', 'In a regular, limited distribution'],
      ['Im Stimmrecht', 'In its vote'],
      ['Im unbegrenzten Gewinn', 'In unlimited gain'],
      ['In der Nachschusspflicht', 'In a duty to pay more in'],
    ),
  ],
};
