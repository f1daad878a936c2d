import { direkthandel, fundHouse, marketOf, sap, xetra } from '@adapters/fake/bank/fake-market';
import { dimensionsNow, limitNeed, type LimitNeed } from '@domain/order/check/limit-need';
import { amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import type { Venue, VenueQuote } from '@domain/instrument/venue';

const open = marketOf(sap, xetra, '232.75');
const closed: VenueQuote = { ...open, hours: { state: 'closed' } };
const { instrumentId, venueId, at, hours, sequence } = open;
const unpriced: VenueQuote = { instrumentId, venueId, at, hours, sequence };

describe('whether an order needs a limit just now', () => {
  it.each<[Venue, VenueQuote, LimitNeed | undefined, string]>([
    [xetra, open, undefined, 'traded, at a known price'],
    [xetra, closed, 'closed', 'no unlimited order outside trading hours'],
    [xetra, unpriced, 'price-unknown', 'nobody makes a price'],
    [xetra, marketOf(sap, xetra, '1.00'), undefined, 'one euro is enough'],
    [xetra, marketOf(sap, xetra, '0.99'), 'under-one-euro', 'below one euro'],
    [fundHouse, closed, undefined, 'a fund company takes market orders only, at any time'],
  ])('%#: %s %s: %s, because %s [ORD-06] [ORD-07]', (venue, quote, expected) => {
    expect(limitNeed('BUY', venue, quote)).toBe(expected);
  });

  it('goes by the price of the side where nothing was traded yet [ORD-07]', () => {
    const ask = { ...unpriced, ask: amount('0.99', EUR) };
    const bid = { ...unpriced, bid: amount('0.99', EUR) };
    expect([limitNeed('BUY', xetra, ask), limitNeed('SELL', xetra, ask)]).toEqual([
      'under-one-euro',
      'price-unknown',
    ]);
    expect([limitNeed('BUY', xetra, bid), limitNeed('SELL', xetra, bid)]).toEqual([
      'price-unknown',
      'under-one-euro',
    ]);
  });

  it('leaves market orders only where they are possible now [ORD-05] [ORD-07]', () => {
    const quotes = new Map([
      [xetra.id, closed],
      [direkthandel.id, open],
    ]);
    const { venues } = dimensionsNow({ venues: [xetra, direkthandel] }, 'BUY', (id) => quotes.get(id));
    expect(venues.map(({ orderTypes }) => orderTypes.MARKET !== undefined)).toEqual([false, true]);
    expect(venues[0]?.orderTypes.LIMIT).toEqual(xetra.orderTypes.LIMIT);
  });

  it('takes nothing away where no price has come yet [ORD-05]', () => {
    expect(dimensionsNow({ venues: [xetra] }, 'BUY', () => undefined)).toEqual({ venues: [xetra] });
  });
});
