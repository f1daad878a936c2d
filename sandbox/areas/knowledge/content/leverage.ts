import { both, question, type GroupContent } from './group-content';

/** Knock-out and constant-leverage certificates. */
export const leverage: GroupContent = {
  id: 'hebelprodukte',
  name: both('Knock-out- und Faktor-Zertifikate', 'Knock-out and factor certificates'),
  kind: 'MOST_TRADED',
  knowledgeClass: 'SPECIAL',
  allows: both('Hebelzertifikate und gehebelte ETFs', 'Leveraged certificates and leveraged ETFs'),
  expertise: [
    both(
      'Ein Knock-out-Zertifikat bewegt sich fast eins zu eins mit seinem Basiswert, kostet aber nur einen Bruchteil: Daher der Hebel. Berührt der Basiswert die Knock-out-Schwelle, ist es sofort und endgültig so gut wie wertlos.',
      'A knock-out certificate moves almost one to one with its underlying but costs a fraction of it: hence its leverage. If the underlying touches the knock-out barrier it is worth next to nothing, at once and for good.',
    ),
    both(
      'Ein Faktor-Zertifikat hält seinen Hebel täglich gleich. Auf und Ab zehrt: Fällt der Basiswert um 10 Prozent und steigt dann um 11,11 Prozent, steht er wieder am Anfang; ein Faktor 5 hat dann rund 22 Prozent verloren.',
      'A factor certificate keeps its leverage the same each day. Ups and downs eat it away: if the underlying falls by 10 per cent and then rises by 11.11 per cent it is back where it began; a factor of 5 has then lost about 22 per cent.',
    ),
    both(
      'Kurssprünge über Nacht können die Schwelle überspringen. Finanzierungskosten werden täglich eingerechnet. Diese Produkte eignen sich nicht zum Liegenlassen.',
      'Overnight gaps may jump the barrier. Financing costs are charged every day. These products are not meant to be left alone.',
    ),
  ],
  picture: {
    title: both(
      'Basiswert, Knock-out-Schwelle und Zertifikat',
      'Underlying, knock-out barrier and certificate',
    ),
    across: both('Zeit', 'Time'),
    up: both('Preis', 'Price'),
    lines: [
      {
        name: both('Basiswert', 'Underlying'),
        points: [
          [0, 70],
          [20, 78],
          [40, 66],
          [55, 60],
          [60, 55],
          [75, 70],
          [100, 84],
        ],
      },
      {
        name: both('Schwelle', 'Barrier'),
        points: [
          [0, 55],
          [100, 55],
        ],
      },
      {
        name: both('Zertifikat', 'Certificate'),
        points: [
          [0, 15],
          [20, 23],
          [40, 11],
          [55, 5],
          [60, 0],
          [100, 0],
        ],
      },
    ],
  },
  film: [
    both(
      'Ein kleiner Einsatz bewegt viel: Das ist der Hebel.',
      'A small stake moves a lot: that is leverage.',
    ),
    both(
      'Berührt der Kurs die Schwelle, ist alles verloren, auch wenn er danach steigt.',
      'If the price touches the barrier all is lost, even if it rises afterwards.',
    ),
    both(
      'Ein Faktor verliert auch dann, wenn der Kurs am Ende unverändert ist.',
      'A factor loses even if the price ends unchanged.',
    ),
  ],
  questions: [
    question(
      'Der Basiswert berührt kurz die Knock-out-Schwelle und steigt danach stark. Was ist Ihr Zertifikat wert?',
      'The underlying touches the barrier briefly and then rises sharply. What is your certificate worth?',
      ['Es bleibt so gut wie wertlos', 'It stays next to worthless'],
      ['Es erholt sich mit dem Basiswert', 'It recovers with the underlying'],
      ['Den doppelten Einsatz', 'Twice the stake'],
      ['Den Kaufpreis', 'The purchase price'],
    ),
    question(
      'Ein Basiswert fällt um 10 Prozent und steigt am nächsten Tag um 11,11 Prozent auf den alten Stand. Was gilt für ein Zertifikat mit Faktor 5?',
      'An underlying falls by 10 per cent and next day rises by 11.11 per cent to its old level. What holds for a certificate of factor 5?',
      ['Es hat rund 22 Prozent verloren', 'It has lost about 22 per cent'],
      ['Es ist unverändert', 'It is unchanged'],
      ['Es hat 5 Prozent gewonnen', 'It has gained 5 per cent'],
      ['Es hat 50 Prozent verloren', 'It has lost 50 per cent'],
    ),
    question(
      'Warum hat ein Knock-out-Zertifikat einen Hebel?',
      'Why does a knock-out certificate have leverage?',
      [
        'Weil ein kleiner Einsatz die volle Bewegung des Basiswerts mitmacht',
        'Because a small stake takes part in the whole move of the underlying',
      ],
      ['Weil die Bank Gewinne verdoppelt', 'Because the bank doubles gains'],
      ['Weil es Dividenden sammelt', 'Because it collects dividends'],
      ['Weil es lange läuft', 'Because it runs for long'],
    ),
    question(
      'Welche Kosten mindern den Wert täglich?',
      'Which costs lower its value every day?',
      ['Finanzierungskosten des Herausgebers', 'Financing costs of the issuer'],
      ['Die Depotgebühr des Staates', 'A state custody fee'],
      ['Die Miete des Handelsplatzes', 'The rent of the venue'],
      ['Keine', 'None'],
    ),
    question(
      'Über Nacht fällt der Basiswert weit unter die Schwelle. Hilft eine Stop-Order knapp darüber?',
      'Overnight the underlying falls far below the barrier. Does a stop just above it help?',
      ['Nein, der Kurs hat sie übersprungen', 'No, the price has jumped it'],
      ['Ja, sie wird zum Stoppkurs ausgeführt', 'Yes, it is executed at the stop price'],
      ['Ja, der Herausgeber muss zurückkaufen', 'Yes, the issuer has to buy back'],
      ['Ja, weil nachts nicht gehandelt wird', 'Yes, since there is no trading at night'],
    ),
    question(
      'Für welchen Zeitraum sind solche Produkte vor allem gedacht?',
      'For what period are such products mainly meant?',
      [
        'Für Stunden bis wenige Tage unter ständiger Beobachtung',
        'For hours to a few days under constant watch',
      ],
      ['Für die Altersvorsorge', 'For retirement saving'],
      ['Für einen Sparplan über zehn Jahre', 'For a savings plan of ten years'],
      ['Für Guthaben, das sicher sein muss', 'For money that has to be safe'],
    ),
  ],
};
