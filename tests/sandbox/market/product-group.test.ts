import { GROUPS } from '@sandbox/areas/knowledge/content/all-groups';
import { worldInstruments } from '@sandbox/market/catalogue/instruments';
import { productGroupOf } from '@sandbox/market/catalogue/product-group';

describe('[KNO-01] the product group of an instrument', () => {
  it.each([
    ['SHARE', 'Automobil', 'EUR', 'Bayerische Motoren Werke AG', 'aktien'],
    ['SUBSCRIPTION_RIGHT', 'Bezugsrecht', 'EUR', 'Bezugsrecht Küstenlicht AG', 'bezugsrechte'],
    ['WARRANT', 'Optionsschein', 'EUR', 'Call auf Siemens', 'optionsscheine'],
    ['PROFIT_PART_CERTIFICATE', 'Genussschein', 'EUR', 'Genussschein Hafenkontor', 'genussscheine'],
    ['ETF', 'Aktien Welt', 'EUR', 'Welt ETF', 'etf'],
    ['ETF', 'Staatsanleihen', 'EUR', 'Euro-Staaten ETF', 'rentenfonds'],
    ['FUND', 'Offener Immobilienfonds', 'EUR', 'hausInvest', 'immobilienfonds'],
    ['FUND', 'Rentenfonds', 'EUR', 'Euro Renten', 'rentenfonds'],
    ['FUND', 'Mischfonds', 'EUR', 'Multiple Opportunities', 'fonds'],
    ['BONDS', 'Staatsanleihe', 'EUR', 'Bundesrepublik Deutschland', 'anleihen'],
    ['BONDS', 'Unternehmensanleihe', 'USD', 'Nordmeer Energie', 'fremdwaehrungsanleihen'],
    ['BONDS', 'Nachranganleihe', 'EUR', 'Nordmeer Energie', 'nachrang'],
    ['CERTIFICATE', 'Bonus-Zertifikat', 'EUR', 'Bonus-Zertifikat auf den DAX', 'anlagezertifikate'],
    ['CERTIFICATE', 'Kapitalschutz-Zertifikat', 'EUR', 'Garant', 'kapitalschutz'],
    ['CERTIFICATE', 'Aktienanleihe', 'EUR', '8 % auf BASF', 'aktienanleihen'],
    ['CERTIFICATE', 'Turbo', 'EUR', 'Turbo auf den DAX', 'hebelprodukte'],
    ['CERTIFICATE', 'Rohstoff-Zertifikat', 'EUR', 'Kupfer', 'rohstoffe'],
    ['NOT_AVAILABLE', 'Index', 'EUR', 'DAX', undefined],
  ] as const)('%s, %s, %s, %s: %s', (instrument_type, sector, currency, name, group) => {
    expect(productGroupOf({ instrument_type, sector, currency, name })).toBe(group);
  });

  it('is one that can be learned, for every instrument that can be traded', () => {
    const learned = new Set(GROUPS.map(({ id }) => id));
    const unknown = worldInstruments().filter(
      (row) => row.instrument_type !== 'NOT_AVAILABLE' && !learned.has(productGroupOf(row) ?? ''),
    );
    expect(unknown).toEqual([]);
  });
});
