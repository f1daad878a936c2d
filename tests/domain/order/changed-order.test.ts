import { calendarDay } from '@domain/calendar/local-date';
import { changedOrder } from '@domain/order/changed-order';
import type { Order } from '@domain/order/order';
import { orderTypes } from '@domain/order/order-type';
import { amount } from '@domain/shared/amount';
import { decimal } from '@domain/shared/decimal';
import { accountId, venueId } from '@domain/shared/ids';
import { percentage } from '@domain/shared/percentage';
import { EUR, PIECES } from '@domain/shared/unit';
import { order } from '../support/samples';

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
const standing: Order = { ...unsettled, settlementAccountId: accountId('a-1') };

describe('the open part of an order as it would be entered anew [ORD-23]', () => {
  it.each(orderTypes)(
    '%s carries exactly the prices of its type, or is none that trades by itself',
    (orderType) => {
      const changed = changedOrder({ ...standing, orderType });
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
    expect(changedOrder({ ...standing, orderType: 'LIMIT' }, change)).toMatchObject({
      limit: eur('88'),
      quantity: pieces('2'),
      validity: { type: 'MAX' },
    });
  });

  it('is unknown where the bank has not said from which account or where', () => {
    expect(changedOrder(standing)).toBeDefined();
    expect(changedOrder(unsettled)).toBeUndefined();
  });
});
