import { activationOf, type Activation } from '@domain/order/activation';
import type { OrderDraft } from '@domain/order/order-draft';
import { coverage, orderValue, type Certainty, type Coverage } from '@domain/order/order-value';
import type { VenueHours } from '@domain/order/venue';
import { lastTradingDay, latestDate, type Validity } from '@domain/order/validity';
import { calendarDay } from '@domain/calendar/local-date';
import { amount } from '@domain/shared/amount';
import { instant } from '@domain/shared/instant';
import { EUR, PERCENT, PIECES, USD } from '@domain/shared/unit';
import { orderOf } from '../support/reading';
import { bond, prices, quote, silentQuote } from '../support/samples';

const valueOf = (change: Partial<OrderDraft>, market = quote) => orderValue(orderOf(change), market);

describe('what an order comes to', () => {
  it.each<[Partial<OrderDraft>, string, Certainty, string]>([
    [{}, '1010.00', 'about', 'a purchase at the ask'],
    [{ side: 'SELL' }, '990.00', 'about', 'a sale at the bid'],
    [{ orderType: 'LIMIT', limit: '99,555' }, '995.55', 'at-most', 'a limited purchase costs at most'],
    [
      { orderType: 'LIMIT', limit: '99,5', side: 'SELL' },
      '995.00',
      'at-least',
      'a limited sale brings at least',
    ],
    [
      { orderType: 'STOP_MARKET', triggerLimit: '105' },
      '1050.00',
      'about',
      'a stop is executed near its trigger',
    ],
    [{ quantity: '0,3', orderType: 'LIMIT', limit: '0,05' }, '0.02', 'at-most', 'rounded to the cent'],
  ])('%j: %s EUR, %s, %s', (change, value, certainty) => {
    expect(valueOf(change)).toEqual({ value: amount(value, EUR), certainty });
  });

  it('of a bond is nominal times percent', () => {
    const market = { ...quote, ask: amount('98.50', PERCENT) };
    expect(valueOf({ instrument: bond, quantity: '5.000' }, market)?.value).toEqual(amount('4925.00', EUR));
  });

  it('is unknown without any price, never 0', () => {
    expect(valueOf({}, { ...silentQuote, bid: prices.bid })).toBeUndefined();
    expect(valueOf({}, { ...silentQuote, last: prices.last })?.value).toEqual(amount('1000.00', EUR));
  });
});

describe('whether it is covered', () => {
  it.each<[string, string, Coverage, string]>([
    ['100', '250.50', { kind: 'covered', remaining: amount('150.50', EUR) }, 'with a rest'],
    ['100', '100.00', { kind: 'covered', remaining: amount('0.00', EUR) }, 'to the cent'],
    ['100.01', '100', { kind: 'short', missing: amount('0.01', EUR) }, 'a cent short'],
  ])('%s of %s: %j, %s', (needed, available, expected) => {
    expect(coverage(amount(needed, EUR), amount(available, EUR))).toEqual(expected);
  });

  it('is unknown across units, and compares holdings as well as money', () => {
    expect(coverage(amount('1', EUR), amount('100', USD))).toEqual({ kind: 'unknown' });
    expect(coverage(amount('11', PIECES), amount('10', PIECES)).kind).toBe('short');
  });
});

describe('when an order becomes active', () => {
  const now = instant(1_000);

  it.each<[VenueHours, Activation, string]>([
    [
      { state: 'open', closes: instant(2_000) },
      { kind: 'now', until: instant(2_000) },
      'now, until the close',
    ],
    [{ state: 'open' }, { kind: 'now' }, 'now'],
    [{ state: 'open', closes: now }, { kind: 'unknown' }, 'the close has passed'],
    [
      { state: 'closed', opens: instant(2_000) },
      { kind: 'at', opens: instant(2_000) },
      'at the next opening',
    ],
    [{ state: 'closed' }, { kind: 'unknown' }, 'nobody says when'],
    [{ state: 'closed', opens: now }, { kind: 'unknown' }, 'the opening has passed'],
  ])('%j: %j, %s', (hours, expected) => {
    expect(activationOf(hours, now)).toEqual(expected);
  });
});

describe('the last trading day', () => {
  it.each<[Validity, string, string]>([
    [{ type: 'GFD' }, '2026-11-20', 'the day itself'],
    [{ type: 'GTD', date: calendarDay('2026-12-04') }, '2026-12-04', 'the date'],
    [{ type: 'GTD', date: calendarDay('2026-12-27') }, '2026-12-23', 'the last one before a closed date'],
    [{ type: 'MAX' }, '2027-11-12', 'the maximum, corrected backwards'],
  ])('of %j is %s: %s [ORD-11]', (validity, expected) => {
    expect(lastTradingDay(validity, calendarDay('2026-11-20'))).toBe(expected);
  });

  it('can be named up to 359 days ahead [ORD-11]', () => {
    expect(latestDate(calendarDay('2026-11-23'))).toBe('2027-11-17');
  });
});
