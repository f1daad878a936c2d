import { activationOf, type Activation } from '@domain/order/check/activation';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import {
  coverage,
  orderValue,
  type Certainty,
  type Coverage,
  type OrderValue,
} from '@domain/order/check/order-value';
import type { QuoteOrder } from '@domain/order/order-request';
import type { TradingRestriction } from '@domain/order/order-type';
import type { VenueHours } from '@domain/instrument/venue';
import { calendarOf } from '@domain/instrument/venue-calendar';
import { lastTradingDay, latestDate, type Validity } from '@domain/order/validity';
import { addDays, calendarDay, type LocalDate } from '@domain/time/local-date';
import { isTradingDay, tradingDayFrom } from '@domain/time/trading-calendar';
import { amount, toCents, valueOf as times } from '@domain/money/amount';
import { instant } from '@domain/time/instant';
import { quoteId, quoteTicketId } from '@domain/codes/ids';
import { EUR, PERCENT, PIECES, USD } from '@domain/money/unit';
import { wireMoment } from '@domain/time/wire-moment';
import { fc } from '@tests/support/properties';
import { leadIn, orderOf } from '../../support/reading';
import { bond, filledDraft, prices, quote, silentQuote } from '../../support/samples';

const valueOf = (change: Partial<OrderDraft>, market = quote) => orderValue(orderOf(change), market);

/** It is worth so much, and the numbers it says it is made of make it. */
function expectValue(told: OrderValue | undefined, value: string, certainty: Certainty): void {
  const { of, ...said } = told ?? {};
  expect(said).toEqual({ value: amount(value, EUR), certainty });
  expect(of && toCents(times(of.quantity, of.price))).toEqual(amount(value, EUR));
}

describe('what an order comes to', () => {
  it('is unknown for a market order while nothing is known of the market', () => {
    expect(orderValue(orderOf({}), undefined)).toBeUndefined();
    expect(orderValue(orderOf({ side: 'SELL' }), undefined)).toBeUndefined();
  });

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
    expectValue(valueOf(change), value, certainty);
  });

  it.each<[Partial<OrderDraft>, string, Certainty, string]>([
    [{ orderType: 'STOP_LIMIT' }, '950.00', 'at-most', 'a stop with a limit is bounded by it'],
    [{ orderType: 'STOP_LIMIT', side: 'SELL' }, '950.00', 'at-least', 'for a sale from below'],
    [{ orderType: 'TRAILING_STOP_MARKET' }, '1050.00', 'about', 'a stop that moves, at where it begins'],
    [{ orderType: 'TRAILING_STOP_NATIVE_MARKET' }, '1050.00', 'about', 'wherever it is kept'],
    [{ orderType: 'TRAILING_STOP_LIMIT' }, '950.00', 'at-most', 'its limit moves to the better only'],
    [{ orderType: 'ONE_CANCELS_OTHER' }, '1050.00', 'about', 'the dearer leg of a purchase'],
    [
      { orderType: 'ONE_CANCELS_OTHER', side: 'SELL', limit: '105', triggerLimit: '95' },
      '950.00',
      'about',
      'the cheaper leg of a sale',
    ],
    [{ orderType: 'NEXT_ORDER' }, '950.00', 'at-most', 'the base pays, the follow is paid with what it buys'],
  ])('of the filled draft as %j: %s EUR, %s, %s', (change, value, certainty) => {
    expectValue(valueOf({ ...filledDraft, ...change }), value, certainty);
  });

  it('of a quote is the quoted price, which a dealer has promised', () => {
    const quoted: QuoteOrder = {
      ...leadIn({}),
      orderType: 'QUOTE',
      limit: amount('100.5', EUR),
      quoteId: quoteId('q-1'),
      quoteTicketId: quoteTicketId('t-1'),
      quotedAt: wireMoment('2026-11-23T10:00:00,000000+01'),
    };
    expectValue(orderValue(quoted, quote), '1005.00', 'exact');
    expectValue(orderValue({ ...quoted, side: 'SELL' }, quote), '1005.00', 'exact');
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

  const later = instant(2_000);
  const open: VenueHours = { state: 'open', closes: later };
  const closed: VenueHours = { state: 'closed', opens: later };

  it.each<[TradingRestriction, VenueHours, Activation, string]>([
    ['OAO', closed, { kind: 'at', opens: later }, 'trading begins with the opening auction'],
    ['OAO', open, { kind: 'unknown' }, 'today’s opening auction is over'],
    ['CAO', open, { kind: 'at', opens: later }, 'trading ends with the closing auction'],
    ['CAO', { state: 'open' }, { kind: 'unknown' }, 'nobody says when trading ends'],
    ['CAO', { state: 'open', closes: now }, { kind: 'unknown' }, 'the closing auction is over'],
    ['CAO', closed, { kind: 'unknown' }, 'nobody says when the next day ends'],
    ['AO', open, { kind: 'now', until: later }, 'the next auction, whichever it is'],
    ['AO', closed, { kind: 'at', opens: later }, 'the opening auction is the next one'],
  ])('kept for %s with %j: %j, %s [ORD-10]', (restriction, hours, expected) => {
    expect(activationOf(hours, now, restriction)).toEqual(expected);
  });
});

describe('the last trading day', () => {
  const friday = calendarDay('2026-11-20');
  const monday = calendarDay('2026-11-23');
  const gtd = (date: string): Validity => ({ type: 'GTD', date: calendarDay(date) });

  it.each<[Validity, LocalDate, string, string]>([
    [{ type: 'GFD' }, friday, '2026-11-20', 'the day itself'],
    [{ type: 'GFD' }, monday, '2026-11-23', 'after the close the next one'],
    [gtd('2026-12-04'), friday, '2026-12-04', 'the date'],
    [gtd('2026-12-27'), friday, '2026-12-23', 'the last one before a closed date'],
    [gtd('2026-11-21'), monday, '2026-11-23', 'no order is over before it begins: on a Saturday'],
    [gtd('2026-11-20'), monday, '2026-11-23', 'nor on a day whose trading is over'],
    [{ type: 'MAX' }, friday, '2027-11-12', 'the maximum, corrected backwards'],
    [{ type: 'MAX' }, monday, '2027-11-12', 'counted from the day of entry, whenever it begins'],
  ])('of %j, active on %s, is %s: %s [ORD-11]', (validity, activeDay, expected) => {
    expect(lastTradingDay(validity, { today: friday, activeDay, trades: isTradingDay })).toBe(expected);
  });

  const thanksgiving = calendarDay('2026-11-26');
  const atNewYork = calendarOf({ closedDays: [thanksgiving, calendarDay('2026-12-25')] });

  it.each<[Validity, string, string]>([
    [gtd('2026-11-26'), '2026-11-25', 'Thanksgiving'],
    [gtd('2026-12-24'), '2026-12-24', 'Christmas Eve is a trading day there'],
    [gtd('2026-12-25'), '2026-12-24', 'Christmas is none'],
    [gtd('2026-12-31'), '2026-12-31', 'the last day of the year is one'],
    [{ type: 'MAX' }, '2027-11-12', 'the maximum, corrected backwards'],
  ])('of %j in New York is %s: %s [ORD-11]', (validity, expected) => {
    expect(lastTradingDay(validity, { today: friday, activeDay: friday, trades: atNewYork })).toBe(expected);
  });

  it.each<[Validity, string, string]>([
    [{ type: 'MAX' }, '2026-12-11', 'the last one before the bond is repaid on Monday'],
    [gtd('2026-12-14'), '2026-12-11', 'the day of repayment itself is none'],
    [gtd('2026-12-11'), '2026-12-11', 'the day before it'],
    [{ type: 'GFD' }, '2026-11-20', 'long before it'],
  ])('of %j with a bond that is repaid on 14 December is %s: %s [ORD-11]', (validity, expected) => {
    const entry = { today: friday, activeDay: friday, trades: isTradingDay };
    expect(lastTradingDay(validity, { ...entry, maturity: calendarDay('2026-12-14') })).toBe(expected);
  });

  it('is always a day on which is traded, whatever day is named, and never before the first [ORD-11]', () => {
    const days = fc.integer({ min: 0, max: 359 });
    fc.assert(
      fc.property(days, days, fc.constantFrom('GTD', 'MAX', 'GFD'), (later, ahead, type) => {
        const today = addDays(monday, later);
        const activeDay = tradingDayFrom(today);
        const validity: Validity = type === 'GTD' ? { type, date: addDays(today, ahead) } : { type };
        const last = lastTradingDay(validity, { today, activeDay, trades: isTradingDay });
        expect(isTradingDay(last)).toBe(true);
        expect(last >= activeDay).toBe(true);
        expect(last <= latestDate(today) || last === activeDay).toBe(true);
        if (validity.type === 'GTD') expect(last <= validity.date || last === activeDay).toBe(true);
      }),
    );
  });

  it('can be named up to 359 days ahead [ORD-11]', () => {
    expect(latestDate(calendarDay('2026-11-23'))).toBe('2027-11-17');
  });
});
