import { orderId } from '@domain/codes/ids';
import type { BondInterest } from '@domain/instrument/bond-terms';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { bookEntries } from '@domain/order/open/book-entry';
import { changedInterest } from '@domain/order/open/changed-interest';
import { isRepeatable } from '@domain/order/open/is-repeatable';
import type { Order } from '@domain/order/open/order';
import { initialOrderBookView, isSameView, type OrderBookView } from '@domain/order/open/order-book-view';
import { instrumentOf } from '@domain/order/open/order-name';
import { accountId, venueId } from '@domain/codes/ids';
import { calendarDay } from '@domain/time/local-date';
import { bond, order, share } from '../../support/samples';

const of = (id: string, ...subOrders: readonly Order[]): Order => ({ ...order, id: orderId(id), subOrders });

const single = of('single');
const pair = of('pair', of('stop'), of('limit'));
const next = of('next', of('base'), of('follow', of('follow stop'), of('follow limit')));

/** Each row as "depth id", the last leg of its order marked. */
const rows = (shown: readonly Order[], opened: readonly Order[] = []) =>
  bookEntries(shown, (each) => opened.includes(each)).map((entry) =>
    entry.kind === 'leg'
      ? `${entry.depth} ${entry.id}${entry.isLast ? ' (last)' : ''}`
      : `${entry.kind} ${entry.id}`,
  );

describe('the rows of the order book [OBK-01]', () => {
  it('are the orders as they are shown, each with its legs under it', () => {
    expect(rows([single, next, pair])).toEqual([
      'order single',
      'order next',
      '1 base',
      '1 follow (last)',
      '2 follow stop',
      '2 follow limit (last)',
      'order pair',
      '1 stop',
      '1 limit (last)',
    ]);
  });

  it('have the details of an opened order behind all its legs, under a name of their own', () => {
    expect(rows([pair, single], [pair])).toEqual([
      'order pair',
      '1 stop',
      '1 limit (last)',
      'details pair details',
      'order single',
    ]);
  });

  it('name of a leg, at any depth, the order that it is acted on with', () => {
    const [, base, follow, stop] = bookEntries([next], () => false);
    expect([base, follow, stop].map((entry) => entry?.order.id)).toEqual(['next', 'next', 'next']);
    expect(stop).toMatchObject({ kind: 'leg', leg: { id: 'follow stop' } });
  });

  it('are none of no orders', () => {
    expect(rows([])).toEqual([]);
  });
});

describe('what an order is about', () => {
  const about = { instrument: share };

  it.each<[string, Order, object | undefined]>([
    ['what it names itself', { ...single, ...about }, share],
    ['what its legs name, of a combined one', of('x', single, { ...single, ...about }), share],
    ['unknown where nobody names it', pair, undefined],
  ])('is %s', (_, given, instrument) => {
    expect(instrumentOf(given)).toBe(instrument);
  });

  it.each<[string, Partial<Order>, boolean]>([
    ['a type that can be entered, of what is known', { orderType: 'LIMIT', ...about }, true],
    [
      'a combined one whose legs name what it is about',
      { orderType: 'ONE_CANCELS_OTHER', subOrders: [{ ...single, ...about }] },
      true,
    ],
    ['a type nobody enters', { orderType: 'SUBSCRIPTION', ...about }, false],
    ['a type this portal does not know', { orderType: 'UNKNOWN', ...about }, false],
    ['something that is not known', { orderType: 'LIMIT' }, false],
  ])('can be entered again: %s [OBK-02]', (_, change, can) => {
    expect(isRepeatable({ ...single, ...change })).toBe(can);
  });
});

describe('whether the book is looked at as before', () => {
  it.each<[Partial<OrderBookView>, boolean]>([
    [{}, true],
    [{ search: 'x' }, false],
    [{ descending: false }, false],
    [{ side: 'BUY' }, false],
  ])('with %j: %s', (change, isSame) => {
    expect(isSameView(initialOrderBookView, { ...initialOrderBookView, ...change })).toBe(isSame);
  });
});

describe('the interest of a bond’s order that is changed [ORD-23]', () => {
  /** 3.65 a year on 100: a cent a day of 2026. */
  const interest: BondInterest = {
    rate: decimal('3.65'),
    interval: 'YEARLY',
    start: calendarDay('2025-01-01'),
    firstPayment: calendarDay('2026-01-01'),
    maturity: calendarDay('2035-01-01'),
  };
  const open: Order = {
    ...single,
    instrument: { ...bond, interest },
    orderType: 'LIMIT',
    limit: amount('98', EUR),
    quantity: amount('10000', EUR),
    openQuantity: amount('7000', EUR),
    executedQuantity: amount('3000', EUR),
    settlementAccountId: accountId('a-1'),
    venueId: venueId('v-xetra'),
  };
  // Traded on Monday the 23rd it settles on Wednesday: 328 days.
  const monday = calendarDay('2026-11-23');

  it.each([
    ['of what is open', {}, '229.60'],
    ['of what a smaller quantity leaves open', { quantity: amount('5000', EUR) }, '65.60'],
    ['whatever the price', { limit: amount('97', EUR) }, '229.60'],
  ])('is that %s', (_, change, value) => {
    expect(changedInterest(open, monday, change)).toEqual({
      amount: amount(value, EUR),
      tradedOn: monday,
      settledOn: '2026-11-25',
    });
    expect(changedInterest(open, monday)?.amount).toEqual(amount('229.60', EUR));
  });

  it('is none of a share, of what is not known, and of what cannot be told', () => {
    const { instrument: _instrument, ...nameless } = open;
    const { limit: _limit, ...unpriced } = open;
    expect(changedInterest({ ...open, instrument: share }, monday)).toBeUndefined();
    expect(changedInterest(nameless, monday)).toBeUndefined();
    expect(changedInterest(unpriced, monday)).toBeUndefined();
  });
});
