import { decimal } from '@domain/money/decimal';
import { instant, type Instant } from '@domain/time/instant';
import { listing } from '@sandbox/market/price/listing';
import type { TradingVenue } from '@sandbox/market/venue/trading-venue';
import type { ExecutionTerms, WorkingOrder } from '@sandbox/areas/order/trade/working-order';
import { fc } from '@tests/support/properties';
import { anchorAt, fundCompany, share, tradegate, xetra } from '../../market/fixtures';
import { history, sleepingHistory, working } from './working';

const at = (text: string): Instant => instant(Date.parse(`2026-11-${text}+01:00`));
const START = at('23T10:00:00');

const withAuctions: TradingVenue = {
  ...xetra,
  abilities: {
    ...xetra.abilities,
    orderTypes: {
      ...xetra.abilities.orderTypes,
      MARKET: { limitExtensions: ['FOK', 'IOC', 'AON'], tradingRestrictions: ['OAO', 'AO', 'CAO'] },
    },
  },
};

/** SAP at 200 since Friday, at a venue; a price can be set later on. */
const sap = (venue: TradingVenue, later: readonly [string, string][] = []) =>
  listing(1, share({ wkn: '716460' }), venue, [
    anchorAt('2026-11-20T17:00:00+01:00', '200.00'),
    ...later.map(([moment, price]) => anchorAt(`2026-11-${moment}+01:00`, price)),
  ]);

const looksEvery = (seconds: number, from: Instant, to: Instant): Instant[] =>
  Array.from({ length: Math.floor((to - from) / (seconds * 1_000)) }, (_, index) =>
    instant(from + (index + 1) * seconds * 1_000),
  );

const price = fc.integer({ min: 18_500, max: 21_500 }).map((cents) => decimal((cents / 100).toFixed(2)));
const distance = fc.oneof(
  fc.integer({ min: 10, max: 900 }).map((cents) => ({
    kind: 'absolute' as const,
    distance: decimal((cents / 100).toFixed(2)),
  })),
  fc.integer({ min: 1, max: 40 }).map((tenths) => ({
    kind: 'relative' as const,
    percent: decimal((tenths / 10).toFixed(1)),
  })),
);
const terms: fc.Arbitrary<ExecutionTerms> = fc.oneof(
  fc.constant({ kind: 'market' as const }),
  fc.record({ kind: fc.constant('limit' as const), limit: price }),
  fc.record({ kind: fc.constant('stop' as const), trigger: price }),
  fc.record({ kind: fc.constant('stop' as const), trigger: price, limit: price }),
  fc.record({ kind: fc.constant('trailing' as const), trigger: price, distance }),
  fc.record({ kind: fc.constant('trailing' as const), trigger: price, distance, limit: price }),
);
const order: fc.Arbitrary<WorkingOrder> = fc
  .record({
    side: fc.constantFrom('BUY' as const, 'SELL' as const),
    terms,
    quantity: fc.integer({ min: 1, max: 900 }).map((pieces) => decimal(String(pieces))),
    extension: fc.constantFrom(undefined, 'FOK' as const, 'IOC' as const, 'AON' as const),
    restriction: fc.constantFrom(undefined, 'OAO' as const, 'CAO' as const, 'AO' as const),
  })
  .map(({ extension, restriction, ...change }) =>
    working({
      ...change,
      ...(extension === undefined ? {} : { extension }),
      ...(restriction === undefined ? {} : { restriction }),
    }),
  );

describe('what happens to an order [BNK-04]', () => {
  it('is the same whether the engine looks every second, now and then, or once at the end', () => {
    const end = at('23T10:20:00');
    const moved = [sap(tradegate, [['23T10:08:00', '206.00']]), sap(withAuctions)];
    fc.assert(
      fc.property(
        order,
        fc.constantFrom(...moved),
        fc.array(fc.integer({ min: 1, max: 1_199 }), { maxLength: 6 }),
        (working, listed, seconds) => {
          const now = [...seconds].sort((a, b) => a - b).map((second) => instant(START + second * 1_000));
          const once = history(working, listed, [end]);
          expect(history(working, listed, [...now, end])).toEqual(once);
          expect(history(working, listed, looksEvery(1, START, end))).toEqual(once);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('is the same after days without anybody looking', () => {
    const end = at('27T22:00:00');
    fc.assert(
      fc.property(order, (working) => {
        const listed = sap(tradegate);
        expect(history(working, listed, looksEvery(7_919, START, end).concat(end))).toEqual(
          history(working, listed, [end]),
        );
      }),
      { numRuns: 10 },
    );
  });

  it('is the same if it sleeps until the moment it was told, and is never woken between', () => {
    const end = at('23T10:20:00');
    const moved = [sap(tradegate), sap(withAuctions)];
    fc.assert(
      fc.property(order, fc.constantFrom(...moved), (working, listed) => {
        expect(sleepingHistory(working, listed, end).told).toEqual(history(working, listed, [end]));
      }),
      { numRuns: 50 },
    );
  });

  it.each<[string, ExecutionTerms, number]>([
    ['a limit out of reach', { kind: 'limit', limit: decimal('300.00') }, 1],
    ['a stop out of reach', { kind: 'stop', trigger: decimal('120.00') }, 1],
    [
      'a trailing stop that follows from afar',
      {
        kind: 'trailing',
        trigger: decimal('120.00'),
        distance: { kind: 'absolute', distance: decimal('90') },
      },
      1,
    ],
  ])('lets %s sleep for the whole week', (_name, terms, looks) => {
    expect(sleepingHistory(working({ terms }), sap(tradegate), at('27T21:59:59'))).toEqual({
      told: [],
      looks,
    });
  });

  it('lets an order sleep while trading is halted or nobody quotes, until something is done by hand', () => {
    const halted = { ...sap(tradegate), halts: [{ from: START }] };
    expect(sleepingHistory(working(), halted, at('27T21:59:59'))).toEqual({ told: [], looks: 1 });
  });

  it('looks no more than every few minutes at an order for which any second may bring enough', () => {
    const rare = working({ extension: 'AON', quantity: decimal('640') });
    const { told, looks } = sleepingHistory(rare, sap(tradegate), at('23T12:00:00'));
    expect(told).toEqual(history(rare, sap(tradegate), [at('23T12:00:00')]));
    expect(looks).toBeLessThan(100);
  });

  it.each<['OAO' | 'CAO' | 'AO', readonly string[], string]>([
    ['OAO', ['2026-11-24T08:00:00.000Z'], 'the next opening is tomorrow'],
    ['CAO', ['2026-11-23T16:30:00.000Z'], 'the close of today, at the moment continuous trading ends'],
    ['AO', ['2026-11-23T12:00:00.000Z'], 'the intraday auction is the first of any'],
  ])('keeps an order for %s until its auction: %j (%s)', (restriction, moments) => {
    const told = history(working({ restriction }), sap(withAuctions), [at('27T22:00:00')]);
    expect(told.map((each) => each.slice(0, 24))).toEqual(moments);
    expect(told[0]).toContain('execute');
  });

  it('executes an auction at one price for both sides', () => {
    const priceOf = (side: 'BUY' | 'SELL'): string | undefined =>
      history(working({ side, restriction: 'AO' }), sap(withAuctions), [at('23T13:00:00')])[0]?.split(
        ' at ',
      )[1];
    expect(priceOf('BUY')).toBeDefined();
    expect(priceOf('BUY')).toBe(priceOf('SELL'));
  });

  it('gives a fund order the price of its price day, whatever was known before', () => {
    const fund = listing(1, share({ type: 'FUND', dealing: { cutOff: '12:00', priceDay: 2 } }), fundCompany, [
      anchorAt('2026-11-20T17:00:00+01:00', '50.00'),
    ]);
    const executedAt = (entered: Instant): string | undefined =>
      history(working({ createdAt: entered, checkedUntil: entered }), fund, [at('27T22:00:00')])[0]?.slice(
        0,
        10,
      );
    expect(executedAt(at('23T11:59:59'))).toBe('2026-11-25');
    expect(executedAt(at('23T12:00:00'))).toBe('2026-11-26');
  });

  it.each<['FOK' | 'AON', string, readonly string[], string]>([
    ['FOK', '100000', ['CANCELLED_TRADE'], 'not all of it is there'],
    ['FOK', '1', ['execute'], 'all of it is there'],
    ['AON', '100000', ['EXPIRED'], 'never enough at once'],
    ['AON', '1', ['execute'], 'enough at once'],
  ])('%s over %s pieces: %j, %s', (extension, pieces, expected) => {
    const told = history(working({ extension, quantity: decimal(pieces) }), sap(tradegate), [
      at('27T22:00:00'),
    ]);
    expect(told.map((each) => each.split(' ')[1])).toEqual(expected);
  });

  it('ends FOK and IOC with a limit out of reach at the first book', () => {
    for (const extension of ['FOK', 'IOC'] as const) {
      const beyond = working({ extension, terms: { kind: 'limit', limit: decimal('300.00') } });
      expect(history(beyond, sap(tradegate), [at('27T22:00:00')])).toEqual([
        '2026-11-23T09:00:00.000Z CANCELLED_TRADE',
      ]);
    }
  });
});
