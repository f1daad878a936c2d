import type { DemoCustomer } from './demo-customer';
import { DEMO_CUSTOMERS } from './demo-customers';
import { DEMO_INSTRUMENTS } from '@sandbox/market/catalogue/demo-instruments';
import { worldInstruments } from '@sandbox/market/catalogue/instruments';
import { venueAbilities, venuesOf, worldVenues } from '@sandbox/market/venue/venues';

/** The page docs/demo-world.md, written from the world itself; a test compares both. */
export function demoWorldPage(): string {
  const instruments = new Map(worldInstruments().map((each) => [each.wkn, each]));
  return [
    '# The demo world',
    '',
    'Written from `sandbox/world` by `npm run demo-world`; a test says when it is old.',
    'What each instrument is for is said in German on `/sandbox`, too, where its market can be moved.',
    '',
    '## Instruments and what they are for',
    '',
    ...table(
      ['WKN', 'name', 'venues', 'shows'],
      DEMO_INSTRUMENTS.map(({ wkn, shows }) => {
        const instrument = instruments.get(wkn);
        const venues = instrument === undefined ? [] : venuesOf(instrument);
        return [wkn, instrument?.name ?? '', venues.join(', '), shows];
      }),
    ),
    '',
    '## Venues and what they can do',
    '',
    ...table(
      ['venue', 'hours', 'triggered by', 'order types'],
      worldVenues().map(({ name, opens, closes, reference_price: reference }) => [
        name,
        `${opens}-${closes}`,
        reference === 'LAST' ? 'last price' : 'bid or ask',
        typesAt(name),
      ]),
    ),
    '',
    '## Customers',
    '',
    ...table(
      ['number', 'PIN', 'name', 'shows'],
      DEMO_CUSTOMERS.map((customer) => [
        customer.zugangsnummer,
        customer.pin,
        nameOf(customer),
        customer.shows,
      ]),
    ),
    '',
  ].join('\n');
}

const nameOf = ({ firstName, lastName }: DemoCustomer): string => `${firstName} ${lastName}`;

/** Order types with what may be added to each. */
function typesAt(venue: string): string {
  return Object.entries(venueAbilities.get(venue)?.orderTypes ?? {})
    .map(([type, { limitExtensions, tradingRestrictions }]) => {
      const added = [...limitExtensions, ...tradingRestrictions];
      return added.length === 0 ? type : `${type} (${added.join(', ')})`;
    })
    .join(', ');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}
