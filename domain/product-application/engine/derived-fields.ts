import { sum } from '@domain/money/decimal';
import type { NamedValue } from '../application-request';
import type { FieldName } from '../catalogue/catalogue';

/** What the rates of a plan come to. */
const TOTAL: FieldName = 'WERTPAPIERSPARPLAN.GESAMTBETRAG';
const FIRST_RATE: FieldName = 'WERTPAPIERSPARPLAN.SPARRATE_1';

/** What follows from what was said: it is sent along, so that nobody is asked for it a second time. */
export function derivedFields(said: readonly NamedValue[]): readonly NamedValue[] {
  const rates = said.flatMap(({ name, value }) =>
    name.startsWith('WERTPAPIERSPARPLAN.SPARRATE_') && typeof value === 'object' ? [value] : [],
  );
  const hasPlan = said.some(({ name, value }) => name === 'WERTPAPIERSPARPLAN.AUSWAHL' && value === true);
  return said.flatMap(({ name, value }): readonly NamedValue[] => {
    const [, role = ''] = /^POST\.VORHER_LAND_(\w+)$/.exec(name) ?? [];
    if (role !== '') return [{ name: `WIRTSCHAFTSDATEN.VORANSCHRIFT_INLAND_${role}`, value: value === 'DE' }];
    if (name === FIRST_RATE) return [{ name: TOTAL, value: sum(rates) }];
    return hasPlan && OF_APPLICANT.test(name) ? [{ name: 'WERTPAPIERSPARPLAN.ZIELMARKT_DEPOT', value }] : [];
  });
}

/** Whoever applies is who the plan is judged by. */
const OF_APPLICANT = /^DEPOT\.ZIELMARKT_KENNTNISSE_[IE]1$/;

/** Where the customer mends what the bank says about a field that follows from another. */
export const sourceOf = (name: string): string => (name === TOTAL ? FIRST_RATE : name);
