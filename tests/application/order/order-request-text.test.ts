import { isSameDeal, isSameOrder, orderRequestText, readOrder } from '@application/order/order-request-text';
import { StoredFields } from '@application/shared/stored-fields';
import { enterableOrderTypes, followOrderTypes, type OrderRequest } from '@domain/order/order-request';
import { amount } from '@domain/money/amount';
import { quoteId, quoteTicketId } from '@domain/codes/ids';
import { EUR, PIECES } from '@domain/money/unit';
import { wireMoment } from '@domain/time/wire-moment';
import * as fc from 'fast-check';
import { anyOrder } from '../../domain/support/any-order';
import { orderOf } from '../../domain/support/reading';
import { filledDraft } from '../../domain/support/samples';
import { accepting } from '../quote/quote-samples';

const restored = (text: string): OrderRequest => readOrder(new StoredFields(JSON.parse(text)));
const oco = orderOf({ ...filledDraft, orderType: 'ONE_CANCELS_OTHER' });
const next = orderOf({ ...filledDraft, orderType: 'NEXT_ORDER' });
const stored = (order: OrderRequest) => JSON.parse(orderRequestText(order));

describe('an order as text', () => {
  it('comes back exactly as it was, legs in their order [ORD-12] [ORD-17]', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        expect(restored(orderRequestText(order))).toEqual(order);
      }),
    );
  });

  it.each<[string, OrderRequest]>([
    ['what names its quote', accepting],
    [
      'what refines it, and the answer about a free amount',
      orderOf({
        orderType: 'LIMIT',
        limit: '95',
        limitExtension: 'FOK',
        tradingRestriction: 'OAO',
        freeAmountConfirmed: true,
      }),
    ],
  ])('keeps %s [ORD-10] [ORD-15] [ORD-18]', (_, order) => {
    expect(restored(orderRequestText(order))).toStrictEqual(order);
  });

  it.each(enterableOrderTypes.filter((type) => type !== 'QUOTE'))(
    'keeps a %s with either kind of distance [ORD-05] [ORD-06]',
    (orderType) => {
      for (const distanceKind of ['relative', 'absolute'] as const) {
        const order = orderOf({ ...filledDraft, orderType, distanceKind });
        expect(restored(orderRequestText(order))).toStrictEqual(order);
      }
    },
  );

  it.each(followOrderTypes)('keeps a %s that follows [ORD-13]', (orderType) => {
    const follow = { ...filledDraft.follow, orderType };
    const order = orderOf({ ...filledDraft, orderType: 'NEXT_ORDER', follow });
    expect(restored(orderRequestText(order))).toStrictEqual(order);
  });

  it.each<[string, OrderRequest, OrderRequest, boolean]>([
    ['itself', oco, oco, true],
    ['another price that the customer set', oco, orderOf({ ...filledDraft, orderType: 'LIMIT' }), false],
    ['another quote for the same request', accepting, { ...accepting, limit: amount('1', EUR) }, true],
    [
      'another ticket for it',
      accepting,
      {
        ...accepting,
        quoteId: quoteId('quote-2'),
        quoteTicketId: quoteTicketId('ticket-2'),
        quotedAt: wireMoment('2026-11-23T10:00:05,000001+01'),
      },
      true,
    ],
    ['a quote for more', accepting, { ...accepting, quantity: amount('26', PIECES) }, false],
    ['a quote to sell', accepting, { ...accepting, side: 'SELL' }, false],
    ['an order at the market', accepting, orderOf({}), false],
  ])('means the same deal, or not, as %s [ORD-18]', (_, one, other, isSame) => {
    expect(isSameDeal(one, other)).toBe(isSame);
  });

  it('is the same order exactly if it is the same text [ORD-17]', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        expect(isSameOrder(order, restored(orderRequestText(order)))).toBe(true);
      }),
    );
    expect(isSameOrder(oco, next)).toBe(false);
  });

  it('sees a difference in any leg [ORD-17]', () => {
    const dearer = orderOf({ ...filledDraft, orderType: 'ONE_CANCELS_OTHER', triggerLimit: '106' });
    const later = orderOf({
      ...filledDraft,
      orderType: 'NEXT_ORDER',
      follow: { ...filledDraft.follow, quantity: '9' },
    });
    expect(isSameOrder(oco, dearer)).toBe(false);
    expect(isSameOrder(next, later)).toBe(false);
  });

  it.each<[string, unknown]>([
    [
      'the legs of an OCO are the wrong way round',
      { ...stored(oco), subOrders: [stored(oco).subOrders[1], stored(oco).subOrders[0]] },
    ],
    ['a leg is missing', { ...stored(oco), subOrders: [stored(oco).subOrders[1]] }],
    [
      'there is one too many',
      { ...stored(oco), subOrders: [...stored(oco).subOrders, stored(oco).subOrders[1]] },
    ],
    [
      'a next order follows a next order',
      { ...stored(next), subOrders: [stored(next).subOrders[0], stored(next)] },
    ],
    [
      'a market order follows',
      { ...stored(next), subOrders: [stored(next).subOrders[0], stored(orderOf({}))] },
    ],
    [
      'a limit is missing',
      { ...stored(orderOf({ ...filledDraft, orderType: 'STOP_LIMIT' })), limit: undefined },
    ],
    ['a type nobody knows', { ...stored(orderOf({})), orderType: 'ICEBERG' }],
    [
      'an IBAN with a wrong check digit',
      { ...stored(orderOf({})), directDebit: { iban: 'DE02120300000000202052', accountHolderName: 'A' } },
    ],
  ])('is not read when %s', (_why, text) => {
    expect(() => restored(JSON.stringify(text))).toThrow(TypeError);
  });
});
