import type { InstrumentTable, InstrumentType } from '../catalogue/instrument-table';
import type { VenueAbilities, VenueTable } from './venue-table';
import { json } from '@sandbox/platform/db/json';
import { stableId } from '@sandbox/platform/identifiers';
import type { OrderTypeName } from './order-type';

/** The venues of the world; the names are the keys of their ids. */
export type VenueName =
  | 'Xetra'
  | 'Tradegate'
  | 'Stuttgart'
  | 'Frankfurt'
  | 'Direkthandel Nord'
  | 'New York'
  | 'Fondsgesellschaft';

/** The id of a venue; the same in every world. */
export const venueIdOf = (name: VenueName): string => stableId('venue', name);

type VenueRow = Omit<VenueTable, 'currencies' | 'abilities'> & { currencies: string; abilities: string };

const plain = { limitExtensions: [], tradingRestrictions: [] };
const types = (...names: OrderTypeName[]): VenueAbilities['orderTypes'] =>
  Object.fromEntries(names.map((name) => [name, plain]));

type LimitAbilities = NonNullable<VenueAbilities['orderTypes']['LIMIT']>;
const both: VenueAbilities['sides'] = ['BUY', 'SELL'];
const allValidities: VenueAbilities['validityTypes'] = ['GFD', 'GTD', 'MAX'];
const DOMESTIC = ['EUR', 'USD', 'CHF', 'CAD'];

/** A regional exchange; what its limit orders may say besides differs from one to the next. */
const regional = (...limitExtensions: LimitAbilities['limitExtensions']): VenueAbilities => ({
  sides: both,
  validityTypes: allValidities,
  orderTypes: {
    ...types('MARKET'),
    LIMIT: { limitExtensions, tradingRestrictions: [] },
    ...types('STOP_MARKET', 'ONE_CANCELS_OTHER', 'NEXT_ORDER', 'QUOTE', 'TRAILING_STOP_NATIVE_MARKET'),
  },
});

const xetra: VenueAbilities = {
  sides: both,
  validityTypes: allValidities,
  orderTypes: {
    MARKET: { limitExtensions: ['FOK', 'IOC'], tradingRestrictions: ['OAO', 'AO', 'CAO'] },
    LIMIT: { limitExtensions: ['FOK', 'IOC'], tradingRestrictions: ['OAO', 'AO', 'CAO'] },
    ...types('STOP_MARKET', 'ONE_CANCELS_OTHER', 'NEXT_ORDER'),
  },
};

const overTheCounter: VenueAbilities = {
  sides: both,
  validityTypes: allValidities,
  orderTypes: types(
    'QUOTE',
    'MARKET',
    'LIMIT',
    'STOP_MARKET',
    'STOP_LIMIT',
    'TRAILING_STOP_MARKET',
    'TRAILING_STOP_LIMIT',
    'ONE_CANCELS_OTHER',
    'NEXT_ORDER',
  ),
};

const foreign: VenueAbilities = {
  sides: both,
  validityTypes: ['GFD', 'GTD'],
  orderTypes: types('MARKET', 'LIMIT', 'STOP_MARKET', 'STOP_LIMIT'),
};

const fundCompany: VenueAbilities = { sides: both, validityTypes: [], orderTypes: types('MARKET') };

interface VenueData {
  readonly name: VenueName;
  readonly country: string;
  readonly type: VenueTable['type'];
  readonly abilities: VenueAbilities;
  readonly hours: readonly [opens: string, closes: string];
  readonly halfSpread: number;
  readonly fee: string;
  readonly referencePrice: VenueTable['reference_price'];
}

const VENUES: readonly VenueData[] = [
  {
    name: 'Xetra',
    country: 'DE',
    type: 'EXCHANGE',
    abilities: xetra,
    hours: ['09:00', '17:30'],
    halfSpread: 3,
    fee: '2.50',
    referencePrice: 'LAST',
  },
  {
    name: 'Tradegate',
    country: 'DE',
    type: 'EXCHANGE',
    abilities: regional('FOK', 'IOC'),
    hours: ['07:30', '22:00'],
    halfSpread: 5,
    fee: '2.50',
    referencePrice: 'QUOTE',
  },
  {
    name: 'Stuttgart',
    country: 'DE',
    type: 'EXCHANGE',
    abilities: regional('FOK', 'IOC', 'AON'),
    hours: ['08:00', '22:00'],
    halfSpread: 8,
    fee: '2.50',
    referencePrice: 'QUOTE',
  },
  {
    name: 'Frankfurt',
    country: 'DE',
    type: 'EXCHANGE',
    abilities: regional('AON'),
    hours: ['08:00', '22:00'],
    halfSpread: 10,
    fee: '2.50',
    referencePrice: 'LAST',
  },
  {
    name: 'Direkthandel Nord',
    country: 'DE',
    type: 'OFF',
    abilities: overTheCounter,
    hours: ['07:30', '23:00'],
    halfSpread: 7,
    fee: '0.00',
    referencePrice: 'QUOTE',
  },
  {
    name: 'New York',
    country: 'US',
    type: 'EXCHANGE',
    abilities: foreign,
    hours: ['09:30', '16:00'],
    halfSpread: 2,
    fee: '2.50',
    referencePrice: 'LAST',
  },
  {
    name: 'Fondsgesellschaft',
    country: 'DE',
    type: 'FUND',
    abilities: fundCompany,
    hours: ['08:00', '16:00'],
    halfSpread: 0,
    fee: '0.00',
    referencePrice: 'LAST',
  },
];

/** What each venue can do, by its name. */
export const venueAbilities: ReadonlyMap<string, VenueAbilities> = new Map(
  VENUES.map(({ name, abilities }) => [name, abilities]),
);

/** The venue rows of a fresh world (hours of rules.md 3, abilities of api.md 5). */
export function worldVenues(): readonly VenueRow[] {
  return VENUES.map(
    ({ name, country, type, abilities, hours: [opens, closes], halfSpread, fee, referencePrice }, index) => ({
      venue_id: venueIdOf(name),
      name,
      country,
      type,
      currencies: json(name === 'New York' ? ['USD', 'CAD'] : DOMESTIC),
      abilities: json(abilities),
      opens,
      closes,
      time_zone: name === 'New York' ? 'America/New_York' : 'Europe/Berlin',
      calendar: name === 'New York' ? 'NEW_YORK' : type === 'FUND' ? 'BANK' : 'XETRA',
      reference_price: referencePrice,
      half_spread: halfSpread,
      fee,
      rank: index,
    }),
  );
}

/** Where an instrument is traded, or its level is made: an index at the exchange of its country. */
export function venuesOf({
  instrument_type: type,
  currency,
  tradable,
}: Pick<InstrumentTable, 'instrument_type' | 'currency' | 'tradable'>): readonly VenueName[] {
  if (type === 'NOT_AVAILABLE') return ['Xetra'];
  return tradable ? venuesOfType(type, currency) : ['Frankfurt'];
}

/** Where securities of a type are traded. */
export function venuesOfType(type: InstrumentType, currency: string): readonly VenueName[] {
  switch (type) {
    case 'NOT_AVAILABLE':
      return [];
    case 'SHARE':
      return currency === 'USD' || currency === 'CAD'
        ? ['Tradegate', 'Stuttgart', 'Frankfurt', 'Direkthandel Nord', 'New York']
        : ['Xetra', 'Tradegate', 'Stuttgart', 'Frankfurt', 'Direkthandel Nord'];
    case 'ETF':
      return ['Xetra', 'Tradegate', 'Stuttgart', 'Frankfurt', 'Direkthandel Nord'];
    case 'BONDS':
      return ['Tradegate', 'Stuttgart', 'Frankfurt', 'Direkthandel Nord'];
    case 'FUND':
      return ['Fondsgesellschaft', 'Tradegate', 'Direkthandel Nord'];
    case 'CERTIFICATE':
    case 'WARRANT':
      return ['Stuttgart', 'Frankfurt', 'Direkthandel Nord'];
    case 'SUBSCRIPTION_RIGHT':
    case 'PROFIT_PART_CERTIFICATE':
      return ['Stuttgart', 'Frankfurt'];
  }
}
