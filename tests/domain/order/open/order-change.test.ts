import { calendarDay } from '@domain/time/local-date';
import type { ActionVerdict } from '@domain/order/open/action-verdict';
import type { Order } from '@domain/order/open/order';
import {
  changeVerdict,
  fixedTerms,
  sharesValidity,
  type FixedTerms,
  type OrderChange,
} from '@domain/order/open/order-change';
import { amount } from '@domain/money/amount';
import { orderId } from '@domain/codes/ids';
import { percentage } from '@domain/money/percentage';
import { decimal } from '@domain/money/decimal';
import { EUR, PIECES, USD } from '@domain/money/unit';
import { order } from '../../support/samples';

const eur = (text: string) => amount(text, EUR);
const atOnce: Order = { ...order, version: '1' };
const unlimited: Order = { ...atOnce, validityType: 'GFD' };
const limited: Order = { ...unlimited, limit: eur('100.00') };
const unversioned: Order = { ...order, validityType: 'GFD', limit: eur('100.00') };
const stop: Order = { ...unlimited, orderType: 'STOP_MARKET', triggerLimit: eur('90.00') };
const trailing: Order = {
  ...stop,
  orderType: 'TRAILING_STOP_NATIVE_MARKET',
  trailing: { kind: 'relative', distance: percentage(decimal('5')) },
};
const combined = (orderType: Order['orderType'], ...subOrders: readonly Order[]): Order => ({
  ...unlimited,
  id: orderId('parent'),
  orderType,
  subOrders,
});
const leg = (part: Order, id: string, legNumber: number): Order => ({ ...part, id: orderId(id), legNumber });

describe('what of an order may not be changed, and why [ORD-23]', () => {
  it.each<[string, Order, FixedTerms]>([
    ['a limit order: all but a trigger it does not have', limited, { triggerLimit: 'not-of-type' }],
    ['a stop order: all but a limit it does not have', stop, { limit: 'not-of-type' }],
    [
      'a stop that the exchange moves itself',
      trailing,
      { triggerLimit: 'kept-by-venue', limit: 'not-of-type' },
    ],
    [
      'an order at a venue without validities',
      { ...atOnce, limit: eur('100.00') },
      { triggerLimit: 'not-of-type', validity: 'no-validity' },
    ],
  ])('%s', (_reason, part, expected) => {
    expect(fixedTerms(part, part)).toEqual(expected);
  });

  it('legs of an OCO share their quantity, and a new validity goes for both', () => {
    const first = leg(stop, 'stop', 1);
    const oco = combined('ONE_CANCELS_OTHER', first, leg(limited, 'limit', 2));
    expect(fixedTerms(oco, first)).toEqual({ quantity: 'shared', limit: 'not-of-type' });
    expect(sharesValidity(oco, first)).toBe(true);
  });

  it('an order that stands alone shares its validity with nothing', () => {
    expect(sharesValidity(limited, limited)).toBe(false);
  });

  it('a follow order keeps its quantity and has a validity of its own', () => {
    const follow = leg(limited, 'follow', 2);
    const next = combined('NEXT_ORDER', leg(limited, 'base', 1), follow);
    expect(fixedTerms(next, follow)).toEqual({ quantity: 'shared', triggerLimit: 'not-of-type' });
    expect(sharesValidity(next, follow)).toBe(false);
  });

  it('legs of an OCO that follows are found two levels down [ORD-13]', () => {
    const limitLeg = leg(limited, 'limit', 2);
    const oco = { ...combined('ONE_CANCELS_OTHER', leg(stop, 'stop', 1), limitLeg), id: orderId('oco') };
    const next = combined('NEXT_ORDER', leg(limited, 'base', 1), oco);
    expect(fixedTerms(next, limitLeg)).toEqual({ quantity: 'shared', triggerLimit: 'not-of-type' });
    expect(sharesValidity(next, limitLeg)).toBe(true);
  });
});

describe('what an order shows of a change whose answer was lost [ORD-23]', () => {
  const change: OrderChange = { limit: eur('101.00'), quantity: amount('5', PIECES) };
  const asWanted = { limit: eur('101.0'), quantity: amount('5', PIECES) };
  it.each<[string, Order, Partial<Order>, ActionVerdict]>([
    ['the same version: nothing came', limited, asWanted, 'not-arrived'],
    ['a newer version with every new term', limited, { version: '2', ...asWanted }, 'arrived'],
    [
      'with every new term, on its way to the venue',
      limited,
      { version: '2', status: 'PENDING', ...asWanted },
      'arrived',
    ],
    ['every new term, at a bank that counts no versions', unversioned, asWanted, 'arrived'],
    [
      'something is being worked on: a cancellation from another device, perhaps',
      limited,
      { version: '2', status: 'PENDING' },
      'pending',
    ],
    [
      'another limit, from another device',
      limited,
      { version: '2', quantity: amount('5', PIECES) },
      'overtaken',
    ],
    [
      'a part of it was executed',
      limited,
      { version: '2', executedQuantity: amount('1', PIECES) },
      'overtaken',
    ],
    ['it has ended', limited, { version: '2', status: 'CANCELLED_USER' }, 'overtaken'],
  ])('%s', (_reason, before, after, expected) => {
    expect(changeVerdict(before, { ...before, ...after }, change)).toBe(expected);
  });

  const asked: OrderChange = { ...change, triggerLimit: eur('90.00') };
  it.each<[string, Partial<Order>]>([
    ['another quantity', { quantity: amount('6', PIECES) }],
    ['another trigger', { triggerLimit: eur('89.00') }],
    ['another limit', { limit: eur('102.00') }],
    ['a limit in another currency', { limit: amount('101.00', USD) }],
  ])('has not arrived as asked with %s alone', (_reason, other) => {
    const before: Order = { ...limited, orderType: 'STOP_LIMIT', triggerLimit: eur('80.00') };
    const wanted: Order = { ...before, ...asWanted, triggerLimit: eur('90.00'), version: '2' };
    expect(changeVerdict(before, wanted, asked)).toBe('arrived');
    expect(changeVerdict(before, { ...wanted, ...other }, asked)).toBe('overtaken');
  });

  it('has not arrived as asked where the price is gone', () => {
    const unpriced: Order = { ...unlimited, version: '2' };
    expect(changeVerdict(limited, unpriced, { limit: eur('101.00') })).toBe('overtaken');
  });

  const friday = calendarDay('2026-11-27');
  it.each<[string, OrderChange['validity'], Partial<Order>, ActionVerdict]>([
    [
      'the day that was asked for',
      { type: 'GTD', date: friday },
      { validityType: 'GTD', validUntil: friday },
      'arrived',
    ],
    [
      'another day, from another device',
      { type: 'GTD', date: friday },
      { validityType: 'GTD', validUntil: calendarDay('2026-11-30') },
      'overtaken',
    ],
    [
      'the longest term, whose day the bank names',
      { type: 'MAX' },
      { validityType: 'MAX', validUntil: friday },
      'arrived',
    ],
    ['another kind of term', { type: 'MAX' }, {}, 'overtaken'],
  ])('compares the validity: %s [ORD-11]', (_reason, validity, after, expected) => {
    const asked: OrderChange = validity === undefined ? {} : { validity };
    expect(changeVerdict(limited, { ...limited, version: '2', ...after }, asked)).toBe(expected);
  });
});
