import { orderBody, orderPathOf, orderWire } from '@adapters/http/wire/order/order-wire';
import { fieldOfPart } from '@domain/order/draft/field-of-part';
import type { OrderField } from '@domain/order/draft/order-draft';
import type { EnterableOrderType } from '@domain/order/order-request';
import { fc } from '@tests/support/properties';
import { anyOrder } from '../../../../domain/support/any-order';

type Body = Readonly<Record<string, unknown>>;

describe('the addresses of an order', () => {
  const addresses = Object.entries(orderWire).flatMap(([path, entries]) =>
    Object.keys(entries).map((address) => [address, path] as const),
  );

  it('stand for one field each', () => {
    expect(new Set(addresses.map(([address]) => address)).size).toBe(addresses.length);
  });

  it.each(addresses)(
    '%s leads to %s, in every leg and in each of its parts, and no further [ORD-25]',
    (address, path) => {
      for (const leg of ['', 'subOrders[0].', 'subOrders[1].', 'subOrders[1].subOrders[0].']) {
        expect(orderPathOf(leg + address)).toBe(leg + path);
        expect(orderPathOf(`${leg}${address}.value`)).toBe(leg + path);
        expect(orderPathOf(leg + path)).toBe(leg + path);
      }
    },
  );

  it.each(['quoteId', 'subOrders[1].quoteTicketId', 'directDebit', 'subOrders', 'limits', ''])(
    'keep their name where no field says it: %j',
    (address) => {
      expect(orderPathOf(address)).toBe(address);
    },
  );

  it('are those of the body alone, whatever is sent [ORD-25]', () => {
    const known = new Set<string>([...addresses.map(([address]) => address), ...quoted]);
    fc.assert(
      fc.property(anyOrder, (order) => {
        expect(leavesOf(orderBody(order)).filter((address) => !known.has(address))).toEqual([]);
      }),
    );
  });

  it.each<[string, EnterableOrderType, OrderField | undefined, string]>([
    ['quantity', 'LIMIT', 'quantity', 'an attribute'],
    ['quantity.value', 'LIMIT', 'quantity', 'a part of one'],
    ['instrumentId', 'LIMIT', 'instrument', 'named otherwise on the wire'],
    ['validity', 'LIMIT', 'validityDate', 'the day, not the kind'],
    ['trailingLimitDistAbs', 'TRAILING_STOP_MARKET', 'distance', 'both distances have one field'],
    ['trailingLimitDistRel', 'TRAILING_STOP_MARKET', 'distance', 'both distances have one field'],
    ['directDebit.iban', 'LIMIT', 'debit.iban', 'within the direct debit'],
    ['directDebit.maxAmount.value', 'LIMIT', 'debit.maxAmount', 'deep within it'],
    ['directDebit.accountHolderName', 'LIMIT', 'debit.holder', 'who owns the account'],
    ['freeAmountConfirmed', 'MARKET', 'freeAmountConfirmed', 'the answer to a question'],
    ['depotId', 'LIMIT', 'depotId', 'where it is kept'],
    ['settlementAccountId', 'LIMIT', 'settlementAccountId', 'what pays'],
    ['side', 'LIMIT', 'side', 'purchase or sale'],
    ['venueId', 'LIMIT', 'venueId', 'where it is traded'],
    ['orderType', 'LIMIT', 'orderType', 'how its price is found'],
    ['limitExtension', 'LIMIT', 'limitExtension', 'what refines the limit'],
    ['tradingRestriction', 'LIMIT', 'tradingRestriction', 'the auctions it is kept for'],
    ['validityType', 'LIMIT', 'validityType', 'how long it stands'],
    ['subOrders[1].trailingLimitDistAbs', 'NEXT_ORDER', 'follow.distance', 'the other distance'],
    ['subOrders[0].triggerLimit', 'ONE_CANCELS_OTHER', 'triggerLimit', 'the stop of an OCO'],
    ['subOrders[1].limit', 'ONE_CANCELS_OTHER', 'limit', 'its limit'],
    ['subOrders[0].limit', 'NEXT_ORDER', 'limit', 'the base of a next order'],
    ['subOrders[1].limit', 'NEXT_ORDER', 'follow.limit', 'what follows it'],
    [
      'subOrders[1].subOrders[0].triggerLimit',
      'NEXT_ORDER',
      'follow.triggerLimit',
      'the stop of a following OCO',
    ],
    ['subOrders[1].subOrders[1].limit', 'NEXT_ORDER', 'follow.limit', 'its limit'],
    ['subOrders[1].quantity.value', 'NEXT_ORDER', 'follow.quantity', 'a part of the follow'],
    ['subOrders[1].orderType', 'NEXT_ORDER', 'follow.orderType', 'its type'],
    ['subOrders[1].trailingLimitDistRel', 'NEXT_ORDER', 'follow.distance', 'its distance'],
    ['subOrders[1].validityType', 'NEXT_ORDER', 'follow.validityType', 'how long it stands'],
    ['subOrders[1].validity', 'NEXT_ORDER', 'follow.validityDate', 'until when'],
    ['subOrders[1].venueId', 'NEXT_ORDER', 'venueId', 'what it shares with its base'],
    ['toString', 'LIMIT', undefined, 'no attribute'],
    ['', 'LIMIT', undefined, 'nothing'],
  ])('the address %j of a %s is the field %s: %s [ORD-25]', (origin, orderType, field) => {
    expect(fieldOfPart(orderPathOf(origin), orderType)).toBe(field);
  });
});

/** A dealer's price is no field. */
const quoted = ['quoteId', 'quoteTicketId', 'creationDateTimeStamp'];

const leavesOf = (body: Body): readonly string[] =>
  Object.entries(body).flatMap(([name, value]) => {
    if (name === 'subOrders') return Array.isArray(value) ? value.flatMap(leavesOf) : [];
    return name === 'directDebit' ? Object.keys(Object(value)).map((part) => `${name}.${part}`) : [name];
  });
