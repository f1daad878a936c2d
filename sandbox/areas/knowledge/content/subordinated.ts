import { both, question, type GroupContent } from './group-content';

/** Subordinated and contingent convertible bonds. */
export const subordinated: GroupContent = {
  id: 'nachrang',
  name: both('Nachrang- und Pflichtwandelanleihen', 'Subordinated and contingent convertible bonds'),
  kind: 'OTHERS',
  knowledgeClass: 'EXPERT',
  allows: both('Nachranganleihen von Banken und Unternehmen', 'Subordinated bonds of banks and companies'),
  expertise: [
    both(
      'Nachranganleihen werden bei Zahlungsunfähigkeit erst nach allen vorrangigen Gläubigern bedient. Dafür zahlen sie höhere Zinsen.',
      'Subordinated bonds are served after all senior creditors on insolvency. In return they pay more.',
    ),
    both(
      'Bedingte Pflichtwandelanleihen (CoCo) von Banken werden in Aktien gewandelt oder herabgeschrieben, wenn das Eigenkapital der Bank unter eine Grenze fällt; Zinsen dürfen schon vorher ausfallen.',
      'Contingent convertible bonds (CoCos) of banks are turned into shares or written down when the bank’s capital falls below a trigger; interest may be dropped even earlier.',
    ),
    both(
      'Viele haben keine feste Laufzeit, und nur der Herausgeber darf kündigen. Behörden können sie in einer Abwicklung herabschreiben, bevor eine Bank zahlungsunfähig ist.',
      'Many have no fixed term, and only the issuer may call them. In a resolution, authorities may write them down before a bank is insolvent.',
    ),
  ],
  picture: {
    title: both('Wer in der Insolvenz wie viel zurückbekommt', 'Who gets how much back on insolvency'),
    across: both('Vermögen der Bank', 'Assets of the bank'),
    up: both('Rückzahlung', 'Repayment'),
    lines: [
      {
        name: both('Vorrangig', 'Senior'),
        points: [
          [0, 0],
          [60, 100],
          [100, 100],
        ],
      },
      {
        name: both('Nachrangig', 'Subordinated'),
        points: [
          [0, 0],
          [60, 0],
          [85, 100],
          [100, 100],
        ],
      },
    ],
  },
  film: [
    both(
      'Erst kommen die vorrangigen Gläubiger, dann die nachrangigen.',
      'Senior creditors come first, then the subordinated ones.',
    ),
    both(
      'Reicht das Vermögen nicht, gehen die nachrangigen leer aus.',
      'If the assets do not suffice, the latter get nothing.',
    ),
    both(
      'Bei bedingten Pflichtwandelanleihen genügt schon zu wenig Eigenkapital.',
      'With contingent convertibles too little capital is enough.',
    ),
  ],
  questions: [
    question(
      'Wann werden Inhaber einer Nachranganleihe in der Insolvenz bedient?',
      'When are holders of a subordinated bond served on insolvency?',
      ['Nach allen vorrangigen Gläubigern', 'After all senior creditors'],
      ['Vor allen anderen', 'Before everybody else'],
      ['Gleichzeitig mit Sparern', 'At the same time as savers'],
      ['Vor den Banken', 'Before the banks'],
    ),
    question(
      'Was kann eine bedingte Pflichtwandelanleihe auslösen?',
      'What may trigger a contingent convertible bond?',
      [
        'Ein Eigenkapital der Bank unter der festgelegten Grenze',
        'Capital of the bank below the trigger set',
      ],
      ['Ein Wunsch des Anlegers', 'A wish of the investor'],
      ['Ein Anstieg der Aktie', 'A rise of the share'],
      ['Das Ende des Geschäftsjahres', 'The end of the financial year'],
    ),
    question(
      'Eine Anleihe hat keine feste Laufzeit. Wer kann sie beenden?',
      'A bond has no fixed term. Who can end it?',
      ['In der Regel nur der Herausgeber', 'As a rule the issuer only'],
      ['Jeder Anleger zum Nennwert', 'Each investor at par'],
      ['Die Börse', 'The exchange'],
      ['Die depotführende Bank', 'The custodian bank'],
    ),
    question(
      'Was darf eine Abwicklungsbehörde mit Nachranganleihen einer Bank tun?',
      'What may a resolution authority do with subordinated bonds of a bank?',
      ['Sie herabschreiben oder in Aktien wandeln', 'Write them down or turn them into shares'],
      ['Sie zum Nennwert auszahlen', 'Pay them out at par'],
      ['Ihren Zins erhöhen', 'Raise their coupon'],
      ['Sie unter die Einlagensicherung stellen', 'Put them under deposit protection'],
    ),
    question(
      'Die Zinszahlung einer solchen Anleihe fällt aus. Was gilt bei vielen Bedingungen?',
      'A coupon of such a bond is dropped. What holds under many terms?',
      ['Sie wird nicht nachgeholt', 'It is not made up for'],
      ['Der Herausgeber ist zahlungsunfähig', 'The issuer is insolvent'],
      ['Sie wird verdoppelt', 'It is doubled'],
      ['Der Nennwert steigt', 'The nominal rises'],
    ),
    question(
      'Wofür ist der höhere Zins einer Nachranganleihe der Ausgleich?',
      'What is the higher coupon of a subordinated bond in return for?',
      ['Für das höhere Risiko eines Verlusts', 'For the greater risk of loss'],
      ['Für das fehlende Stimmrecht', 'For the lack of a vote'],
      ['Für höhere Steuern', 'For higher taxes'],
      ['Für den Sitz des Herausgebers', 'For the seat of the issuer'],
    ),
  ],
};
