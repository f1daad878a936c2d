import { sum } from '@domain/money/decimal';
import type { NamedValue } from '../application-request';
import type { FieldName } from '../catalogue/catalogue';
import { depotMarkets } from '../catalogue/groups/depot-groups';

/** What the rates of a plan come to. */
const TOTAL: FieldName = 'WERTPAPIERSPARPLAN.GESAMTBETRAG';
const FIRST_RATE: FieldName = 'WERTPAPIERSPARPLAN.SPARRATE_1';

/** What follows from what was said: it is sent along, so that nobody is asked for it a second time. */
export function derivedFields(said: readonly NamedValue[]): readonly NamedValue[] {
  const rates = said.flatMap(({ name, value }) =>
    name.startsWith('WERTPAPIERSPARPLAN.SPARRATE_') && typeof value === 'object' ? [value] : [],
  );
  const markets = said.filter(({ name }) => OF_HOLDER.test(name)).map(({ value }) => value);
  const hasPlan = said.some(({ name, value }) => name === 'WERTPAPIERSPARPLAN.AUSWAHL' && value === true);
  return said.flatMap(({ name, value }): readonly NamedValue[] => {
    const [, role = ''] = /^POST\.VORHER_LAND_(\w+)$/.exec(name) ?? [];
    if (role !== '') return [{ name: `WIRTSCHAFTSDATEN.VORANSCHRIFT_INLAND_${role}`, value: value === 'DE' }];
    if (name === FIRST_RATE) return [{ name: TOTAL, value: sum(rates) }];
    const market =
      hasPlan && OF_APPLICANT.test(name) ? depotMarkets.find((each) => markets.includes(each)) : undefined;
    return market === undefined ? [] : [{ name: MARKET, value: market }];
  });
}

/** Either of two who hold the depot, or act for the child, may order: the narrower of what they say counts. */
const MARKET: FieldName = 'WERTPAPIERSPARPLAN.ZIELMARKT_DEPOT';
const OF_HOLDER = /^DEPOT\.ZIELMARKT_KENNTNISSE_[IE][12]$/;
const OF_APPLICANT = /^DEPOT\.ZIELMARKT_KENNTNISSE_[IE]1$/;

/** Where the customer mends what the bank says about a field that follows from another. */
export const sourceOf = (name: string): string => (name === TOTAL ? FIRST_RATE : name);
