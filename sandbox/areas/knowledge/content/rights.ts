import { both, question, type GroupContent } from './group-content';

/** Subscription rights. */
export const rights: GroupContent = {
  id: 'bezugsrechte',
  name: both('Bezugsrechte', 'Subscription rights'),
  kind: 'OTHERS',
  knowledgeClass: 'ADVANCED',
  allows: both(
    'Kauf und Verkauf von Bezugsrechten während der Bezugsfrist',
    'Buying and selling rights during the subscription period',
  ),
  expertise: [
    both(
      'Gibt ein Unternehmen neue Aktien aus, erhalten Aktionäre Bezugsrechte. Mit mehreren Rechten und dem Bezugspreis bekommt man eine neue Aktie. Wer nicht beziehen will, kann die Rechte verkaufen.',
      'When a company issues new shares its shareholders receive rights. Several rights and the subscription price buy one new share. A shareholder who does not want to subscribe may sell the rights.',
    ),
    both(
      'Der rechnerische Wert ist (Kurs der alten Aktie − Bezugspreis) / (Bezugsverhältnis + 1). Bei einem Kurs von 50 EUR, einem Bezugspreis von 40 EUR und vier alten Aktien je neuer sind das 2 EUR.',
      'Its arithmetical value is (price of the old share − subscription price) / (ratio + 1). With a price of 50 EUR, a subscription price of 40 EUR and four old shares for a new one that is 2 EUR.',
    ),
    both(
      'Rechte werden nur wenige Tage gehandelt und verfallen danach wertlos. Ihr Kurs schwankt stärker als der der Aktie. Ohne Weisung verkauft die Bank am letzten Handelstag bestens.',
      'Rights trade for a few days only and then lapse worthless. Their price moves more than the share’s. Without instruction the bank sells at best on the last trading day.',
    ),
  ],
  picture: {
    title: both(
      'Wert eines Bezugsrechts bis zum letzten Handelstag',
      'Value of a right up to its last trading day',
    ),
    across: both('Handelstage', 'Trading days'),
    up: both('Kurs', 'Price'),
    lines: [
      {
        name: both('Bezugsrecht', 'Right'),
        points: [
          [0, 60],
          [15, 72],
          [30, 48],
          [45, 64],
          [60, 30],
          [75, 44],
          [88, 26],
          [90, 0],
          [100, 0],
        ],
      },
    ],
  },
  film: [
    both(
      'Neue Aktien: Wer schon Aktionär ist, bekommt ein Recht auf sie.',
      'New shares: existing shareholders get a right to them.',
    ),
    both(
      'Beziehen oder verkaufen, beides geht nur wenige Tage.',
      'Subscribe or sell: both are possible for a few days only.',
    ),
    both('Danach ist das Recht wertlos.', 'After that the right is worthless.'),
  ],
  questions: [
    question(
      'Aktie 50 EUR, Bezugspreis 40 EUR, Verhältnis 4 zu 1: Was ist ein Bezugsrecht rechnerisch wert?',
      'Share 50 EUR, subscription price 40 EUR, ratio 4 for 1: what is a right worth in arithmetic?',
      ['2 EUR', '2 EUR'],
      ['10 EUR', '10 EUR'],
      ['2,50 EUR', '2.50 EUR'],
      ['40 EUR', '40 EUR'],
    ),
    question(
      'Was geschieht mit einem Bezugsrecht nach Ende der Frist?',
      'What happens to a right after its period ends?',
      ['Es verfällt wertlos', 'It lapses worthless'],
      ['Es wird zur Aktie', 'It becomes a share'],
      ['Es wird zum Nennwert zurückgezahlt', 'It is repaid at par'],
      ['Es läuft ein Jahr weiter', 'It runs on for a year'],
    ),
    question(
      'Wozu dient ein Bezugsrecht?',
      'What is a right for?',
      ['Neue Aktien zum Bezugspreis zu erwerben', 'To acquire new shares at the subscription price'],
      ['Alte Aktien zurückzugeben', 'To give old shares back'],
      ['Eine Dividende vorzuziehen', 'To bring a dividend forward'],
      ['Die Hauptversammlung einzuberufen', 'To call a general meeting'],
    ),
    question(
      'Sie üben Ihre Rechte nicht aus und verkaufen sie nicht. Was tut die Bank üblicherweise?',
      'You neither exercise nor sell your rights. What does the bank usually do?',
      ['Sie verkauft sie am letzten Handelstag bestens', 'It sells them at best on the last trading day'],
      ['Sie bezieht für Sie neue Aktien', 'It subscribes for new shares for you'],
      ['Sie verlängert die Frist', 'It extends the period'],
      ['Sie bucht sie auf Ihr Konto', 'It books them to your account'],
    ),
    question(
      'Warum sinkt der Anteil eines Aktionärs, der nicht bezieht?',
      'Why does the stake of a shareholder fall who does not subscribe?',
      ['Weil es danach mehr Aktien gibt', 'Because there are more shares afterwards'],
      ['Weil seine Aktien eingezogen werden', 'Because his shares are withdrawn'],
      ['Weil die Dividende entfällt', 'Because the dividend is dropped'],
      ['Er sinkt nicht', 'It does not fall'],
    ),
    question(
      'Wie bewegt sich ein Bezugsrecht meist im Vergleich zur Aktie?',
      'How does a right usually move compared with the share?',
      ['Prozentual stärker', 'More, in per cent'],
      ['Prozentual schwächer', 'Less, in per cent'],
      ['Gar nicht', 'Not at all'],
      ['Immer entgegengesetzt', 'Always the other way'],
    ),
  ],
};
