import { both, question, type GroupContent } from './group-content';

/** Equity and mixed funds. */
export const funds: GroupContent = {
  id: 'fonds',
  name: both('Aktien- und Mischfonds', 'Equity and mixed funds'),
  kind: 'MOST_TRADED',
  knowledgeClass: 'BASIC',
  allows: both('Aktiv verwaltete Aktien- und Mischfonds', 'Actively managed equity and mixed funds'),
  expertise: [
    both(
      'Ein Fonds sammelt das Geld vieler Anleger. Ein Fondsmanagement wählt dafür Aktien, Anleihen und anderes aus. Das Vermögen ist Sondervermögen und wird von einer Verwahrstelle verwahrt.',
      'A fund pools the money of many investors. Its managers choose shares, bonds and other assets. The assets are segregated and held by a depositary.',
    ),
    both(
      'Die Fondsgesellschaft nimmt Orders bis zum Annahmeschluss entgegen und rechnet sie zu einem Preis ab, der erst danach feststeht. Beim Kauf kann ein Ausgabeaufschlag anfallen, während der Haltedauer eine Verwaltungsvergütung, aus der Ihre Bank eine Zuwendung erhalten kann.',
      'The company takes orders until its cut-off and settles them at a price that is only known later. A front-end charge may fall due on purchase, and a management fee while you hold the fund, from which your bank may receive an inducement.',
    ),
    both(
      'Der Anteilwert schwankt mit dem, was der Fonds hält. Ein Management kann schlechter sein als sein Vergleichsindex. In außergewöhnlichen Lagen kann die Gesellschaft die Rücknahme aussetzen.',
      'The unit price moves with what the fund holds. Managers may do worse than their benchmark. In exceptional circumstances the company may suspend redemption.',
    ),
  ],
  picture: {
    title: both('Ausgabe- und Rücknahmepreis eines Fonds', 'Issue and redemption price of a fund'),
    across: both('Zeit', 'Time'),
    up: both('Preis', 'Price'),
    lines: [
      {
        name: both('Ausgabepreis', 'Issue price'),
        points: [
          [0, 40],
          [20, 46],
          [40, 42],
          [60, 58],
          [80, 66],
          [100, 74],
        ],
      },
      {
        name: both('Rücknahmepreis', 'Redemption price'),
        points: [
          [0, 35],
          [20, 41],
          [40, 37],
          [60, 53],
          [80, 61],
          [100, 69],
        ],
      },
    ],
  },
  film: [
    both(
      'Viele Anleger legen zusammen; ein Fondsmanagement wählt aus.',
      'Many investors pool their money; fund managers choose.',
    ),
    both(
      'Der Preis wird einmal am Tag festgestellt, nach dem Annahmeschluss.',
      'The price is set once a day, after the cut-off.',
    ),
    both(
      'Der Abstand zwischen Ausgabe- und Rücknahmepreis ist der Ausgabeaufschlag.',
      'The gap between issue and redemption price is the front-end charge.',
    ),
  ],
  questions: [
    question(
      'Zu welchem Preis wird eine Order bei der Fondsgesellschaft abgerechnet?',
      'At what price is an order with the fund company settled?',
      [
        'Zu einem Preis, der bei Erteilung noch nicht feststeht',
        'At a price not yet known when the order is given',
      ],
      ['Zum letzten veröffentlichten Preis', 'At the last published price'],
      ['Zum Limit des Anlegers', 'At the investor’s limit'],
      ['Zum Preis des ersten Tages im Jahr', 'At the price of the first day of the year'],
    ),
    question(
      'Was ist ein Ausgabeaufschlag?',
      'What is a front-end charge?',
      ['Eine einmalige Gebühr beim Kauf von Fondsanteilen', 'A one-off charge on buying fund units'],
      ['Eine Steuer auf Fondsgewinne', 'A tax on fund gains'],
      ['Eine Belohnung für lange Haltedauer', 'A reward for holding long'],
      ['Der Zins des Fonds', 'The interest of the fund'],
    ),
    question(
      'Wer verwahrt das Vermögen eines Fonds?',
      'Who holds the assets of a fund?',
      [
        'Eine von der Fondsgesellschaft unabhängige Verwahrstelle',
        'A depositary independent of the fund company',
      ],
      ['Der Fondsmanager persönlich', 'The fund manager in person'],
      ['Die Anleger selbst', 'The investors themselves'],
      ['Die Börse', 'The exchange'],
    ),
    question(
      'Was kann die Fondsgesellschaft in außergewöhnlichen Umständen tun?',
      'What may the fund company do in exceptional circumstances?',
      ['Die Rücknahme von Anteilen zeitweise aussetzen', 'Suspend the redemption of units for a time'],
      ['Von den Anlegern Geld nachfordern', 'Ask investors to pay more in'],
      ['Den Anteilwert frei festlegen', 'Set the unit price at will'],
      ['Die Anteile in Aktien der Gesellschaft tauschen', 'Swap the units for its own shares'],
    ),
    question(
      'Was ist eine Zuwendung im Kostenausweis?',
      'What is an inducement in the cost note?',
      [
        'Ein Teil der Fondskosten, den die Bank von der Fondsgesellschaft erhält',
        'A part of the fund’s costs that the bank receives from the fund company',
      ],
      ['Ein Geschenk an den Anleger', 'A gift to the investor'],
      ['Eine zusätzliche Gebühr neben allen Kosten', 'A further charge on top of all costs'],
      ['Ein Steuerabzug', 'A tax deduction'],
    ),
    question(
      'Ein Mischfonds hält 60 Prozent Aktien. Was gilt bei einem Einbruch der Aktienmärkte?',
      'A mixed fund holds 60 per cent shares. What happens when share markets slump?',
      ['Der Fonds kann deutlich an Wert verlieren', 'The fund may lose considerably'],
      ['Der Anleiheteil gleicht jeden Verlust aus', 'The bonds make up for every loss'],
      [
        'Der Fonds verliert nie mehr als sein Ausgabeaufschlag',
        'The fund never loses more than its front-end charge',
      ],
      ['Der Fonds wird in einen Rentenfonds umgewandelt', 'The fund is turned into a bond fund'],
    ),
  ],
};
