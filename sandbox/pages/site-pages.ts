/** A page of the portal, as the site search knows it. */
export interface SitePage {
  readonly path: string;
  readonly name: string;
  readonly about: string;
  /** Other words people look for it by. */
  readonly words: string;
}

const page = (path: string, name: string, about: string, words: string): SitePage => ({
  path: `/ngbrk/${path}`,
  name,
  about,
  words,
});

/** What can be found besides securities. */
export const SITE_PAGES: readonly SitePage[] = [
  page('', 'Startseite', 'Vermögen und alle Bereiche auf einen Blick', 'start übersicht'),
  page(
    'depotuebersicht',
    'Depotübersicht',
    'Positionen, Aufteilung und Wert Ihres Depots',
    'bestand portfolio',
  ),
  page('orderbuch', 'Orderbuch', 'Jede Order von der Annahme bis zur Abrechnung', 'orders aufträge status'),
  page(
    'order/erstellung',
    'Order erteilen',
    'Wertpapiere kaufen und verkaufen',
    'handeln kauf verkauf limit',
  ),
  page('order/absicherung', 'Position absichern', 'Mit Stop, Trailing-Stop oder OCO', 'stop verlust schutz'),
  page(
    'steuersimulation',
    'Steuersimulation',
    'Vorab sehen, was ein Verkauf an Steuer kostet',
    'abgeltungsteuer',
  ),
  page(
    'wertpapiersparplan/uebersicht',
    'Wertpapiersparpläne',
    'Raten, Ausführungen und Kosten',
    'sparen etf',
  ),
  page('wertpapiersparplan/anlegen', 'Sparplan anlegen', 'Regelmäßig in Wertpapiere sparen', 'sparrate neu'),
  page(
    'verwaltung/wertpapierkenntnisse',
    'Wertpapierkenntnisse',
    'Kenntnisse und Erfahrungen',
    'quiz zielmarkt',
  ),
  page('cominvest/einzahlen', 'Fondsdepot: einzahlen', 'Einmalig oder regelmäßig', 'cominvest einzahlung'),
  page('cominvest/auszahlen', 'Fondsdepot: auszahlen', 'Einen Teil oder alles', 'cominvest auszahlung'),
  page('portfolioplaner/onboarding', 'Portfolioplaner', 'Von Ihren Zielen zum Vorschlag', 'beratung anlage'),
  page('antrag/depot', 'Depot eröffnen', 'Ein Depot in wenigen Minuten beantragen', 'konto neu antrag'),
  page('tan-common', 'Freigabe mit TAN', 'Welche TAN-Wege Sie haben', 'tan push sms foto'),
];

/** Pages in whose name, description or words each word of the text occurs; those named so come first. */
export function findPages(text: string): readonly SitePage[] {
  const words = text.toLocaleLowerCase('de').split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const hasAll = (where: string): boolean =>
    words.every((word) => where.toLocaleLowerCase('de').includes(word));
  const named = SITE_PAGES.filter(({ name }) => hasAll(name));
  const described = SITE_PAGES.filter(({ name, about, words: others }) =>
    hasAll(`${name} ${about} ${others}`),
  );
  return [...new Set([...named, ...described])];
}
