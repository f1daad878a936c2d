import { httpCancellationRelease } from '@adapters/http/order/http-cancellation-release';
import { HttpIntentGateway } from '@adapters/http/intent/http-intent-gateway';
import { httpOrderRelease } from '@adapters/http/order/http-order-release';
import { httpChangeRelease } from '@adapters/http/order-change/http-change-release';
import { HttpDepotGateway } from '@adapters/http/depot/http-depot-gateway';
import { httpTargetMarketRelease } from '@adapters/http/knowledge/http-target-market-release';
import type { KnowledgeClass } from '@domain/knowledge/product-group';
import type { TargetMarketChange } from '@domain/knowledge/target-market';
import { intentId } from '@domain/codes/ids';
import { amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import { describeReleaseGateway } from '../gateway/release-gateway.contract';
import { bernd, openSession, signIn } from '../support/signed-in';
import { valueOf } from '../support/value-of';
import { patientOrder, proofOf, openOrder, takenOrder } from '../support/open-order';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import { randomUUID } from 'node:crypto';

const visited = async () => {
  const visit = await signIn(bernd);
  await openSession(visit);
  return visit;
};

const customer = {
  referenceOf: ({ id }: { readonly id: string }) => id,
  newKey: () => intentId(randomUUID()),
  prove: (challenge: TanChallenge) => Promise.resolve(proofOf(challenge)),
};

describeReleaseGateway('an order at the bank over HTTP', async () => {
  const visit = await visited();
  return {
    ...customer,
    gateway: httpOrderRelease(visit.client),
    content: await patientOrder(visit),
    other: await patientOrder(visit, '2'),
  };
});

describeReleaseGateway('a change at the bank over HTTP', async () => {
  const visit = await visited();
  const { id: orderId } = await openOrder(visit);
  return {
    ...customer,
    gateway: httpChangeRelease(visit.client),
    content: { orderId, change: { limit: amount('6.00', EUR) } },
    other: { orderId, change: { limit: amount('7.00', EUR) } },
    subject: orderId,
    taken: async () => {
      await takenOrder(visit, orderId);
    },
  };
});

describeReleaseGateway('a cancellation at the bank over HTTP', async () => {
  const visit = await visited();
  const content = await openOrder(visit);
  return {
    ...customer,
    gateway: httpCancellationRelease(visit.client),
    content,
    other: await openOrder(visit),
    subject: content.id,
  };
});

describeReleaseGateway('a target market at the bank over HTTP', async () => {
  const visit = await visited();
  const gateway = httpTargetMarketRelease(visit.client);
  const [depot] = await valueOf(new HttpDepotGateway(visit.client).depots());
  if (depot === undefined) throw new Error('No depot');
  const to = (targetMarket: KnowledgeClass) => ({ depotId: depot.id, targetMarket });
  // Less needs no proof; from there everything that is tried is more.
  await valueOf(gateway.create(to('UNKNOWN'), undefined, { id: customer.newKey() }));
  return {
    ...customer,
    gateway,
    content: to('BASIC'),
    other: to('ADVANCED'),
    subject: depot.id,
    referenceOf: ({ depotId }: TargetMarketChange) => depotId,
  };
});

it('asks for no proof of a target market that asks no more than stands [KNO-03]', async () => {
  const visit = await visited();
  const [depot] = await valueOf(new HttpDepotGateway(visit.client).depots());
  if (depot === undefined) throw new Error('No depot');
  const content = { depotId: depot.id, targetMarket: 'UNKNOWN' } as const;
  const { challenge } = await valueOf(httpTargetMarketRelease(visit.client).validate(content));
  expect(challenge).toBeUndefined();
});

it('keeps the receipt of a release at the bank, the same on another device [CUS-10]', async () => {
  const [telephone, desktop] = [await visited(), await visited()];
  const { id } = await openOrder(telephone);
  const [there, here] = [
    await valueOf(new HttpIntentGateway(telephone.client).receipts()),
    await valueOf(new HttpIntentGateway(desktop.client).receipts()),
  ];
  expect(here[0]).toMatchObject({ action: 'order', event: 'accepted', reference: id });
  expect(here).toEqual(there);
});

it('keeps a receipt of a wrong TAN at the bank, and none of a TAN [CUS-10]', async () => {
  const visit = await visited();
  const gateway = httpOrderRelease(visit.client);
  const content = await patientOrder(visit);
  const { challenge } = await valueOf(gateway.validate(content));
  if (challenge === undefined) throw new Error('Nothing to release');
  const id = customer.newKey();
  await gateway.create(content, { challengeId: challenge.id, type: challenge.type, tan: '999999' }, { id })();
  const [latest] = await valueOf(new HttpIntentGateway(visit.client).receipts());
  expect(latest).toMatchObject({ key: id, action: 'order', event: 'wrong-tan' });
  expect(latest).not.toHaveProperty('reference');
  expect(JSON.stringify(latest)).not.toContain('999999');
});
