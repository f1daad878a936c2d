import { both, question, type GroupContent } from './group-content';

/** Certificates with capital protection. */
export const capitalProtection: GroupContent = {
  id: 'kapitalschutz',
  name: both('Kapitalschutz-Zertifikate', 'Capital-protected certificates'),
  kind: 'OTHERS',
  knowledgeClass: 'ADVANCED',
  allows: both(
    'Zertifikate mit Rückzahlung von mindestens 90 Prozent am Ende',
    'Certificates that repay at least 90 per cent at the end',
  ),
  expertise: [
    both(
      'Der Herausgeber verspricht, am Ende der Laufzeit mindestens einen festen Teil des Nennwerts zu zahlen, dazu eine Beteiligung an einem Basiswert. Der Schutz gilt nur am letzten Tag; vorher kann der Kurs darunter liegen.',
      'The issuer promises to pay at least a fixed part of the nominal at the end of the term and a share in an underlying besides. The protection holds on the last day only; before, the price may be lower.',
    ),
    both(
      'Ein Zertifikat ist eine Schuldverschreibung: Kann der Herausgeber nicht zahlen, ist auch der geschützte Teil verloren. Eine Einlagensicherung gibt es nicht.',
      'A certificate is a debt instrument: if the issuer cannot pay, the protected part is lost as well. There is no deposit protection.',
    ),
    both(
      'Der Schutz kostet: Dividenden entfallen, und die Beteiligung ist oft begrenzt. Steigt der Basiswert kaum, bleibt nach Inflation ein Verlust.',
      'Protection has its price: dividends are lost and the participation is often capped. If the underlying hardly rises, a loss after inflation remains.',
    ),
  ],
  picture: {
    title: both('Rückzahlung am Ende der Laufzeit', 'Repayment at the end of the term'),
    across: both('Basiswert am Ende', 'Underlying at the end'),
    up: both('Rückzahlung', 'Repayment'),
    lines: [
      {
        name: both('Zertifikat', 'Certificate'),
        points: [
          [0, 50],
          [50, 50],
          [80, 80],
          [100, 80],
        ],
      },
      {
        name: both('Basiswert', 'Underlying'),
        points: [
          [0, 0],
          [50, 50],
          [100, 100],
        ],
      },
    ],
  },
  film: [
    both(
      'Am Ende der Laufzeit gibt es mindestens den geschützten Betrag.',
      'At the end of the term there is at least the protected amount.',
    ),
    both(
      'Steigt der Basiswert, steigt die Rückzahlung mit, bis zu einer Grenze.',
      'If the underlying rises, so does the repayment, up to a cap.',
    ),
    both(
      'Alles hängt daran, dass der Herausgeber zahlen kann.',
      'All of it depends on the issuer being able to pay.',
    ),
  ],
  questions: [
    question(
      'Wann gilt der Kapitalschutz?',
      'When does the capital protection hold?',
      ['Am Ende der Laufzeit', 'At the end of the term'],
      ['Jeden Tag', 'Every day'],
      ['Nur im ersten Jahr', 'In the first year only'],
      ['Bei jedem Verkauf über die Börse', 'At every sale on an exchange'],
    ),
    question(
      'Der Herausgeber wird zahlungsunfähig. Was ist mit dem geschützten Betrag?',
      'The issuer becomes insolvent. What about the protected amount?',
      ['Er kann ganz verloren sein', 'It may be lost entirely'],
      ['Die Börse zahlt ihn', 'The exchange pays it'],
      ['Die Einlagensicherung zahlt ihn', 'Deposit protection pays it'],
      ['Er wird verdoppelt', 'It is doubled'],
    ),
    question(
      'Wer erhält die Dividenden des Basiswerts?',
      'Who receives the dividends of the underlying?',
      ['In der Regel nicht der Inhaber des Zertifikats', 'As a rule not the holder of the certificate'],
      ['Der Inhaber, jedes Quartal', 'The holder, each quarter'],
      ['Die Börse', 'The exchange'],
      ['Der Staat', 'The state'],
    ),
    question(
      'Was ist ein Höchstbetrag (Cap)?',
      'What is a cap?',
      ['Die Grenze, bis zu der man am Anstieg teilhat', 'The limit up to which one shares in a rise'],
      ['Die höchste Gebühr', 'The highest fee'],
      ['Der höchste Verlust', 'The greatest loss'],
      ['Die längste Laufzeit', 'The longest term'],
    ),
    question(
      'Sie verkaufen vor dem Ende der Laufzeit. Welchen Preis erhalten Sie?',
      'You sell before the end of the term. Which price do you get?',
      [
        'Den Kurs des Tages, auch wenn er unter dem geschützten Betrag liegt',
        'The price of the day, even below the protected amount',
      ],
      ['Mindestens den geschützten Betrag', 'At least the protected amount'],
      ['Ihren Kaufpreis', 'Your purchase price'],
      ['Den Höchstbetrag', 'The cap'],
    ),
    question(
      'Ein Zertifikat zahlt nach sieben Jahren 100 Prozent zurück, mehr nicht. Was trifft zu?',
      'A certificate repays 100 per cent after seven years and no more. What is true?',
      ['Nach Inflation haben Sie an Kaufkraft verloren', 'After inflation you have lost purchasing power'],
      ['Sie haben real gewonnen', 'You have gained in real terms'],
      ['Sie erhalten die entgangenen Zinsen nachgezahlt', 'You are paid the interest forgone'],
      ['Der Herausgeber muss eine Strafe zahlen', 'The issuer has to pay a penalty'],
    ),
  ],
};
