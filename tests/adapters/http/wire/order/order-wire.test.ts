import { wireOrder } from '@adapters/http/wire/order/order-codec';
import { toOrder } from '@adapters/http/wire/order/order-mapper';
import { orderBody } from '@adapters/http/wire/order/order-wire';
import type { PartialOrder } from '@application/ports/bank/order/order-gateway';
import type { Order } from '@domain/order/open/order';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import type { OrderRequest, SingleOrder } from '@domain/order/order-request';
import { amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import { fc } from '@tests/support/properties';
import * as E from 'fp-ts/Either';
import { anyOrder } from '../../../../domain/support/any-order';
import { orderOf } from '../../../../domain/support/reading';
import { filledDraft, fundCompany, share } from '../../../../domain/support/samples';

type Body = Readonly<Record<string, unknown>>;

const legsIn = ({ subOrders }: Body): readonly Body[] | undefined =>
  Array.isArray(subOrders) ? subOrders : undefined;

/** What the bank adds to what it was sent, for the order and for each of its legs. */
function answerTo(sent: Body): Body {
  const legs = legsIn(sent);
  const { side, instrumentId, quantity } = legs?.[0] ?? sent;
  return {
    side,
    instrumentId,
    quantity,
    openQuantity: quantity,
    cancelledQuantity: { value: '0', unit: 'XXX' },
    executedQuantity: { value: '0', unit: 'XXX' },
    orderId: 'order-1',
    creationTimestamp: '2026-11-23T10:00:00,000000+01',
    legNumber: 1,
    orderStatus: 'OPEN',
    deletable: true,
    modifiable: true,
    ...sent,
    ...(legs && { subOrders: legs.map((leg) => answerTo(leg)) }),
  };
}

/** What can be seen of a request in the order that came of it. */
function seenIn(request: OrderRequest): object {
  const own = { orderType: request.orderType, depotId: request.depotId };
  return 'subOrders' in request
    ? { ...own, subOrders: request.subOrders.map(seenIn) }
    : { ...own, ...termsOf(request) };
}

const termsOf = (request: SingleOrder) => ({
  settlementAccountId: request.settlementAccountId,
  side: request.side,
  instrumentId: request.instrumentId,
  venueId: request.venueId,
  quantity: request.quantity,
  limit: 'limit' in request ? request.limit : undefined,
  triggerLimit: 'triggerLimit' in request ? request.triggerLimit : undefined,
  trailing: 'trailing' in request ? request.trailing : undefined,
  validityType: request.validity?.type,
  validUntil: request.validity?.type === 'GTD' ? request.validity.date : undefined,
  limitExtension: request.limitExtension,
  tradingRestriction: request.tradingRestriction,
});

const seenInAnswer = (order: Order): object => ({
  orderType: order.orderType,
  depotId: order.depotId,
  ...(order.subOrders.length > 0
    ? { subOrders: order.subOrders.map(seenInAnswer) }
    : {
        settlementAccountId: order.settlementAccountId,
        side: order.side,
        instrumentId: order.instrumentId,
        venueId: order.venueId,
        quantity: order.quantity,
        limit: order.limit,
        triggerLimit: order.triggerLimit,
        trailing: order.trailing,
        validityType: order.validityType,
        validUntil: order.validUntil,
        limitExtension: order.limitExtension,
        tradingRestriction: order.tradingRestriction,
      }),
});

describe('the body of an order', () => {
  it('decodes back to what was sent, legs in their order [ORD-12] [ORD-13]', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const sent: Body = JSON.parse(JSON.stringify(orderBody(order)));
        const read = wireOrder.decode(answerTo(sent));
        expect(E.isRight(read) && seenInAnswer(toOrder(read.right))).toEqual(seenIn(order));
      }),
    );
  });

  it('is the same text for the same order: the TAN signs that [TAN-14]', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        expect(JSON.stringify(orderBody({ ...order }))).toBe(JSON.stringify(orderBody(order)));
      }),
    );
  });

  it('has the stop of an OCO first, under nothing but depot and type [ORD-12]', () => {
    const oco = orderBody(orderOf({ ...filledDraft, orderType: 'ONE_CANCELS_OTHER' }));
    expect(Object.keys(oco).toSorted()).toEqual(['depotId', 'orderType', 'subOrders']);
    expect(oco).toMatchObject({
      subOrders: [
        { orderType: 'STOP_MARKET', triggerLimit: { value: '105', unit: 'EUR' } },
        { orderType: 'LIMIT', limit: { value: '95', unit: 'EUR' } },
      ],
    });
  });

  it('nests an OCO that follows a purchase [ORD-13]', () => {
    const follow = { ...filledDraft.follow, orderType: 'ONE_CANCELS_OTHER' } as const;
    expect(orderBody(orderOf({ ...filledDraft, orderType: 'NEXT_ORDER', follow }))).toMatchObject({
      orderType: 'NEXT_ORDER',
      subOrders: [
        { orderType: 'LIMIT', side: 'BUY' },
        {
          orderType: 'ONE_CANCELS_OTHER',
          depotId: 'd-1',
          subOrders: [
            { orderType: 'STOP_MARKET', side: 'SELL' },
            { orderType: 'LIMIT', side: 'SELL' },
          ],
        },
      ],
    });
  });

  it.each<[Partial<OrderDraft>, object, string]>([
    [
      { orderType: 'TRAILING_STOP_MARKET' },
      { trailingLimitDistRel: '5' },
      'percent gives a relative distance',
    ],
    [
      { orderType: 'TRAILING_STOP_MARKET', distanceKind: 'absolute' },
      { trailingLimitDistAbs: { value: '5', unit: 'EUR' } },
      'an amount an absolute one',
    ],
    [
      { validityType: 'GTD', validityDate: '30.12.2026' },
      { validityType: 'GTD', validity: '2026-12-30' },
      'a day',
    ],
    [{ freeAmountConfirmed: true }, { freeAmountConfirmed: true }, 'the confirmed amount'],
    [
      {
        orderType: 'MARKET',
        venueId: fundCompany.id,
        directDebit: {
          hasConsent: true,
          iban: 'DE02120300000000202051',
          maxAmount: '500',
          accountHolderName: 'Anna',
        },
      },
      {
        directDebit: {
          consent: true,
          iban: 'DE02120300000000202051',
          maxAmount: { value: '500', unit: 'EUR' },
          accountHolderName: 'Anna',
        },
      },
      'a direct debit with its consent',
    ],
  ])('%j is written as %j: %s [ORD-06] [ORD-14] [ORD-15]', (change, expected) => {
    expect(orderBody(orderOf({ ...filledDraft, ...change }))).toMatchObject(expected);
  });

  it('never has both distances, and no field of a type that does not read it [ORD-06]', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const body = orderBody(order);
        const bodies = [body, ...(legsIn(body) ?? [])];
        return bodies.every(
          (body) =>
            !('trailingLimitDistAbs' in body && 'trailingLimitDistRel' in body) &&
            !['trailing', 'quotedAt'].some((inner) => inner in body),
        );
      }),
    );
  });

  it('of a part has what is there, and nothing else', () => {
    const part: PartialOrder = {
      instrumentId: share.id,
      orderType: 'ONE_CANCELS_OTHER',
      subOrders: [{ orderType: 'STOP_MARKET' }, { limit: amount('99.50', EUR) }],
    };
    expect(orderBody(part)).toEqual({
      instrumentId: 'i-sap',
      orderType: 'ONE_CANCELS_OTHER',
      subOrders: [{ orderType: 'STOP_MARKET' }, { limit: { value: '99.50', unit: 'EUR' } }],
    });
  });
});
