import { both, question, type GroupContent } from './group-content';

/** Open-ended real-estate funds. */
export const propertyFunds: GroupContent = {
  id: 'immobilienfonds',
  name: both('Offene Immobilienfonds', 'Open-ended property funds'),
  kind: 'OTHERS',
  knowledgeClass: 'BASIC',
  allows: both(
    'Offene Immobilienfonds mit ihren Rückgabefristen',
    'Open-ended property funds with their notice periods',
  ),
  expertise: [
    both(
      'Ein offener Immobilienfonds kauft Büros, Läden oder Wohnungen und verteilt Mieterträge. Weil Häuser nicht in Tagen zu verkaufen sind, gelten gesetzliche Fristen für die Rückgabe.',
      'An open-ended property fund buys offices, shops or flats and pays out rents. Since houses cannot be sold within days, the law sets periods for redemption.',
    ),
    both(
      'Anteile, die Sie seit dem 22. Juli 2013 gekauft haben, müssen Sie mindestens 24 Monate halten und jede Rückgabe 12 Monate vorher unwiderruflich erklären. Den Preis kennen Sie erst am Ende der Frist.',
      'Units bought since 22 July 2013 have to be held for at least 24 months, and each redemption has to be declared irrevocably 12 months ahead. You learn the price only at the end of that period.',
    ),
    both(
      'Der Wert der Häuser beruht auf Gutachten. Leerstand, fallende Mieten oder Abwertungen senken den Anteilwert. Fehlt Geld für die Rückgaben, kann die Rücknahme ausgesetzt und der Fonds aufgelöst werden; an der Börse wird dann mit Abschlag gehandelt.',
      'The value of the houses rests on appraisals. Vacancies, falling rents or write-downs lower the unit price. If cash for redemptions is short, redemption may be suspended and the fund wound up; on an exchange units then trade at a discount.',
    ),
  ],
  picture: {
    title: both(
      'Anteilwert der Gesellschaft und Kurs an der Börse bei einer Aussetzung',
      'Net asset value and exchange price when redemption is suspended',
    ),
    across: both('Zeit', 'Time'),
    up: both('Preis', 'Price'),
    lines: [
      {
        name: both('Anteilwert', 'Net asset value'),
        points: [
          [0, 60],
          [40, 66],
          [60, 66],
          [80, 62],
          [100, 60],
        ],
      },
      {
        name: both('Börse', 'Exchange'),
        points: [
          [0, 59],
          [40, 64],
          [50, 48],
          [70, 44],
          [100, 50],
        ],
      },
    ],
  },
  film: [
    both(
      'Der Fonds besitzt Gebäude und verteilt die Mieten.',
      'The fund owns buildings and pays out the rents.',
    ),
    both(
      'Zurückgeben können Sie frühestens nach 24 Monaten, mit 12 Monaten Frist.',
      'You can redeem after 24 months at the earliest, with 12 months’ notice.',
    ),
    both(
      'In dieser Zeit kann der Preis fallen; die Erklärung lässt sich nicht zurücknehmen.',
      'The price may fall meanwhile; the declaration cannot be withdrawn.',
    ),
  ],
  questions: [
    question(
      'Wie lange müssen Anteile, die heute gekauft werden, mindestens gehalten werden, bevor die Gesellschaft sie zurücknimmt?',
      'How long have units bought today to be held before the company takes them back?',
      ['24 Monate', '24 months'],
      ['3 Tage', '3 days'],
      ['6 Monate', '6 months'],
      ['Es gibt keine Frist', 'There is no such period'],
    ),
    question(
      'Wie lange im Voraus ist die Rückgabe zu erklären?',
      'How far ahead has redemption to be declared?',
      ['12 Monate', '12 months'],
      ['Einen Tag', 'One day'],
      ['4 Wochen', '4 weeks'],
      ['5 Jahre', '5 years'],
    ),
    question(
      'Kann eine Rückgabeerklärung zurückgenommen werden?',
      'Can a declaration of redemption be withdrawn?',
      ['Nein, sie ist unwiderruflich', 'No, it is irrevocable'],
      ['Ja, jederzeit', 'Yes, at any time'],
      ['Ja, gegen eine Gebühr', 'Yes, for a fee'],
      ['Ja, wenn der Preis gefallen ist', 'Yes, if the price has fallen'],
    ),
    question(
      'Worauf beruht der Anteilwert eines offenen Immobilienfonds vor allem?',
      'On what does the unit price of a property fund mainly rest?',
      ['Auf Gutachten über den Wert der Gebäude', 'On appraisals of its buildings'],
      ['Auf dem Kurs an der Börse', 'On the exchange price'],
      ['Auf dem Wunsch der Anleger', 'On what investors wish'],
      ['Auf einer Vorgabe des Staates', 'On a figure set by the state'],
    ),
    question(
      'Die Rücknahme ist ausgesetzt. Welcher Weg kann bleiben, an Geld zu kommen?',
      'Redemption is suspended. Which way to cash may remain?',
      ['Der Verkauf an einer Börse, oft mit Abschlag', 'A sale on an exchange, often at a discount'],
      ['Die Auszahlung durch die Einlagensicherung', 'A payment by deposit protection'],
      ['Der Tausch in ein Gebäude des Fonds', 'A swap for a building of the fund'],
      ['Die Rückgabe bei der Verwahrstelle', 'Redemption at the depositary'],
    ),
    question(
      'Was kann den Anteilwert senken?',
      'What may lower the unit price?',
      ['Leerstand und niedrigere Bewertungen der Gebäude', 'Vacancies and lower appraisals of the buildings'],
      ['Nur ein Fall der Aktienmärkte', 'Only a fall of share markets'],
      ['Nichts, Gebäude behalten ihren Wert', 'Nothing, buildings keep their value'],
      ['Nur der Tod eines Mieters', 'Only the death of a tenant'],
    ),
  ],
};
