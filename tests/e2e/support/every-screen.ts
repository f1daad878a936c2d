/** A page of the route table that a customer with depot and money reaches, with its heading in both languages. */
export interface Screen {
  readonly path: string;
  readonly german: string;
  readonly english: string;
}

const screen = (path: string, german: string, english: string): Screen => ({ path, german, english });

/** Every page Bernd Claasen reaches; the first ones are those that people look at most. */
export const screens: readonly Screen[] = [
  screen('', 'Guten Tag, Herr Claasen', 'Good day, Mr Claasen'),
  screen('depotuebersicht', 'Depotübersicht', 'Depot overview'),
  screen('orderbuch', 'Orderbuch', 'Order book'),
  screen('konten', 'Konten', 'Accounts'),
  screen('postfach', 'Postfach', 'Postbox'),
  screen('order/erstellung?wkn=716460&quantity=3', 'Order erteilen', 'Place an order'),
  screen('order/absicherung', 'Position absichern', 'Protect a position'),
  screen('wertpapiersparplan/anlegen', 'Sparplan anlegen', 'Set up a savings plan'),
  screen('wertpapiersparplan/wsp-anlage', 'Sparplan anlegen', 'Set up a savings plan'),
  screen('wertpapiersparplan/uebersicht', 'Wertpapiersparpläne', 'Savings plans'),
  screen('wertpapiersparplan/1', 'Wertpapiersparplan', 'Savings plan'),
  screen('verwaltung/wertpapierkenntnisse', 'Wertpapierkenntnisse', 'Securities knowledge'),
  screen(
    'verwaltung/wertpapierkenntnisse?gruppe=optionsscheine',
    'Wertpapierkenntnisse',
    'Securities knowledge',
  ),
  screen('steuersimulation', 'Steuersimulation', 'Tax simulation'),
  screen('funktion-gesperrt', 'Funktion gesperrt', 'Function locked'),
  screen('kein-depot', 'Kein Depot', 'No depot'),
  screen('tan-common', 'Freigabe mit TAN', 'Release by TAN'),
  screen('portfolioplaner/onboarding', 'Ziel', 'Goal'),
  screen('antrag/depot', 'Produkt', 'Product'),
  screen('gibt-es-nicht', 'Seite nicht gefunden', 'Page not found'),
];

/** Pages whose figures arrive later than the page, and what stands there last: nothing must move until then. */
export const mainScreens: readonly (Screen & { readonly last: string | RegExp })[] = [
  { ...screen('', 'Guten Tag, Herr Claasen', 'Good day, Mr Claasen'), last: /\d,\d\d\s(EUR|€)/ },
  { ...screen('depotuebersicht', 'Depotübersicht', 'Depot overview'), last: 'Konten zum Depot' },
  { ...screen('orderbuch', 'Orderbuch', 'Order book'), last: 'Noch keine Orders' },
  {
    ...screen('order/erstellung', 'Order erteilen', 'Place an order'),
    last: 'Welches Wertpapier möchten Sie handeln?',
  },
];
