import type { DocumentTitle } from './document-title';

/** What the bank writes to every customer, as a page. */
export interface Letter {
  readonly id: string;
  readonly name: string;
  readonly title: DocumentTitle;
  readonly advertisement: boolean;
  readonly html: string;
  /** What is shown before it. */
  readonly before?: string;
}

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`;

/** The letters of a fresh world. */
export const LETTERS: readonly Letter[] = [
  {
    id: 'welcome',
    name: 'Willkommen bei der Werkbank',
    title: { kind: 'LETTER_WELCOME', args: {} },
    advertisement: false,
    html: page(
      'Willkommen bei der Werkbank',
      '<p>Ihr Postfach ist eingerichtet. Hier finden Sie <b>Kosteninformationen</b>, <b>Wertpapierabrechnungen</b>, <b>Kontoauszüge</b> und <b>Depotauszüge</b>.</p><h2>Was Sie wissen sollten</h2><ul><li>Kontoauszüge kommen am Ersten jedes Monats, Depotauszüge nach jedem Quartal.</li><li>Prüfen Sie Auszüge bitte gleich: Einwendungen müssen uns binnen sechs Wochen erreichen.</li></ul>',
    ),
  },
  {
    id: 'savings-plans',
    name: 'Sparpläne ab 25 EUR',
    title: { kind: 'LETTER_SAVINGS_PLANS', args: {} },
    advertisement: true,
    html: page(
      'Sparpläne ab 25 EUR',
      '<p>Regelmäßig anlegen geht schon mit kleinen Raten. Den Plan ändern oder aussetzen können Sie jederzeit.</p>',
    ),
    before: page(
      'Hinweis zu Werbung',
      '<p>Das folgende Schreiben ist Werbung. Es ist keine Anlageberatung.</p>',
    ),
  },
];
