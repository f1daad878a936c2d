import { filledForm, toOrder } from '../../support/filled-order';
import type { FallBack, FallBackReason } from '@domain/order/read/fall-back';
import { leadOf } from '@domain/order/legs-of';
import { emptyDraft, type OrderDraft, type PriceField } from '@domain/order/draft/order-draft';
import { enterableOrderTypes, type EnterableOrderType } from '@domain/order/order-request';
import { priceFields } from '@domain/order/draft/price-fields';
import { fc } from '@tests/support/properties';
import * as E from 'fp-ts/Either';
import { anyDraft } from '../../support/any-draft';
import * as reading from '../../support/reading';
import {
  dealer,
  exchange,
  facts,
  filledDraft,
  fundCompany,
  limitOnly,
  pricedOnly,
} from '../../support/samples';

const plainTypes = enterableOrderTypes.filter(
  (type) => type !== 'QUOTE' && type !== 'ONE_CANCELS_OTHER' && type !== 'NEXT_ORDER',
);
const missing: Readonly<Record<PriceField, FallBackReason>> = {
  limit: 'limit-missing',
  triggerLimit: 'trigger-missing',
  distance: 'distance-missing',
};

/** Each type that needs a price, with each of its prices. */
const needs = plainTypes.flatMap((type) =>
  priceFields[type].map((field): [EnterableOrderType, PriceField] => [type, field]),
);

describe('the fall-back to a market order', () => {
  it.each(needs)(
    '%s without its %s is sent as MARKET with its limits cleared, and said [ORD-07]',
    (chosen, field) => {
      const change = { ...filledDraft, orderType: chosen, [field]: ' ' };
      expect(reading.fallBackOf(change)).toEqual({ to: 'MARKET', chosen, reason: missing[field] });
      const order = reading.orderOf(change);
      expect(order.orderType).toBe('MARKET');
      expect(order).not.toHaveProperty('limit');
      expect(order).not.toHaveProperty('triggerLimit');
      expect(order).not.toHaveProperty('trailing');
    },
  );

  it('names the first price that is missing, in the order in which they are asked for [ORD-07]', () => {
    const nothing = { venueId: dealer.id, orderType: 'TRAILING_STOP_LIMIT' } as const;
    expect(reading.fallBackOf(nothing)?.reason).toBe('trigger-missing');
    expect(reading.fallBackOf({ ...nothing, triggerLimit: '90' })?.reason).toBe('distance-missing');
    expect(reading.fallBackOf({ ...nothing, triggerLimit: '90', distance: '5' })?.reason).toBe(
      'limit-missing',
    );
  });

  it.each(enterableOrderTypes.filter((type) => type !== 'MARKET'))(
    'takes the place of %s at a fund company, prices or none [ORD-07]',
    (chosen) => {
      const expected: FallBack = { to: 'MARKET', chosen, reason: 'fund-venue' };
      expect(reading.fallBackOf({ ...filledDraft, orderType: chosen, venueId: fundCompany.id })).toEqual(
        expected,
      );
      expect(reading.orderOf({ orderType: chosen, venueId: fundCompany.id }).orderType).toBe('MARKET');
    },
  );

  it.each<[string, Partial<OrderDraft>]>([
    ['a market order', {}],
    ['a market order at a fund company', { venueId: fundCompany.id }],
    ['a limit', { orderType: 'LIMIT', limit: '99' }],
    ['a trigger', { orderType: 'STOP_MARKET', triggerLimit: '101' }],
  ])('is none for what was chosen: %s [ORD-07]', (_, change) => {
    expect(E.isRight(reading.read(change))).toBe(true);
    expect(reading.fallBackOf(change)).toBeUndefined();
  });

  it.each<[string, Partial<OrderDraft>, string]>([
    ['limit', { orderType: 'LIMIT', limit: '1.23,4' }, 'limit order-amount-thousands'],
    ['limit', { orderType: 'LIMIT', limit: 'x' }, 'limit order-amount-format'],
    ['limit', { orderType: 'LIMIT', limit: '0' }, 'limit order-amount-not-positive'],
    ['limit', { orderType: 'LIMIT', limit: '1,23456' }, 'limit order-amount-decimals'],
    ['trigger', { orderType: 'STOP_MARKET', triggerLimit: ',' }, 'triggerLimit order-trigger-required'],
  ])('is none for a %s that cannot be read, %j: who types one wants it [ORD-07]', (_, change, issue) => {
    expect(reading.issuesOf(change)).toEqual([issue]);
  });

  it.each([
    ['relative', '%'],
    ['absolute', ','],
  ] as const)('is none for a %s distance without a digit, %j [ORD-06] [ORD-07]', (distanceKind, distance) => {
    const change = { orderType: 'TRAILING_STOP_MARKET', triggerLimit: '90', distance, distanceKind } as const;
    expect(reading.issuesOf({ ...change, venueId: pricedOnly.id })).toEqual([
      'distance order-distance-required',
    ]);
  });

  it('cannot happen where there are no market orders: every price that is missing is asked for [ORD-07]', () => {
    expect(reading.issuesOf({ orderType: 'LIMIT', venueId: limitOnly.id })).toEqual([
      'limit order-limit-required',
    ]);
    expect(reading.issuesOf({ orderType: 'TRAILING_STOP_LIMIT', venueId: pricedOnly.id })).toEqual([
      'triggerLimit order-trigger-required',
      'distance order-distance-required',
      'limit order-limit-required',
    ]);
  });

  it.each<[Partial<OrderDraft>, readonly string[], string]>([
    [
      { orderType: 'ONE_CANCELS_OTHER' },
      ['triggerLimit order-trigger-required', 'limit order-limit-required'],
      'both legs of an OCO',
    ],
    [
      { orderType: 'NEXT_ORDER', follow: { ...filledDraft.follow, limit: '' } },
      ['limit order-limit-required', 'follow.limit order-limit-required'],
      'the base and what follows',
    ],
  ])('never tears a combined order apart: %j asks for %j, %s [ORD-07]', (change, issues) => {
    expect(reading.issuesOf({ venueId: dealer.id, ...change })).toEqual(issues);
  });
});

describe('live trading', () => {
  const live = { tradingSystem: 'QUOTE', venueId: dealer.id } as const;

  it.each(enterableOrderTypes.filter((type) => type !== 'QUOTE'))(
    'asks for a quote instead of %s, and says so [ORD-07]',
    (chosen) => {
      const result = reading.success(reading.read({ ...filledDraft, ...live, orderType: chosen }));
      expect(result).toMatchObject({
        kind: 'quote',
        request: { orderType: 'QUOTE', quantity: { unit: 'XXX' } },
        fallBack: { to: 'QUOTE', chosen, reason: 'quote-trading' },
      });
    },
  );

  it('is nothing to speak of where a quote was chosen [ORD-07]', () => {
    expect(reading.fallBackOf({ ...live, orderType: 'QUOTE' })).toBeUndefined();
  });

  it('does not change what a fund company takes [ORD-07]', () => {
    expect(reading.fallBackOf({ ...live, orderType: 'LIMIT', venueId: fundCompany.id })?.reason).toBe(
      'fund-venue',
    );
  });

  it('is refused where nobody quotes [ORD-05]', () => {
    expect(reading.issuesOf({ ...live, venueId: exchange.id })).toEqual(['orderType order-type-not-offered']);
  });
});

describe('a fall-back', () => {
  it('is never silent: what is sent is what was chosen, or it is said [ORD-07]', () => {
    fc.assert(
      fc.property(anyDraft, (edited) => {
        const result = toOrder(edited, facts);
        if (E.isLeft(result)) return result.left.length > 0;
        const { fallBack, ...read } = result.right;
        const sent = read.kind === 'order' ? read.order.orderType : read.request.orderType;
        return fallBack === undefined
          ? sent === edited.orderType
          : sent === fallBack.to && sent !== edited.orderType && fallBack.chosen === edited.orderType;
      }),
    );
  });

  it('leaves nothing of the prices that were typed [ORD-07]', () => {
    fc.assert(
      fc.property(anyDraft, (edited) => {
        const result = toOrder(edited, facts);
        if (E.isLeft(result) || result.right.kind === 'quote' || result.right.fallBack === undefined)
          return true;
        const lead = leadOf(result.right.order);
        return !['limit', 'triggerLimit', 'trailing', 'subOrders'].some((price) => price in lead);
      }),
    );
  });

  it('is known before the venue is', () => {
    const session = filledForm({ ...emptyDraft, orderType: 'LIMIT' }, { today: facts.today });
    expect(session.value(session.nodes.fallBack)?.reason).toBe('limit-missing');
  });
});
