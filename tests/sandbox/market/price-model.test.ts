import { compare, decimal, decimalText, isPositive, subtract, divide, absolute } from '@domain/money/decimal';
import { instant } from '@domain/time/instant';
import { PERCENT } from '@domain/money/unit';
import { listing, tickAt } from '@sandbox/market/price/listing';
import { lastPriceAt, openQuoteAt, priceAt } from '@sandbox/market/price/price-model';
import { openDay } from '@sandbox/market/venue/venue-hours';
import type { Walk } from '@sandbox/market/price/walk';
import { fc } from '@tests/support/properties';
import { anchorAt, share, tradegate, xetra, fundCompany } from './fixtures';

/** The book where there has to be one. */
function bookAt(...[listed, moment]: Parameters<typeof openQuoteAt>) {
  const quote = openQuoteAt(listed, moment);
  if (quote === undefined) throw new Error('No book');
  return quote;
}

const at = (text: string) => instant(Date.parse(text));
const friday = at('2026-11-20T16:42:00+01:00');
const allianz = listing(1, share({ wkn: '840400' }), tradegate, [
  anchorAt('2026-11-20T17:00:00+01:00', '372.10'),
]);

/** Seconds of a trading day on Tradegate. */
const tradingSecond = fc
  .integer({ min: 0, max: 14 * 3600 })
  .map((second) => instant(at('2026-11-23T07:30:00+01:00') + second * 1_000));

describe('the price of a listing [BNK-04]', () => {
  it('goes exactly through its anchor', () => {
    expect(decimalText(priceAt(allianz, at('2026-11-20T17:00:00+01:00')))).toBe('372.10');
  });

  it('is the same however often it is asked, and another in another world', () => {
    const other = listing(2, allianz.instrument, tradegate, allianz.anchors);
    const moments = Array.from({ length: 50 }, (_, hour) => instant(friday + hour * 600_000));
    const prices = moments.map((moment) => decimalText(priceAt(allianz, moment)));
    expect(
      moments.map((moment) =>
        decimalText(priceAt(listing(1, allianz.instrument, tradegate, allianz.anchors), moment)),
      ),
    ).toEqual(prices);
    expect(moments.map((moment) => decimalText(priceAt(other, moment)))).not.toEqual(prices);
  });

  it('moves in nearly every second, and the book in every one', () => {
    const seconds = Array.from({ length: 600 }, (_, second) => instant(friday + second * 1_000));
    const moved = seconds.filter(
      (moment, index) =>
        index > 0 && compare(priceAt(allianz, moment), priceAt(allianz, instant(moment - 1_000))) !== 0,
    );
    expect(moved.length).toBeGreaterThan(400);
    const books = new Set(
      seconds.map((moment) =>
        JSON.stringify(openQuoteAt(allianz, moment), (_, value: unknown) =>
          typeof value === 'bigint' ? String(value) : value,
        ),
      ),
    );
    expect(books.size).toBe(600);
  });

  it('never jumps: one second changes it by less than half a percent', () => {
    fc.assert(
      fc.property(tradingSecond, (moment) => {
        const before = priceAt(allianz, moment);
        const change = absolute(subtract(priceAt(allianz, instant(moment + 1_000)), before));
        expect(compare(divide(change, before, 6, 'half-up'), decimal('0.005'))).toBe(-1);
      }),
    );
  });

  it('stays on the grid, positive, with bid below ask around it, at any moment of 20 years', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z') }),
        (millisecond) => {
          const moment = instant(millisecond);
          const last = lastPriceAt(allianz, moment);
          const tick = tickAt(allianz.instrument, last);
          expect(isPositive(last)).toBe(true);
          expect(compare(divide(last, tick, 0, 'down'), divide(last, tick, 6, 'down'))).toBe(0);
          const quote = openQuoteAt(allianz, moment);
          expect(quote === undefined).toBe(openDay(tradegate, moment) === undefined);
          if (quote === undefined) return;
          expect(compare(quote.bid, quote.last)).toBeLessThanOrEqual(0);
          expect(compare(quote.last, quote.ask)).toBeLessThanOrEqual(0);
          expect(compare(quote.bid, quote.ask)).toBe(-1);
          expect(isPositive(quote.bidSize) && isPositive(quote.askSize)).toBe(true);
        },
      ),
    );
  });

  it('cannot leave the bounds of its walk', () => {
    const reach = ({ octaves }: Walk): number => octaves.reduce((sum, { amplitude }) => sum + amplitude, 0);
    const bound = Math.exp(2 * (reach(allianz.trend) + reach(allianz.stray))) * 372.1;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000_000 }), (millisecond) => {
        expect(Number(decimalText(priceAt(allianz, instant(millisecond))))).toBeLessThanOrEqual(bound + 1);
      }),
    );
  });

  it('stands still while the venue is closed, at the price of the close', () => {
    const saturday = at('2026-11-21T12:00:00+01:00');
    expect(openQuoteAt(allianz, saturday)).toBeUndefined();
    expect(lastPriceAt(allianz, saturday)).toEqual(priceAt(allianz, at('2026-11-20T22:00:00+01:00')));
  });

  it('follows a price set by hand at every venue from that moment on, and not before', () => {
    const moment = at('2026-11-23T10:00:00+01:00');
    const anchors = [
      allianz.anchors[0],
      { at: moment, price: decimal('300.00'), corporateAction: false },
    ] as const;
    for (const venue of [tradegate, xetra]) {
      const moved = listing(1, allianz.instrument, venue, [...anchors]);
      expect(decimalText(priceAt(moved, moment))).toBe('300.00');
      expect(priceAt(moved, instant(moment - 1_000))).toEqual(
        priceAt(listing(1, allianz.instrument, venue, allianz.anchors), instant(moment - 1_000)),
      );
    }
  });

  it('quotes bonds in percent and sizes them in thousands of nominal', () => {
    const bond = listing(
      1,
      share({ wkn: '110258', type: 'BONDS', notation: PERCENT, volatility: 400 }),
      tradegate,
      [anchorAt('2026-11-20T17:00:00+01:00', '86.74')],
    );
    const quote = bookAt(bond, friday);
    expect(Number(decimalText(quote.askSize)) % 1_000).toBe(0);
  });

  it('makes one fund price a day', () => {
    const fund = listing(1, share({ wkn: '847402', type: 'FUND' }), fundCompany, [
      anchorAt('2026-11-20T17:00:00+01:00', '2144.58'),
    ]);
    const morning = bookAt(fund, at('2026-11-23T09:00:00+01:00'));
    const evening = bookAt(fund, at('2026-11-23T15:59:00+01:00'));
    expect(evening.ask).toEqual(morning.ask);
    expect(morning.bid).toEqual(morning.ask);
    expect(bookAt(fund, at('2026-11-24T09:00:00+01:00')).ask).not.toEqual(morning.ask);
  });

  it('gives a suspended security a last price but no bid and no ask', () => {
    const suspended = listing(1, share({ wkn: '747206', tradable: false }), tradegate, [
      anchorAt('2026-11-20T17:00:00+01:00', '0.0120'),
    ]);
    expect(openQuoteAt(suspended, friday)).toBeUndefined();
    expect(isPositive(lastPriceAt(suspended, friday))).toBe(true);
  });
});
