import { toOrder } from '../../domain/support/filled-order';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { marketMaker, sap, tradegate, xetra } from '@adapters/fake/bank/fake-market';
import { mainAccount, mainDepot } from '@adapters/fake/bank/fake-world';
import { partsOf } from '@domain/order/open/order-leg';
import { emptyDraft, type OrderDraft } from '@domain/order/draft/order-draft';
import { enterableOrderTypes, followOrderTypes, type OrderRequest } from '@domain/order/order-request';
import { calendarDay } from '@domain/time/local-date';
import * as E from 'fp-ts/Either';
import { kindOf, orderPage, type OrderPage } from './order-portal';

const draft: OrderDraft = {
  ...emptyDraft,
  depotId: mainDepot,
  settlementAccountId: mainAccount,
  instrument: sap,
  side: 'BUY',
  quantity: '10',
  venueId: marketMaker.id,
  validityType: 'GFD',
  triggerLimit: '240',
  limit: '230',
  distance: '5',
  follow: {
    ...emptyDraft.follow,
    quantity: '10',
    triggerLimit: '220',
    limit: '250',
    distance: '5',
    validityType: 'MAX',
  },
};

/** The order of the draft with a change. */
function orderOf(change: Partial<OrderDraft>): OrderRequest {
  const read = toOrder(
    { ...draft, ...change },
    { dimensions: { venues: [marketMaker] }, today: calendarDay('2026-11-23') },
  );
  if (E.isLeft(read) || read.right.kind === 'quote') throw new Error('the draft makes an order');
  return read.right.order;
}

function page(): OrderPage {
  const bank = new FakeBank();
  bank.world.venues = new Map([[sap.id, [xetra, tradegate, marketMaker]]]);
  return orderPage(bank);
}

const cases: readonly [string, Partial<OrderDraft>][] = [
  ...enterableOrderTypes
    .filter((type) => type !== 'QUOTE')
    .map((orderType): [string, Partial<OrderDraft>] => [orderType, { orderType }]),
  ...followOrderTypes.map((orderType): [string, Partial<OrderDraft>] => [
    `NEXT_ORDER with ${orderType}`,
    { orderType: 'NEXT_ORDER', follow: { ...draft.follow, orderType } },
  ]),
];

describe('an order of any type', () => {
  it.each(cases)('%s is released once, though its answer is lost [ORD-17]', async (_, change) => {
    const portal = page();
    const order = orderOf(change);
    const release = await portal.challengeOf(order);
    portal.bank.faults.plan('create', { kind: 'drop-answer' });

    expect(kindOf(await portal.wait(portal.release.send(release, portal.proof(release))()))).toBe('created');
    expect(portal.bank.orders.all).toHaveLength(1);
  });

  it.each(cases)(
    '%s keeps its intent over a reload: the stored order is the same [ORD-17]',
    async (_, change) => {
      const portal = page();
      const order = orderOf(change);
      const first = await portal.challengeOf(order);
      const again = await portal.reload().challengeOf(order);
      expect(again.intent.id).toBe(first.intent.id);
      expect(again.content).toEqual(order);
    },
  );
});

describe('a combined order', () => {
  it('has a stop and a limit, and what follows waits [ORD-12] [ORD-13]', async () => {
    const portal = page();
    const follow = { ...draft.follow, orderType: 'ONE_CANCELS_OTHER' } as const;
    const release = await portal.challengeOf(orderOf({ orderType: 'NEXT_ORDER', follow }));
    await portal.release.send(release, portal.proof(release))();
    const [order] = portal.bank.orders.all;
    expect(
      order && partsOf(order).map(({ orderType, status, legNumber }) => [orderType, status, legNumber]),
    ).toEqual([
      ['NEXT_ORDER', 'OPEN', 1],
      ['LIMIT', 'OPEN', 1],
      ['ONE_CANCELS_OTHER', 'WAITING', 2],
      ['STOP_MARKET', 'WAITING', 1],
      ['LIMIT', 'WAITING', 2],
    ]);
  });

  it('gets a key of its own once a leg is changed [ORD-17]', async () => {
    const portal = page();
    const first = await portal.challengeOf(orderOf({ orderType: 'ONE_CANCELS_OTHER' }));
    const second = await portal.challengeOf(orderOf({ orderType: 'ONE_CANCELS_OTHER', triggerLimit: '241' }));
    expect(second.intent.id).not.toBe(first.intent.id);
    expect(portal.bank.keys.endOf(first.intent.id).kind).toBe('void');
  });
});
