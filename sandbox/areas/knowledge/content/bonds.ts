import { both, question, type GroupContent } from './group-content';

/** Bonds in euros. */
export const bonds: GroupContent = {
  id: 'anleihen',
  name: both('Anleihen in Euro', 'Bonds in euros'),
  kind: 'MOST_TRADED',
  knowledgeClass: 'BASIC',
  allows: both('Staats- und Unternehmensanleihen in Euro', 'Government and corporate bonds in euros'),
  expertise: [
    both(
      'Mit einer Anleihe leihen Sie dem Herausgeber Geld. Er zahlt Zinsen und am Ende der Laufzeit den Nennwert zurück. Gehandelt wird in Prozent des Nennwerts: 5.000 EUR zu 98,50 % kosten 4.925,00 EUR.',
      'With a bond you lend money to its issuer, who pays interest and, at the end of the term, repays the nominal value. Bonds trade in per cent of that: 5,000 EUR at 98.50% costs 4,925.00 EUR.',
    ),
    both(
      'Wer zwischen zwei Zinsterminen kauft, zahlt dem Verkäufer die seit dem letzten Termin aufgelaufenen Zinsen, die Stückzinsen, und erhält am nächsten Termin den vollen Zins.',
      'A buyer between two coupon dates pays the seller the interest accrued since the last one and receives the full coupon at the next.',
    ),
    both(
      'Steigen die Marktzinsen, fällt der Kurs laufender Anleihen, umso stärker, je länger sie laufen. Kann der Herausgeber nicht zahlen, können Zinsen und Nennwert ganz oder teilweise ausfallen. Ein hoher Zins ist der Preis eines hohen Risikos.',
      'When market rates rise, the price of existing bonds falls, the more the longer they run. If the issuer cannot pay, interest and nominal may be lost in whole or part. A high coupon is the price of a high risk.',
    ),
  ],
  picture: {
    title: both('Kurs einer Anleihe bei steigenden Zinsen', 'Price of a bond as rates rise'),
    across: both('Marktzins', 'Market rate'),
    up: both('Kurs in Prozent', 'Price in per cent'),
    lines: [
      {
        name: both('2 Jahre Laufzeit', '2 years to run'),
        points: [
          [0, 72],
          [25, 66],
          [50, 60],
          [75, 55],
          [100, 50],
        ],
      },
      {
        name: both('15 Jahre Laufzeit', '15 years to run'),
        points: [
          [0, 98],
          [25, 76],
          [50, 60],
          [75, 46],
          [100, 35],
        ],
      },
    ],
  },
  film: [
    both('Eine Anleihe ist ein Kredit, den Sie geben.', 'A bond is a loan that you give.'),
    both(
      'Der Herausgeber zahlt Zinsen und am Ende den Nennwert zurück.',
      'The issuer pays interest and repays the nominal value at the end.',
    ),
    both(
      'Steigen die Zinsen am Markt, fällt der Kurs der Anleihe.',
      'When market rates rise, the price of the bond falls.',
    ),
  ],
  questions: [
    question(
      'Was kosten 10.000 EUR Nennwert bei einem Kurs von 97,00 %, ohne Stückzinsen und Entgelte?',
      'What does 10,000 EUR nominal cost at a price of 97.00%, without accrued interest and fees?',
      ['9.700,00 EUR', '9,700.00 EUR'],
      ['10.000,00 EUR', '10,000.00 EUR'],
      ['10.300,00 EUR', '10,300.00 EUR'],
      ['97,00 EUR', '97.00 EUR'],
    ),
    question(
      'Die Marktzinsen steigen. Was geschieht mit dem Kurs einer laufenden Anleihe mit festem Zins?',
      'Market rates rise. What happens to the price of an existing fixed-rate bond?',
      ['Er fällt', 'It falls'],
      ['Er steigt', 'It rises'],
      ['Er bleibt unverändert', 'It does not change'],
      ['Der Zins der Anleihe wird angepasst', 'The coupon of the bond is adjusted'],
    ),
    question(
      'Was sind Stückzinsen?',
      'What is accrued interest?',
      [
        'Zinsen seit dem letzten Zinstermin, die der Käufer dem Verkäufer zahlt',
        'Interest since the last coupon date, paid by the buyer to the seller',
      ],
      ['Zinsen auf die Entgelte der Bank', 'Interest on the bank’s fees'],
      ['Zinsen, die bei Zahlungsausfall entfallen', 'Interest that lapses on default'],
      ['Eine Steuer auf Anleihen', 'A tax on bonds'],
    ),
    question(
      'Zwei Anleihen unterscheiden sich nur in der Laufzeit. Welche reagiert stärker auf Zinsänderungen?',
      'Two bonds differ only in their term. Which reacts more to changes of rates?',
      ['Die mit der längeren Restlaufzeit', 'The one with the longer remaining term'],
      ['Die mit der kürzeren Restlaufzeit', 'The one with the shorter remaining term'],
      ['Beide gleich', 'Both the same'],
      ['Keine, der Zins ist ja fest', 'Neither, since the coupon is fixed'],
    ),
    question(
      'Warum zahlt eine Anleihe deutlich mehr Zins als vergleichbare?',
      'Why does a bond pay much more interest than comparable ones?',
      [
        'Weil der Markt das Risiko eines Ausfalls höher einschätzt',
        'Because the market sees a higher risk of default',
      ],
      ['Weil der Herausgeber besonders sicher ist', 'Because its issuer is especially safe'],
      ['Weil die Einlagensicherung sie schützt', 'Because deposit protection covers it'],
      ['Weil sie nicht verkauft werden darf', 'Because it may not be sold'],
    ),
    question(
      'Sie halten eine Anleihe bis zur Fälligkeit, und der Herausgeber ist zahlungsfähig. Was erhalten Sie am Ende?',
      'You hold a bond to maturity and its issuer is solvent. What do you receive at the end?',
      ['Den Nennwert und den letzten Zins', 'The nominal value and the last coupon'],
      ['Den höchsten Kurs der Laufzeit', 'The highest price of its term'],
      ['Ihren Kaufpreis', 'Your purchase price'],
      ['Neue Aktien des Herausgebers', 'New shares of the issuer'],
    ),
  ],
};
