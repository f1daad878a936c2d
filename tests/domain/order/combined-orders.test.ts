import { toOrder } from '../support/filled-order';
import { leadOf, legsOf } from '@domain/order/legs-of';
import { emptyDraft, type FollowDraft, type OrderDraft } from '@domain/order/draft/order-draft';
import { followOrderTypes, type OrderRequest, type SingleOrder } from '@domain/order/order-request';
import { compareAmounts, amount } from '@domain/money/amount';
import { EUR, PIECES } from '@domain/money/unit';
import { fc } from '@tests/support/properties';
import * as E from 'fp-ts/Either';
import { anyDraft } from '../support/any-draft';
import { issuesOf, orderOf } from '../support/reading';
import { bond, dealer, exchange, facts, filledDraft } from '../support/samples';

const oco = (change: Partial<OrderDraft> = {}): Partial<OrderDraft> => ({
  ...filledDraft,
  orderType: 'ONE_CANCELS_OTHER',
  ...change,
});

const next = (follow: Partial<FollowDraft> = {}, change: Partial<OrderDraft> = {}): Partial<OrderDraft> => ({
  ...filledDraft,
  orderType: 'NEXT_ORDER',
  follow: { ...filledDraft.follow, ...follow },
  ...change,
});

const typesIn = (order: OrderRequest): readonly string[] => legsOf(order).map(({ orderType }) => orderType);

const sharedBy = ({ side, instrumentId, venueId, quantity, validity, settlementAccountId }: SingleOrder) => ({
  side,
  instrumentId,
  venueId,
  quantity,
  validity,
  settlementAccountId,
});

describe('an OCO', () => {
  it.each<['BUY' | 'SELL', string, string, readonly string[], string]>([
    ['BUY', '95', '105', [], 'a purchase has its limit below its stop'],
    ['BUY', '105', '95', ['limit order-oco-crossed-buy'], 'the other way round it is executed at once'],
    ['BUY', '100', '100', ['limit order-oco-crossed-buy'], 'nothing lies between equal prices'],
    ['SELL', '105', '95', [], 'a sale has its limit above its stop'],
    ['SELL', '95', '105', ['limit order-oco-crossed-sell'], 'the other way round'],
    ['SELL', '100', '100', ['limit order-oco-crossed-sell'], 'nor here'],
  ])('%s with limit %s and stop %s: %j, %s [ORD-12]', (side, limit, triggerLimit, issues) => {
    expect(issuesOf(oco({ side, limit, triggerLimit }))).toEqual(issues);
  });

  it('has the stop first and the limit second, whatever is entered [ORD-12]', () => {
    fc.assert(
      fc.property(anyDraft, (edited) => {
        const result = toOrder({ ...edited, orderType: 'ONE_CANCELS_OTHER' }, facts);
        if (E.isLeft(result) || result.right.kind === 'quote') return;
        const { order } = result.right;
        if (order.orderType !== 'ONE_CANCELS_OTHER') return;
        const [stop, limit] = order.subOrders;
        expect([stop.orderType, limit.orderType]).toEqual(['STOP_MARKET', 'LIMIT']);
        expect(sharedBy(stop)).toEqual(sharedBy(limit));
      }),
    );
  });
});

describe('a next order', () => {
  it.each(followOrderTypes)('can be followed by %s, which sells what the base buys [ORD-13]', (orderType) => {
    const order = orderOf(next({ orderType }));
    expect(typesIn(order)).toEqual([
      'LIMIT',
      ...(orderType === 'ONE_CANCELS_OTHER' ? ['STOP_MARKET', 'LIMIT'] : [orderType]),
    ]);
    expect(legsOf(order).map(({ side }) => side)).toEqual([
      'BUY',
      ...legsOf(order)
        .slice(1)
        .map(() => 'SELL'),
    ]);
    expect(
      legsOf(order)
        .slice(1)
        .map(({ validity }) => validity?.type),
    ).toEqual(
      legsOf(order)
        .slice(1)
        .map(() => 'MAX'),
    );
  });

  it.each<[Partial<FollowDraft>, readonly string[], string]>([
    [{ limit: '95,01' }, [], 'sold above the limit of the base'],
    [{ limit: '95' }, ['follow.limit order-follow-limit'], 'sold at what it cost'],
    [{ orderType: 'STOP_MARKET', triggerLimit: '94,99' }, [], 'stopped below the base'],
    [
      { orderType: 'STOP_MARKET', triggerLimit: '95' },
      ['follow.triggerLimit order-follow-trigger'],
      'stopped at it',
    ],
    [
      { orderType: 'TRAILING_STOP_MARKET', triggerLimit: '96' },
      ['follow.triggerLimit order-follow-trigger'],
      'a stop that follows begins below it too',
    ],
    [{ orderType: 'STOP_LIMIT', limit: '89' }, [], 'the limit of a stop bounds the loss, it takes no profit'],
    [
      { orderType: 'ONE_CANCELS_OTHER', limit: '95', triggerLimit: '94' },
      ['follow.limit order-follow-limit'],
      'of an OCO each leg on its side',
    ],
    [
      { orderType: 'ONE_CANCELS_OTHER', limit: '90', triggerLimit: '110' },
      ['follow.limit order-oco-crossed-sell'],
      'and in order',
    ],
    [{ quantity: '10' }, [], 'all that was bought'],
    [{ quantity: '10,01' }, ['follow.quantity order-follow-quantity'], 'more than was bought'],
    [{ quantity: '' }, ['follow.quantity order-quantity-missing'], 'no quantity'],
    [
      { quantity: '', limit: 'x' },
      ['follow.limit order-amount-format', 'follow.quantity order-quantity-missing'],
      'all at once',
    ],
    [
      { orderType: 'STOP_LIMIT', limit: '', triggerLimit: '' },
      ['follow.triggerLimit order-trigger-required', 'follow.limit order-limit-required'],
      'each price at its field',
    ],
    [
      { orderType: 'TRAILING_STOP_MARKET', distance: '' },
      ['follow.distance order-distance-required'],
      'the distance',
    ],
    [{ validityType: 'GTD' }, ['follow.validityDate order-date-missing'], 'the day'],
    [
      { validityType: 'GTD', validityDate: '22.11.2026' },
      ['follow.validityDate order-date-past'],
      'a day that is over',
    ],
  ])('with the follow %j: %j, %s [ORD-13]', (follow, issues) => {
    expect(issuesOf(next(follow))).toEqual(issues);
  });

  it.each<[Partial<OrderDraft>, readonly string[], string]>([
    [{ side: 'SELL' }, ['side order-next-base-sale'], 'the base is a purchase'],
    [{ limit: 'x' }, ['limit order-amount-format'], 'nothing is judged by a limit nobody can read'],
    [{ quantity: 'x' }, ['quantity order-amount-format'], 'nor by such a quantity'],
    [{ venueId: exchange.id }, ['orderType order-type-not-offered'], 'the venue takes no next orders'],
  ])('%j: %j, %s [ORD-13]', (change, issues) => {
    expect(issuesOf(next({}, change))).toEqual(issues);
  });

  it('begins with the day for both', () => {
    const follow = { ...emptyDraft.follow, quantity: '10', limit: '110' };
    const legs = legsOf(orderOf({ ...filledDraft, orderType: 'NEXT_ORDER', follow }));
    expect(legs.map(({ validity }) => validity?.type)).toEqual(['GFD', 'GFD']);
  });

  it('can only be followed by what the venue takes [ORD-13]', () => {
    const { NEXT_ORDER, LIMIT } = dealer.orderTypes;
    const against = {
      ...facts,
      dimensions: {
        venues: [{ ...dealer, orderTypes: { ...(NEXT_ORDER && { NEXT_ORDER }), ...(LIMIT && { LIMIT }) } }],
      },
    };
    expect(issuesOf(next({ orderType: 'ONE_CANCELS_OTHER' }), against)).toEqual([
      'follow.orderType order-type-not-offered',
    ]);
    expect(issuesOf(next(), against)).toEqual([]);
  });

  it('of a bond sells nominal', () => {
    const [, follow] = legsOf(orderOf(next({ quantity: '1.000' }, { instrument: bond, quantity: '5.000' })));
    expect(follow?.quantity).toEqual(amount('1000', EUR));
  });

  it('leaves payment and refinements with its base [ORD-10] [ORD-14]', () => {
    const venue = {
      ...dealer,
      orderTypes: { ...dealer.orderTypes, NEXT_ORDER: { limitExtensions: ['FOK'], tradingRestrictions: [] } },
    } as const;
    const result = toOrder(
      { ...filledDraft, ...next({}, { limitExtension: 'FOK', freeAmountConfirmed: true }) },
      { ...facts, dimensions: { venues: [venue] } },
    );
    const legs = E.isRight(result) && result.right.kind === 'order' ? legsOf(result.right.order) : [];
    expect(
      legs.map(({ limitExtension, freeAmountConfirmed }) => [limitExtension, freeAmountConfirmed]),
    ).toEqual([
      ['FOK', true],
      [undefined, undefined],
    ]);
  });

  it('never sells more than it buys, nor at a loss it could have avoided [ORD-13]', () => {
    fc.assert(
      fc.property(anyDraft, (edited) => {
        const result = toOrder({ ...edited, side: 'BUY', orderType: 'NEXT_ORDER' }, facts);
        if (E.isLeft(result) || result.right.kind === 'quote') return;
        const { order } = result.right;
        if (order.orderType !== 'NEXT_ORDER') return;
        const [base, follow] = order.subOrders;
        for (const leg of legsOf(follow)) {
          expect(compareAmounts(leg.quantity, base.quantity)).toBeLessThanOrEqual(0);
          if (leg.orderType === 'LIMIT') expect(compareAmounts(leg.limit, base.limit)).toBe(1);
          if ('triggerLimit' in leg) expect(compareAmounts(leg.triggerLimit, base.limit)).toBe(-1);
        }
      }),
    );
  });
});

describe('the parts of an order', () => {
  it('are all that trades, in the order of the wire', () => {
    expect(typesIn(orderOf({}))).toEqual(['MARKET']);
    expect(typesIn(orderOf(oco()))).toEqual(['STOP_MARKET', 'LIMIT']);
    expect(typesIn(orderOf(next({ orderType: 'ONE_CANCELS_OTHER' })))).toEqual([
      'LIMIT',
      'STOP_MARKET',
      'LIMIT',
    ]);
  });

  it.each<[Partial<OrderDraft>, string, string]>([
    [{}, 'MARKET', 'the order itself'],
    [oco(), 'STOP_MARKET', 'the first leg'],
    [next(), 'LIMIT', 'the base'],
  ])('begin with %j: %s', (change, orderType) => {
    expect(leadOf(orderOf(change))).toMatchObject({ orderType, quantity: amount('10', PIECES) });
  });
});
