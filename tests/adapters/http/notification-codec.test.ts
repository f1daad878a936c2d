import { toNotifications, wireNotification } from '@adapters/http/postbox/notification-codec';
import { amount } from '@domain/money/amount';
import { PIECES } from '@domain/money/unit';
import * as E from 'fp-ts/Either';

/** As api.md 9 has the bank tell it. */
const told = (kind: string, rest: object = {}): unknown => ({
  notificationId: 'n-1',
  kind,
  dateTime: '2026-11-23T09:59:00,000000+01',
  seen: false,
  name: 'SAP SE',
  ...rest,
});

const order = {
  orderId: '6A4C1B7E9D2F4A5B8C3D1E0F7A6B5C4D',
  depotId: '2C3D4E5F6A7B8C9D0E1F2A3B4C5D6E7F',
  side: 'BUY',
  quantity: { value: '10', unit: 'XXX' },
};
const price = { value: '231.7', unit: 'EUR' };

const happeningsOf = (wire: unknown) => {
  const read = wireNotification.decode(wire);
  return E.isRight(read) ? toNotifications(read.right).map(({ happening }) => happening) : undefined;
};
const happeningOf = (wire: unknown): unknown => happeningsOf(wire)?.map(({ kind }) => kind) ?? 'unreadable';

describe('what the bank tells of what happened', () => {
  it.each([
    ['ORDER_EXECUTED', { ...order, price }, 'executed'],
    ['ORDER_EXPIRED', order, 'expired'],
    ['ORDER_CANCELLED', order, 'cancelled'],
    ['DOCUMENT', { documentId: '0F1E2D3C4B5A69788796A5B4C3D2E1F0' }, 'document'],
    ['PRICE_ALARM', { level: price, direction: 'ABOVE', isin: 'DE0007164600' }, 'alarm'],
    ['SAVINGS_PLAN', {}, 'plan'],
    ['APPLICATION', {}, 'application'],
    ['FUND_ORDER', {}, 'fund-order'],
    ['TAX', {}, 'tax'],
  ])('%s is read', (kind, rest, happening) => {
    expect(happeningOf(told(kind, rest))).toEqual([happening]);
  });

  it('of an order its security is read, where the bank tells it', () => {
    expect(happeningsOf(told('ORDER_EXPIRED', { ...order, isin: 'DE0007164600' }))).toMatchObject([
      { isin: 'DE0007164600' },
    ]);
    expect(happeningsOf(told('ORDER_EXPIRED', { ...order, isin: null }))?.[0]).not.toHaveProperty('isin');
  });

  it('of an order that ended what was not executed is read', () => {
    const lapsed = { value: '7', unit: 'XXX' };
    expect(happeningsOf(told('ORDER_EXPIRED', { ...order, lapsed }))).toMatchObject([
      { quantity: amount('10', PIECES), lapsed: amount('7', PIECES) },
    ]);
    expect(happeningsOf(told('ORDER_CANCELLED', { ...order, lapsed: null }))?.[0]).not.toHaveProperty(
      'lapsed',
    );
  });

  it.each([
    ['a kind that is new', told('RAFFLE')],
    ['an execution without its price', told('ORDER_EXECUTED', order)],
    ['an alarm without its level', told('PRICE_ALARM', { isin: 'DE0007164600' })],
  ])('%s is left out', (_, wire) => {
    expect(happeningOf(wire)).toEqual([]);
  });

  const ended = { kind: 'SAVINGS_PLAN_ENDED', args: { name: 'Altersvorsorge' } };
  const planId = '9B8A7C6D5E4F3A2B1C0D9E8F7A6B5C4D';

  it('a title is read, and of a plan which it is', () => {
    expect(happeningsOf(told('SAVINGS_PLAN', { title: ended, savingsplanId: planId }))).toEqual([
      { kind: 'plan', title: ended, planId },
    ]);
  });

  it('a plan whose title is null is told in the words of the bank', () => {
    expect(happeningsOf(told('SAVINGS_PLAN', { title: null, savingsplanId: null }))).toEqual([
      { kind: 'plan' },
    ]);
  });

  it('a document has no words of something else', () => {
    expect(
      happeningsOf(told('DOCUMENT', { documentId: '0F1E2D3C4B5A69788796A5B4C3D2E1F0', title: ended })),
    ).toEqual([expect.objectContaining({ title: { kind: 'UNKNOWN', args: ended.args } })]);
  });
});
