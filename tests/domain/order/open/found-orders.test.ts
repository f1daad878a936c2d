import { orderId } from '@domain/codes/ids';
import { shortNumber } from '@domain/codes/short-number';
import { amount } from '@domain/money/amount';
import { PIECES } from '@domain/money/unit';
import { countByGroup, foundOrders, rankedOrders } from '@domain/order/open/found-orders';
import type { Order } from '@domain/order/open/order';
import { initialOrderBookView, type OrderBookView } from '@domain/order/open/order-book-view';
import { instant } from '@domain/time/instant';
import { calendarDay } from '@domain/time/local-date';
import { wkn } from '@domain/codes/wkn';
import { known } from '../../support/known';
import { order, share } from '../../support/samples';

const id = orderId('01a200c2-ea5b-7000-932f-2deb0204af85');
const other = { ...order, id: orderId('01a200c2-ea5b-7000-932f-2deb0204c117') };
const found = (search: string) =>
  foundOrders([{ ...order, id }, other], { ...initialOrderBookView, search }, order.createdAt).map(
    (each) => each.id,
  );

describe('the number of an order that somebody reads out [OBK-01]', () => {
  it.each(['0204 AF85', '0204af85', ' 0204\u00a0af85 ', id])('%j finds it alone', (search) => {
    expect(found(search)).toEqual([id]);
  });

  it('is the one that is shown', () => {
    expect(found(shortNumber(id))).toEqual([id]);
  });

  it('is sought with blanks around it, and blanks alone seek nothing', () => {
    expect(found('  0204 AF85  ')).toEqual([id]);
    expect(found('   ')).toEqual([id, other.id]);
  });

  it('finds nothing where no order has it', () => {
    expect(found('0204 AF86')).toEqual([]);
  });
});

const DAY = 86_400_000;
const NOW = instant(100 * DAY);

/** An order of the book under this name. */
const of = (name: string, changes: Partial<Order> = {}, code = '716460'): Order => ({
  ...order,
  id: orderId(name),
  createdAt: instant(NOW - DAY),
  instrument: { ...share, name, wkn: known(wkn(code)) },
  ...changes,
});

const pair = of('pair', {
  orderType: 'ONE_CANCELS_OTHER',
  side: 'SELL',
  subOrders: [
    of('pair-1', { orderType: 'LIMIT', side: 'SELL' }),
    of('pair-2', { orderType: 'STOP_MARKET', side: 'SELL' }),
  ],
});
const bought = of('bought', { orderType: 'MARKET', status: 'EXECUTED' }, '865985');
const older = of('older', { status: 'EXPIRED', createdAt: instant(NOW - 31 * DAY) });
const ancient = of('ancient', { status: 'REJECTED', createdAt: instant(NOW - 366 * DAY) });
const waiting = of('waiting', { status: 'WAITING', createdAt: instant(NOW - 99 * DAY) }, 'A0RPWH');
const strange = of('strange', { status: 'UNKNOWN', orderType: 'UNKNOWN' });
const book = [pair, bought, older, ancient, waiting, strange];
const namesOf = (orders: readonly Order[]) => orders.map(({ id }) => String(id));
const look = (changes: Partial<OrderBookView>): OrderBookView => ({ ...initialOrderBookView, ...changes });

describe('what is looked at of the order book [OBK-01]', () => {
  it.each<[Partial<OrderBookView>, readonly string[]]>([
    [{}, ['pair', 'bought', 'waiting', 'strange']],
    [{ period: '90' }, ['pair', 'bought', 'older', 'waiting', 'strange']],
    [{ period: '365' }, ['pair', 'bought', 'older', 'waiting', 'strange']],
    [{ period: 'all' }, ['pair', 'bought', 'older', 'ancient', 'waiting', 'strange']],
    [{ side: 'SELL' }, ['pair']],
    [{ side: 'BUY' }, ['bought', 'waiting', 'strange']],
    [{ type: 'STOP_MARKET' }, ['pair']],
    [{ type: 'MARKET' }, ['bought']],
    [{ wkn: '865985' }, ['bought']],
    [{ wkn: '86598' }, []],
    [{ search: ' BOUGHT ' }, ['bought']],
    [{ search: 'a0rp' }, ['waiting']],
    [{ search: 'pair-2' }, ['pair']],
    [{ search: 'bought', side: 'SELL' }, []],
  ])('%j shows %j', (changes, expected) => {
    expect(namesOf(foundOrders(book, look(changes), NOW))).toEqual(expected);
  });

  it('ends a period to the moment', () => {
    const last = of('last', { status: 'EXPIRED', createdAt: instant(NOW - 30 * DAY) });
    const missed = of('missed', { status: 'EXPIRED', createdAt: instant(NOW - 30 * DAY - 1) });
    expect(namesOf(foundOrders([last, missed], look({}), NOW))).toEqual(['last']);
  });

  it('counts what each group would show, and a state that nobody knows in none', () => {
    expect(countByGroup(book)).toEqual({ open: 2, executed: 1, cancelled: 0, expired: 1, rejected: 1 });
  });

  it('shows of a group no other', () => {
    expect(namesOf(rankedOrders(book, look({ group: 'open' })))).toEqual(['pair', 'waiting']);
  });
});

describe('the order of the order book [OBK-01]', () => {
  const [a, b, c] = [
    of('Ägir', {
      createdAt: instant(NOW - 3),
      status: 'OPEN',
      orderType: 'MARKET',
      quantity: amount('100', PIECES),
      validUntil: calendarDay('2026-12-01'),
    }),
    of('beta 9', {
      createdAt: instant(NOW - 1),
      status: 'EXECUTED',
      orderType: 'LIMIT',
      quantity: amount('20', PIECES),
      validUntil: calendarDay('2026-11-30'),
    }),
    of('Beta 10', {
      createdAt: instant(NOW - 2),
      status: 'EXPIRED',
      orderType: 'STOP_LIMIT',
      quantity: amount('3', PIECES),
    }),
  ];

  it.each<[OrderBookView['rank'], readonly string[]]>([
    ['created', ['Ägir', 'Beta 10', 'beta 9']],
    ['instrument', ['Ägir', 'beta 9', 'Beta 10']],
    ['status', ['Ägir', 'beta 9', 'Beta 10']],
    ['kind', ['Ägir', 'beta 9', 'Beta 10']],
    ['quantity', ['Beta 10', 'beta 9', 'Ägir']],
    ['validity', ['Beta 10', 'beta 9', 'Ägir']],
  ])('%s rises, falls the other way round', (rank, rising) => {
    expect(namesOf(rankedOrders([b, a, c], look({ rank, descending: false })))).toEqual(rising);
    expect(namesOf(rankedOrders([a, c, b], look({ rank, descending: true })))).toEqual(rising.toReversed());
  });

  it.each([true, false])('puts equals newest first, falling: %s', (descending) => {
    const equals = [a, b, c].map((each) => ({ ...each, quantity: amount('1', PIECES) }));
    expect(namesOf(rankedOrders(equals, look({ rank: 'quantity', descending })))).toEqual([
      'beta 9',
      'Beta 10',
      'Ägir',
    ]);
  });
});
