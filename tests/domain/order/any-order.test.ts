import { toOrder } from '../support/filled-order';
import { orderRecord } from '@adapters/fake/order/fake-order-record';
import { wellSuppliedCustomer } from '@adapters/fake/bank/fake-world';
import { isTradingDay } from '@domain/time/trading-calendar';
import { draftOfOrder } from '@domain/order/prefill/draft-of-order';
import { emptyDraft } from '@domain/order/draft/order-draft';
import { legsOf } from '@domain/order/legs-of';
import type { Order } from '@domain/order/open/order';
import { enterableOrderTypes, followOrderTypes, type OrderRequest } from '@domain/order/order-request';
import { orderSentence } from '@domain/order/say/order-sentence';
import { subjectOfOrder } from '@domain/order/say/sentence-subject';
import { amount } from '@domain/money/amount';
import { orderId } from '@domain/codes/ids';
import { instant } from '@domain/time/instant';
import { EUR, PIECES } from '@domain/money/unit';
import { fc } from '@tests/support/properties';
import * as E from 'fp-ts/Either';
import { anyDraft } from '../support/any-draft';
import { anyOrder, dealersQuote } from '../support/any-order';
import { orderIn, orderOf } from '../support/reading';
import { meantOfLegs, saidOfLegs } from '../support/said-of-legs';
import { bond, facts, filledDraft, fund, order, share } from '../support/samples';

/** A property that holds of no sample at all would hold of anything: these samples leave nothing out. */
const sampled = fc.sample(anyOrder, { numRuns: 1500, seed: 1 });

const names = {
  instrument: { name: 'SAP SE' },
  venueName: 'Direkthandel',
  entry: { today: facts.today, activeDay: facts.today, trades: isTradingDay },
};

describe('the orders that the properties speak of', () => {
  it('are of every type, with everything that can follow [ORD-05] [ORD-13]', () => {
    const follows = sampled.flatMap((order) =>
      order.orderType === 'NEXT_ORDER' ? [order.subOrders[1].orderType] : [],
    );
    expect(new Set(sampled.map(({ orderType }) => orderType))).toEqual(new Set(enterableOrderTypes));
    expect(new Set(follows)).toEqual(new Set(followOrderTypes));
  });

  it('fall back for every reason there is [ORD-07]', () => {
    const reasons = fc
      .sample(anyDraft, { numRuns: 1500, seed: 1 })
      .map((edited) => toOrder(edited, facts))
      .flatMap((read) => (E.isRight(read) && read.right.fallBack ? [read.right.fallBack.reason] : []));
    expect([...new Set(reasons)].toSorted()).toEqual([
      'distance-missing',
      'fund-venue',
      'limit-missing',
      'quote-trading',
      'trigger-missing',
    ]);
  });

  it('have every validity, direct debits and confirmed amounts [ORD-11] [ORD-14] [ORD-15]', () => {
    const legs = sampled.flatMap(legsOf);
    expect(new Set(legs.map(({ validity }) => validity?.type))).toEqual(
      new Set(['GFD', 'GTD', 'MAX', undefined]),
    );
    expect(legs.some(({ directDebit }) => directDebit !== undefined)).toBe(true);
    expect(legs.some(({ freeAmountConfirmed }) => freeAmountConfirmed)).toBe(true);
  });
});

describe('the sentence of any order', () => {
  it('says side, quantity and every price of each part, and nothing else of them [ORD-29]', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        expect(saidOfLegs(orderSentence(subjectOfOrder(order, names)))).toEqual(meantOfLegs(order));
      }),
    );
  });

  it('says how long each part stands, where it stands for any time at all [ORD-11] [ORD-29]', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const parts = orderSentence(subjectOfOrder(order, names));
        const said = [...parts, ...parts.flatMap((part) => (part.kind === 'then' ? part.parts : []))].flatMap(
          (part) => (part.kind === 'validity' ? [part.validity] : []),
        );
        const meant = new Set(legsOf(order).flatMap(({ validity }) => validity ?? []));
        expect(new Set(said)).toEqual(meant);
      }),
    );
  });
});

describe('any order that is repeated', () => {
  const world = wellSuppliedCustomer();
  const instruments = [share, bond, fund];
  /** What belongs to one moment alone is not repeated. */
  const lasting = (order: OrderRequest): object => JSON.parse(JSON.stringify(order, kept));
  const kept = (key: string, value: unknown): unknown => {
    if (key === 'directDebit' || key === 'freeAmountConfirmed') return undefined;
    return typeof value === 'bigint' ? `${value}` : value;
  };
  const named = (order: Order, request: OrderRequest): Order => {
    const instrument = instruments.find(({ id }) => id === legsOf(request)[0]?.instrumentId);
    return {
      ...order,
      ...(instrument && { instrument }),
      subOrders: order.subOrders.map((leg) => named(leg, request)),
    };
  };

  it('is the same order again, to the last decimal [ORD-02] [OBK-02]', () => {
    fc.assert(
      fc.property(
        anyOrder.filter(({ orderType }) => orderType !== 'QUOTE'),
        (request) => {
          const repeated = named(orderRecord(request, orderId('o-1'), { world, at: instant(0) }), request);
          const again = draftOfOrder(repeated, facts.today);
          if (again === undefined) throw new Error('cannot be entered');
          expect(lasting(orderIn(toOrder(again, facts)))).toEqual(lasting(request));
        },
      ),
    );
  });

  it('is entered with no more than is known of it, and not at all where it cannot be', () => {
    expect(draftOfOrder({ orderType: 'LIMIT', subOrders: [] }, facts.today)).toStrictEqual({
      ...emptyDraft,
      orderType: 'LIMIT',
    });
    expect(draftOfOrder({ orderType: 'SUBSCRIPTION', subOrders: [] }, facts.today)).toBeUndefined();
    expect(draftOfOrder({ orderType: 'UNKNOWN', subOrders: [] }, facts.today)).toBeUndefined();
  });

  it('of an OCO has nothing that follows it', () => {
    const request = orderOf({ ...filledDraft, orderType: 'ONE_CANCELS_OTHER' });
    const oco = orderRecord(request, orderId('o-1'), { world, at: instant(0) });
    expect(draftOfOrder(oco, facts.today)).toMatchObject({ side: 'BUY', follow: emptyDraft.follow });
  });

  it('of a quote asks for a quote again, and not for its price', () => {
    expect(
      draftOfOrder({ ...order, orderType: 'QUOTE', limit: dealersQuote.price }, facts.today),
    ).toMatchObject({
      orderType: 'MARKET',
      tradingSystem: 'QUOTE',
      limit: '',
    });
  });

  it('shows every decimal that the bank knows, even more than can be entered [ORD-09]', () => {
    const exact = { ...order, limit: amount('1.23456', EUR), quantity: amount('0.12345', PIECES) };
    expect(draftOfOrder(exact, facts.today)).toMatchObject({ limit: '1,23456', quantity: '0,12345' });
  });
});
