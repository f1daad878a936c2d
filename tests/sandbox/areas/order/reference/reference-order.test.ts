import { decimal } from '@domain/money/decimal';
import { instant } from '@domain/time/instant';
import { listing } from '@sandbox/market/price/listing';
import type { TradingVenue } from '@sandbox/market/venue/trading-venue';
import type { ExecutionTerms, WorkingOrder } from '@sandbox/areas/order/trade/working-order';
import { fc } from '@tests/support/properties';
import { share, tradegate, xetra } from '../../../market/fixtures';
import { history, working } from '../working';
import { ReferenceOrder, type Happening, type Ticket } from './reference-order';
import { tapeOf } from './tape';

const MINUTES = 12;

const withAuctions: TradingVenue = {
  ...xetra,
  abilities: {
    ...xetra.abilities,
    orderTypes: {
      MARKET: { limitExtensions: ['FOK', 'IOC', 'AON'], tradingRestrictions: ['OAO', 'AO', 'CAO'] },
    },
  },
};

/** A Monday's quarter of an hour at a venue of a world of its own, with what is done to its price by hand. */
const scene = fc
  .record({
    seed: fc.integer({ min: 1, max: 1_000_000 }),
    venue: fc.constantFrom(tradegate, withAuctions),
    begins: fc.constantFrom('07:29:00', '08:57:30', '10:00:00', '12:55:00', '17:22:00', '21:54:00'),
    cents: fc.constantFrom(130, 480, 985, 1_990, 4_950, 9_960, 19_950, 24_000),
    jumps: fc.array(
      fc.record({
        second: fc.integer({ min: 1, max: MINUTES * 60 }),
        percent: fc.integer({ min: -8, max: 8 }),
        corporateAction: fc.constantFrom(false, false, false, true),
      }),
      { maxLength: 3 },
    ),
    halt: fc.option(
      fc.record({
        second: fc.integer({ min: 1, max: MINUTES * 60 }),
        seconds: fc.integer({ min: 1, max: 200 }),
      }),
    ),
  })
  .map(({ seed, venue, begins, cents, jumps, halt }) => {
    const start = Date.parse(`2026-11-23T${begins}+01:00`);
    const anchor = (at: number, value: number, corporateAction: boolean) => ({
      at: instant(at),
      price: decimal((Math.round(value) / 100).toFixed(2)),
      corporateAction,
    });
    const later = [...jumps].sort((a, b) => a.second - b.second);
    return {
      start,
      cents,
      venue,
      listed: listing(
        seed,
        share({ wkn: '716460' }),
        venue,
        [
          anchor(Date.parse('2026-11-20T17:00:00+01:00'), cents, false),
          ...later.map(({ second, percent, corporateAction }) =>
            anchor(start + second * 1_000, cents * (1 + percent / 100), corporateAction),
          ),
        ],
        halt === null
          ? []
          : [
              {
                from: instant(start + halt.second * 1_000),
                until: instant(start + (halt.second + halt.seconds) * 1_000),
              },
            ],
      ),
    };
  });

/** Levels as parts of the price, so that some are at once reached, some soon and some never. */
const permille = fc.oneof(fc.integer({ min: 995, max: 1_005 }), fc.integer({ min: 930, max: 1_070 }));
const wish = fc.record({
  side: fc.constantFrom('BUY' as const, 'SELL' as const),
  pieces: fc.oneof(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 90_000 })),
  limit: fc.option(permille, { nil: undefined }),
  trigger: fc.option(permille, { nil: undefined }),
  behind: fc.option(
    fc.oneof(
      fc.record({ permille: fc.integer({ min: 1, max: 60 }) }),
      fc.record({ tenths: fc.integer({ min: 1, max: 60 }) }),
    ),
    { nil: undefined },
  ),
  extension: fc.constantFrom(undefined, undefined, 'FOK' as const, 'IOC' as const, 'AON' as const),
  restriction: fc.constantFrom(undefined, undefined, 'OAO' as const, 'CAO' as const, 'AO' as const),
});

type Wish = typeof wish extends fc.Arbitrary<infer T> ? T : never;

/** The wish on paper. */
function ticketOf(
  { side, pieces, limit, trigger, behind, extension, restriction }: Wish,
  cents: number,
): Ticket {
  const level = (part: number): number => Math.round((cents * part) / 1_000) * 1_000;
  return {
    side,
    pieces,
    ...(limit === undefined ? {} : { limit: level(limit) }),
    ...(trigger === undefined ? {} : { trigger: level(trigger) }),
    ...(behind === undefined || trigger === undefined
      ? {}
      : { behind: 'tenths' in behind ? behind : { money: Math.max(level(behind.permille), 1_000) } }),
    ...(extension === undefined ? {} : { extension }),
    ...(restriction === undefined ? {} : { restriction }),
  };
}

const text = (hundredThousandths: number) => decimal((hundredThousandths / 100_000).toFixed(5));

/** The same order as the bank holds it. */
function orderOf(ticket: Ticket, start: number, validUntil: number): WorkingOrder {
  const { side, extension, restriction } = ticket;
  return working({
    side,
    terms: termsOf(ticket),
    quantity: decimal(String(ticket.pieces)),
    stageSince: instant(start),
    createdAt: instant(start),
    checkedUntil: instant(start),
    validUntil: instant(validUntil),
    ...(extension === undefined ? {} : { extension }),
    ...(restriction === undefined ? {} : { restriction }),
  });
}

function termsOf({ limit, trigger, behind }: Ticket): ExecutionTerms {
  const limited = limit === undefined ? {} : { limit: text(limit) };
  if (trigger === undefined)
    return limit === undefined ? { kind: 'market' } : { kind: 'limit', limit: text(limit) };
  if (behind === undefined) return { kind: 'stop', trigger: text(trigger), ...limited };
  const distance =
    'money' in behind
      ? { kind: 'absolute' as const, distance: text(behind.money) }
      : { kind: 'relative' as const, percent: decimal((behind.tenths / 10).toFixed(1)) };
  return { kind: 'trailing', trigger: text(trigger), distance, ...limited };
}

function inWords(happening: Happening): string {
  const at = new Date(happening.second * 1_000).toISOString();
  switch (happening.kind) {
    case 'trigger':
      return `${at} trigger`;
    case 'killed':
      return `${at} CANCELLED_TRADE`;
    case 'execute':
      return `${at} execute ${String(happening.pieces)} at ${String(happening.price / 100_000)}`;
  }
}

describe('the bank beside an exchange on paper [BNK-04] [ORD-05]', () => {
  it('does to any order of any type at any price exactly what the rules say, whenever it looks', () => {
    const moments = fc.array(fc.integer({ min: 1, max: MINUTES * 60 }), { maxLength: 4 });
    fc.assert(
      fc.property(
        scene,
        wish,
        moments,
        fc.boolean(),
        ({ start, cents, venue, listed }, wished, looks, ends) => {
          const ticket = ticketOf(wished, cents);
          const end = start + MINUTES * 60_000;
          const validUntil = ends ? end - 90_000 : end + 1_000;
          const action = listed.anchors.find(({ at, corporateAction }) => corporateAction && at > start)?.at;
          // The last second an order of before can meet is the one before the security is another one.
          const last = Math.floor(
            Math.min(validUntil, action === undefined ? end : action - 1_000, end) / 1_000,
          );
          const expected: string[] = [];
          const paper = new ReferenceOrder(ticket, venue.referencePrice === 'LAST');
          for (const tick of tapeOf(listed, start / 1_000, last, venue === withAuctions)) {
            expected.push(...paper.meet(tick).map(inWords));
          }
          if (!paper.isOver && action !== undefined && action <= validUntil) {
            expected.push(`${new Date(action).toISOString()} CANCELLED_SYSTEM`);
          } else if (!paper.isOver && validUntil <= end) {
            expected.push(`${new Date(validUntil).toISOString()} EXPIRED`);
          }
          const seen = [...looks].sort((a, b) => a - b).map((second) => instant(start + second * 1_000));
          expect(history(orderOf(ticket, start, validUntil), listed, [...seen, instant(end)])).toEqual(
            expected,
          );
        },
      ),
      { numRuns: 250 },
    );
  });
});
