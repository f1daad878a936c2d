import { both, question, type GroupContent } from './group-content';

/** Bonds in foreign currency. */
export const foreignBonds: GroupContent = {
  id: 'fremdwaehrungsanleihen',
  name: both('Anleihen in fremder Währung', 'Bonds in foreign currency'),
  kind: 'OTHERS',
  knowledgeClass: 'ADVANCED',
  allows: both('Anleihen, die nicht in Euro notieren', 'Bonds not denominated in euros'),
  expertise: [
    both(
      'Zins und Rückzahlung erfolgen in fremder Währung. Was in Euro ankommt, hängt vom Wechselkurs am Tag der Zahlung ab.',
      'Interest and repayment are made in a foreign currency. What arrives in euros depends on the exchange rate of the day.',
    ),
    both(
      'Ein höherer Zins in fremder Währung gleicht meist nur aus, was der Markt an Abwertung erwartet. Ein fallender Wechselkurs kann den Zins mehrerer Jahre kosten.',
      'A higher coupon in a foreign currency usually just makes up for the depreciation that the market expects. A falling rate may cost the interest of several years.',
    ),
    both(
      'Staaten können den Umtausch oder die Ausfuhr ihrer Währung beschränken. Beim Umtausch stellt die Bank einen Kurs mit Spanne.',
      'States may restrict the conversion or export of their currency. For conversion the bank quotes a rate with a spread.',
    ),
  ],
  picture: {
    title: both('Dieselbe Anleihe in Dollar und in Euro', 'The same bond in dollars and in euros'),
    across: both('Zeit', 'Time'),
    up: both('Wert mit Zinsen', 'Value with interest'),
    lines: [
      {
        name: both('in Dollar', 'in dollars'),
        points: [
          [0, 50],
          [25, 54],
          [50, 58],
          [75, 62],
          [100, 66],
        ],
      },
      {
        name: both('in Euro', 'in euros'),
        points: [
          [0, 50],
          [25, 58],
          [50, 46],
          [75, 42],
          [100, 48],
        ],
      },
    ],
  },
  film: [
    both(
      'Die Anleihe zahlt in Dollar, Ihr Konto rechnet in Euro.',
      'The bond pays dollars, your account counts euros.',
    ),
    both(
      'Fällt der Dollar, wird aus demselben Zins weniger Geld.',
      'If the dollar falls, the same coupon becomes less money.',
    ),
    both(
      'Der Wechselkurs kann mehr bewegen als der Zins.',
      'The exchange rate may move more than the coupon.',
    ),
  ],
  questions: [
    question(
      'Eine Dollar-Anleihe wird zum Nennwert zurückgezahlt. Der Dollar hat seit dem Kauf 15 Prozent verloren. Was gilt in Euro, ohne Zinsen?',
      'A dollar bond is repaid at par. The dollar has lost 15 per cent since the purchase. What holds in euros, without interest?',
      ['Ein Verlust von rund 15 Prozent', 'A loss of about 15 per cent'],
      ['Kein Verlust, der Nennwert ist zugesagt', 'No loss, since the nominal is promised'],
      ['Ein Gewinn von rund 15 Prozent', 'A gain of about 15 per cent'],
      ['Der Herausgeber gleicht den Verlust aus', 'The issuer makes up for the loss'],
    ),
    question(
      'Warum zahlen Anleihen in manchen Währungen höhere Zinsen als in Euro?',
      'Why do bonds in some currencies pay more than in euros?',
      [
        'Weil der Markt mit Inflation oder Abwertung dieser Währung rechnet',
        'Because the market expects inflation or depreciation of that currency',
      ],
      ['Weil sie sicherer sind', 'Because they are safer'],
      ['Weil die Börse es vorschreibt', 'Because the exchange demands it'],
      ['Weil keine Steuern anfallen', 'Because no tax is due'],
    ),
    question(
      'Was kann ein Staat mit seiner Währung tun, das Anleger trifft?',
      'What may a state do with its currency that hits investors?',
      ['Umtausch und Ausfuhr beschränken', 'Restrict its conversion and export'],
      ['Den Nennwert der Anleihe in Euro garantieren', 'Guarantee the nominal in euros'],
      ['Die Laufzeit auf null setzen', 'Set the term to zero'],
      ['Die Stückzinsen verbieten', 'Ban accrued interest'],
    ),
    question(
      'Welche Risiken tragen Sie mit einer Unternehmensanleihe in US-Dollar?',
      'Which risks do you bear with a corporate bond in US dollars?',
      ['Ausfall-, Zins- und Währungsrisiko', 'Default, interest-rate and currency risk'],
      ['Nur das Zinsrisiko', 'Only interest-rate risk'],
      ['Nur das Währungsrisiko', 'Only currency risk'],
      ['Keine, wenn Sie bis zum Ende halten', 'None, if held to the end'],
    ),
    question(
      'Womit rechnet die Bank Zinsen aus einer fremden Währung um?',
      'At what does the bank convert interest from a foreign currency?',
      [
        'Mit ihrem Kurs des Tages, der eine Spanne enthält',
        'At its rate of the day, which contains a spread',
      ],
      ['Mit dem Kurs Ihres Kaufs', 'At the rate of your purchase'],
      ['Immer eins zu eins', 'Always one to one'],
      ['Mit dem Kurs vom Jahresanfang', 'At the rate of the start of the year'],
    ),
    question(
      'Wie lässt sich das Währungsrisiko einer Fremdwährungsanleihe vermeiden?',
      'How can the currency risk of a foreign bond be avoided?',
      ['Indem man eine Anleihe in der eigenen Währung wählt', 'By choosing a bond in one’s own currency'],
      ['Indem man bis zur Fälligkeit wartet', 'By waiting for maturity'],
      ['Indem man ein Limit setzt', 'By setting a limit'],
      ['Indem man Stückzinsen zahlt', 'By paying accrued interest'],
    ),
  ],
};
