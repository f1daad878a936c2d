import { HttpDepotGateway } from '@adapters/http/depot/http-depot-gateway';
import { HttpInstrumentGateway } from '@adapters/http/instrument/http-instrument-gateway';
import { HttpOrderGateway } from '@adapters/http/order/http-order-gateway';
import { httpCancellationRelease } from '@adapters/http/order/http-cancellation-release';
import { httpOrderRelease } from '@adapters/http/order/http-order-release';
import type { LimitOrder } from '@domain/order/order-request';
import { quantityUnit } from '@domain/instrument/instrument';
import { amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import { calendarDay } from '@domain/time/local-date';
import { intentId, type IntentId } from '@domain/codes/ids';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import { randomUUID } from 'node:crypto';
import { challengeIn } from '../../gateway/release-gateway.contract';
import { plan } from '../../support/faults';
import { bernd, openSession, signIn } from '../../support/signed-in';
import { until } from '../../support/until';
import { failureOf, valueOf } from '../../support/value-of';

const ORDERS = '/api/brokerage/v3/orders';
const newIntent = (): IntentId => intentId(randomUUID());
const rightTan = ({ id, type }: TanChallenge): TanAnswer => ({ challengeId: id, type, tan: '000000' });

describe('orders over HTTP', () => {
  let orders: HttpOrderGateway;
  let release: ReturnType<typeof httpOrderRelease>;
  let cancellation: ReturnType<typeof httpCancellationRelease>;
  let order: LimitOrder;

  beforeAll(async () => {
    const visit = await signIn(bernd);
    await openSession(visit);
    orders = new HttpOrderGateway(visit.client);
    release = httpOrderRelease(visit.client);
    cancellation = httpCancellationRelease(visit.client);
    const [depot] = await valueOf(new HttpDepotGateway(visit.client).depots());
    const [instrument] = await valueOf(new HttpInstrumentGateway(visit.client).search('sap'));
    if (depot === undefined || instrument === undefined) throw new Error('Nothing to order with');
    const { venues } = await valueOf(orders.dimensions({ instrumentId: instrument.id }));
    const venue = venues.find(({ orderTypes }) => orderTypes.LIMIT !== undefined);
    if (venue === undefined) throw new Error('No venue takes a limit');
    order = {
      depotId: depot.id,
      settlementAccountId: depot.defaultSettlementAccountId,
      side: 'BUY',
      instrumentId: instrument.id,
      venueId: venue.id,
      quantity: amount('1', quantityUnit(instrument)),
      orderType: 'LIMIT',
      limit: amount('5.00', EUR),
      validity: { type: 'MAX' },
    };
  });

  const released = async (intent: IntentId) => {
    const challenge = challengeIn(await valueOf(release.validate(order)));
    return release.create(order, rightTan(challenge), { id: intent })();
  };

  it('checks a part of an order without asking for the rest [ORD-16]', async () => {
    const { depotId, side, instrumentId } = order;
    expect(await valueOf(orders.prevalidate({ depotId, side, instrumentId }))).toHaveProperty('messages');
  });

  it('says at which attribute a part of an order is wrong [ORD-16]', async () => {
    const failure = await failureOf(
      orders.prevalidate({ ...order, quantity: amount('-1', order.quantity.unit) }),
    );
    expect(failure).toMatchObject({ kind: 'validation', messages: [{ origin: ['quantity'] }] });
  });

  it('calls what is wrong by the names of the form, typed or sent [ORD-25]', async () => {
    const past = { ...order, validity: { type: 'GTD', date: calendarDay('2020-01-02') } } as const;
    const origins = ['validityType', 'validityDate'];
    for (const call of [orders.prevalidate(past), release.validate(past)])
      expect(await failureOf<unknown>(call)).toMatchObject({ messages: [{ origin: origins }] });
  });

  it('tells the costs before the release [ORD-19]', async () => {
    const [note] = await valueOf(orders.costs(order));
    expect(note).toMatchObject({ side: 'BUY', costs: { kind: 'calculated' } });
  });

  it('validates, releases, finds, lists and cancels an order [ORD-16] [ORD-24]', async () => {
    const challenge = challengeIn(await valueOf(release.validate(order)));
    const created = await valueOf(release.create(order, rightTan(challenge), { id: newIntent() }));
    expect(created.quantity).toEqual(order.quantity);
    await until(async () => (await valueOf(orders.find(created.id))).deletable);
    const listed = await valueOf(orders.list(order.depotId));
    expect(listed.map(({ id }) => id)).toContain(created.id);
    const found = await valueOf(orders.find(created.id));
    expect(found.instrument?.id).toBe(order.instrumentId);
    const asked = challengeIn(await valueOf(cancellation.validate(created)));
    const key = { id: newIntent(), subject: created.id };
    const cancelled = await valueOf(cancellation.create(created, rightTan(asked), key));
    expect(cancelled.deletable).toBe(false);
    expect((await valueOf(orders.costsOf(created.id))).length).toBeGreaterThan(0);
  });

  it('narrows the order book to a status [OBK-02]', async () => {
    await released(newIntent());
    const open = await valueOf(orders.list(order.depotId, { statuses: ['OPEN', 'PENDING'] }));
    expect(open.length).toBeGreaterThan(0);
    expect(open.filter(({ status }) => status !== 'OPEN' && status !== 'PENDING')).toEqual([]);
  });

  it('answers a repeated key with the first answer [ORD-17]', async () => {
    const intent = newIntent();
    const challenge = challengeIn(await valueOf(release.validate(order)));
    const first = await valueOf(release.create(order, rightTan(challenge), { id: intent }));
    const second = await valueOf(release.create(order, rightTan(challenge), { id: intent }));
    expect(second.id).toBe(first.id);
  });

  it('tells what became of an order whose answer was lost [ORD-17] [ORD-30]', async () => {
    const intent = newIntent();
    const before = (await valueOf(orders.list(order.depotId))).length;
    const challenge = challengeIn(await valueOf(release.validate(order)));
    await plan({ path: ORDERS, method: 'POST', kind: 'drop-answer' });
    expect(await failureOf(release.create(order, rightTan(challenge), { id: intent }))).toMatchObject({
      kind: 'no-answer',
    });
    expect(await valueOf(release.outcomeOf({ id: intent }))).toMatchObject({ kind: 'created' });
    expect((await valueOf(orders.list(order.depotId))).length).toBe(before + 1);
  });

  it('voids an intent the bank has never seen, and refuses its order afterwards [ORD-17]', async () => {
    const intent = newIntent();
    expect(await valueOf(release.outcomeOf({ id: intent }))).toEqual({ kind: 'unknown' });
    expect(await valueOf(release.void({ id: intent }))).toEqual({ kind: 'void' });
    expect(await released(intent)).toMatchObject({
      _tag: 'Left',
      left: { kind: 'validation', messages: [{ key: 'fehler-auftrag-verworfen' }] },
    });
    expect(await valueOf(release.outcomeOf({ id: intent }))).toEqual({ kind: 'void' });
  });

  it('does not take an order other than the one validated [TAN-14]', async () => {
    const challenge = challengeIn(await valueOf(release.validate(order)));
    const changed = { ...order, quantity: amount('2', order.quantity.unit) };
    expect(await failureOf(release.create(changed, rightTan(challenge), { id: newIntent() }))).toMatchObject({
      kind: 'validation',
      messages: [{ key: 'fehler-auftrag-weicht-von-freigabe-ab' }],
    });
  });

  it('leaves the key unused after a wrong TAN [ORD-17] [TAN-12]', async () => {
    const intent = newIntent();
    const challenge = challengeIn(await valueOf(release.validate(order)));
    const wrong = { ...rightTan(challenge), tan: '123456' };
    expect(await failureOf(release.create(order, wrong, { id: intent }))).toMatchObject({
      kind: 'tan',
      reason: 'invalid',
    });
    expect(await valueOf(release.outcomeOf({ id: intent }))).toEqual({ kind: 'unknown' });
    expect((await valueOf(release.create(order, rightTan(challenge), { id: intent }))).quantity).toEqual(
      order.quantity,
    );
  });
});
