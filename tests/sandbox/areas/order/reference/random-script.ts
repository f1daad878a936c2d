import { fc } from '@tests/support/properties';
import type { Ticket } from './reference-order';
import type { Plan, Simple } from './reference-request';

/** Where it is traded, until when, and for which fee in cents. */
export const VENUES = {
  Tradegate: { closes: '22:00', fee: 250 },
  Stuttgart: { closes: '22:00', fee: 250 },
  'Direkthandel Nord': { closes: '23:00', fee: 0 },
} as const;
/** One of them. */
export type Venue = keyof typeof VENUES;

/** A share that is liquid, one of which the customer has many, and a right of which little waits at the best price. */
export const SECURITIES = [
  { wkn: '716460', cents: 20_000 },
  { wkn: '555750', cents: 3_000 },
  { wkn: 'DW4BR4', cents: 127 },
] as const;
type Security = (typeof SECURITIES)[number];

/** What a customer, the market or the engine does next. */
export type Act =
  | { readonly kind: 'order'; readonly security: Security; readonly venue: Venue; readonly plan: Plan }
  | { readonly kind: 'price'; readonly security: Security; readonly percent: number }
  | { readonly kind: 'pass'; readonly seconds: number; readonly looks: boolean };

const security = fc.constantFrom(...SECURITIES);
const venue = fc.constantFrom<Venue>('Tradegate', 'Stuttgart', 'Direkthandel Nord');
const side = fc.constantFrom('BUY' as const, 'SELL' as const);
/** Thousandths of the price away from it. */
const near = fc.integer({ min: 1, max: 25 });
const worth = fc.integer({ min: 200, max: 15_000 });
const extension = fc.constantFrom(undefined, undefined, 'FOK' as const, 'IOC' as const, 'AON' as const);
const behind = fc.oneof(
  fc.record({ tenths: fc.integer({ min: 3, max: 60 }) }),
  fc.record({ permille: fc.integer({ min: 3, max: 60 }) }),
);

const order = fc
  .record({ security, venue, side, near, far: near, worth, extension, behind })
  .chain(({ security: traded, side: direction, near: first, far: second, ...rest }) => {
    const { cents } = traded;
    const isDealer = rest.venue === 'Direkthandel Nord';
    const level = (permille: number): number => Math.round((cents * (1_000 + permille)) / 1_000) * 1_000;
    const pieces = Math.max(Math.floor((rest.worth * 100) / cents), 1);
    const [up, away] = direction === 'BUY' ? [first, second] : [-first, -second];
    const ticket = (change: Partial<Ticket> = {}): Ticket => ({ side: direction, pieces, ...change });
    const limited = ticket({
      limit: level(-up),
      ...(rest.extension === undefined ? {} : { extension: rest.extension }),
    });
    const stop = ticket({ trigger: level(up) });
    const trailing = ticket({
      trigger: level(up),
      behind:
        'tenths' in rest.behind
          ? rest.behind
          : { money: Math.max(level(rest.behind.permille - 1_000), 1_000) },
    });
    const oco = (of: 'BUY' | 'SELL'): Plan => ({
      kind: 'oco',
      stop: { side: of, pieces, trigger: level(of === 'BUY' ? first : -first) },
      limit: { side: of, pieces, limit: level(of === 'BUY' ? -second : second) },
    });
    const base: Ticket = { side: 'BUY', pieces, limit: level(first - 12) };
    const above: Ticket = { side: 'SELL', pieces, limit: level(first - 12 + second) };
    const below: Ticket = { side: 'SELL', pieces, trigger: level(first - 12 - second) };
    const single = (of: Ticket): Simple => ({ kind: 'single', ticket: of });
    return fc
      .constantFrom<Plan>(
        single(ticket()),
        single(limited),
        single(stop),
        single({ ...stop, limit: level(away) }),
        single(trailing),
        // Only the dealer takes trailing stops with a limit.
        single(isDealer ? { ...trailing, limit: level(up + Math.sign(up) * 2) } : trailing),
        oco(direction),
        { kind: 'next', base, follow: single(above) },
        { kind: 'next', base, follow: single(below) },
        { kind: 'next', base, follow: { kind: 'oco', stop: below, limit: above } },
      )
      .map((plan): Act => ({ kind: 'order', security: traded, venue: rest.venue, plan }));
  });

/** A quarter of an hour or so of a customer's life. */
export const script = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: order },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('price' as const),
        security,
        percent: fc.integer({ min: -3, max: 3 }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('pass' as const),
        seconds: fc.constantFrom(2, 5, 30, 240),
        looks: fc.boolean(),
      }),
    },
  ),
  { minLength: 6, maxLength: 12 },
);
