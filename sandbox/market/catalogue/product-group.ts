import type { InstrumentTable } from './instrument-table';

type Grouped = Pick<InstrumentTable, 'instrument_type' | 'sector' | 'currency' | 'name'>;

const CERTIFICATES: readonly (readonly [RegExp, string])[] = [
  [/kapitalschutz|garantie/i, 'kapitalschutz'],
  [/aktienanleihe/i, 'aktienanleihen'],
  [/hebel|turbo|knock|faktor/i, 'hebelprodukte'],
  [/rohstoff|gold|silber|öl/i, 'rohstoffe'],
];

/**
 * The product group whose knowledge an instrument asks for (rules.md 12), by the ids of the learning catalogue;
 * undefined for what nobody can trade, an index.
 */
export function productGroupOf({ instrument_type, sector, currency, name }: Grouped): string | undefined {
  const kind = `${sector ?? ''} ${name}`;
  switch (instrument_type) {
    case 'SHARE':
      return 'aktien';
    case 'SUBSCRIPTION_RIGHT':
      return 'bezugsrechte';
    case 'WARRANT':
      return 'optionsscheine';
    case 'PROFIT_PART_CERTIFICATE':
      return 'genussscheine';
    case 'ETF':
      return /anleihe|bond|treasury/i.test(kind) ? 'rentenfonds' : 'etf';
    case 'FUND':
      if (/immobilien/i.test(sector ?? '')) return 'immobilienfonds';
      return /renten/i.test(sector ?? '') ? 'rentenfonds' : 'fonds';
    case 'BONDS':
      if (/nachrang/i.test(kind)) return 'nachrang';
      return currency === 'EUR' ? 'anleihen' : 'fremdwaehrungsanleihen';
    case 'CERTIFICATE':
      return CERTIFICATES.find(([sort]) => sort.test(kind))?.[1] ?? 'anlagezertifikate';
    case 'NOT_AVAILABLE':
      return undefined;
  }
}
