import { present } from '@adapters/http/wire/present';
import { calendarDay } from '@domain/time/local-date';
import { changedOrder } from '@domain/order/open/changed-order';
import type { Order } from '@domain/order/open/order';
import { orderTypes } from '@domain/order/order-type';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { accountId, venueId } from '@domain/codes/ids';
import { percentage } from '@domain/money/percentage';
import { EUR, PIECES } from '@domain/money/unit';
import { order } from '../../support/samples';

const eur = (text: string) => amount(text, EUR);
const pieces = (text: string) => amount(text, PIECES);
const unsettled: Order = {
  ...order,
  orderType: 'LIMIT',
  venueId: venueId('v-xetra'),
  quantity: pieces('10'),
  openQuantity: pieces('7'),
  executedQuantity: pieces('3'),
  triggerLimit: eur('90.00'),
  limit: eur('89.50'),
  trailing: { kind: 'relative', distance: percentage(decimal('5')) },
  validityType: 'GTD',
  validUntil: calendarDay('2026-11-27'),
};
const current: Order = { ...unsettled, settlementAccountId: accountId('a-1') };

describe('the open part of an order as it would be entered again [ORD-23]', () => {
  it.each(orderTypes)(
    '%s carries exactly the prices of its type, or is none that trades by itself',
    (orderType) => {
      const changed = changedOrder({ ...current, orderType });
      const isPlain = !['QUOTE', 'ONE_CANCELS_OTHER', 'NEXT_ORDER', 'SUBSCRIPTION'].includes(orderType);
      expect(changed !== undefined).toBe(isPlain);
      if (changed === undefined) return;
      const has = (name: string): boolean => Object.hasOwn(changed, name);
      expect([has('triggerLimit'), has('limit'), has('trailing')]).toEqual([
        orderType.includes('STOP'),
        orderType.includes('LIMIT'),
        orderType.includes('TRAILING'),
      ]);
      expect(changed.quantity).toEqual(pieces('7'));
    },
  );

  it('takes new terms, and of a new quantity what is not executed yet', () => {
    const change = { limit: eur('88'), quantity: pieces('5'), validity: { type: 'MAX' } } as const;
    expect(changedOrder({ ...current, orderType: 'LIMIT' }, change)).toMatchObject({
      limit: eur('88'),
      quantity: pieces('2'),
      validity: { type: 'MAX' },
    });
  });

  it.each<[string, Partial<Order>, object | undefined]>([
    ['a day that is named', {}, { type: 'GTD', date: '2026-11-27' }],
    ['the day of entry', { validityType: 'GFD' }, { type: 'GFD' }],
    ['the maximum', { validityType: 'MAX' }, { type: 'MAX' }],
  ])('keeps its validity: %s', (_, part, validity) => {
    expect(changedOrder({ ...current, ...part })?.validity).toEqual(validity);
  });

  it('has no validity where the bank has told none, or no day of it', () => {
    const rest = present({ ...current, validityType: undefined, validUntil: undefined });
    expect(changedOrder(rest)).not.toHaveProperty('validity');
    expect(changedOrder({ ...rest, validityType: 'GTD' })).not.toHaveProperty('validity');
  });

  it('keeps what refines it [ORD-10]', () => {
    const refined = { limitExtension: 'FOK', tradingRestriction: 'CAO' } as const;
    expect(changedOrder({ ...current, ...refined })).toMatchObject(refined);
    expect(Object.keys(changedOrder(current) ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/limitExtension|tradingRestriction/)]),
    );
  });

  it.each([
    ['LIMIT', 'limit'],
    ['STOP_MARKET', 'triggerLimit'],
    ['STOP_LIMIT', 'triggerLimit'],
    ['STOP_LIMIT', 'limit'],
    ['TRAILING_STOP_MARKET', 'triggerLimit'],
    ['TRAILING_STOP_MARKET', 'trailing'],
    ['TRAILING_STOP_LIMIT', 'triggerLimit'],
    ['TRAILING_STOP_LIMIT', 'trailing'],
    ['TRAILING_STOP_LIMIT', 'limit'],
  ] as const)('is unknown for a %s without its %s', (orderType, price) => {
    expect(changedOrder(present({ ...current, orderType, [price]: undefined }))).toBeUndefined();
  });

  it('is unknown for a type this portal does not know', () => {
    expect(changedOrder({ ...current, orderType: 'UNKNOWN' })).toBeUndefined();
  });

  it('is unknown where the bank has not said from which account or where', () => {
    expect(changedOrder(current)).toBeDefined();
    expect(changedOrder(unsettled)).toBeUndefined();
    expect(changedOrder(present({ ...current, venueId: undefined }))).toBeUndefined();
  });
});
