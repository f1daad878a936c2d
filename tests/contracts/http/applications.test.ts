import { HttpApplicationGateway } from '@adapters/http/application/http-application-gateway';
import { HttpAdvertisingGateway } from '@adapters/http/application/http-advertising-gateway';
import { httpApplicationRelease } from '@adapters/http/application/http-application-release';
import { intentId } from '@domain/codes/ids';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import { randomUUID } from 'node:crypto';
import { addressChangeTo, describeApplicationGateway } from '../gateway/application-gateway.contract';
import { describeReleaseGateway } from '../gateway/release-gateway.contract';
import { proofOf } from '../support/open-order';
import { bernd, openSession, signIn } from '../support/signed-in';
import { valueOf } from '../support/value-of';

const isStranger = () => Promise.resolve(false);

async function bench() {
  const visit = await signIn(bernd);
  await openSession(visit);
  return {
    bank: new HttpApplicationGateway(visit.client),
    release: httpApplicationRelease(visit.client, isStranger),
    newKey: () => intentId(randomUUID()),
    prove: (challenge: TanChallenge) => Promise.resolve(proofOf(challenge)),
  };
}

describeApplicationGateway('the bank over HTTP', bench);

describeReleaseGateway('an application at the bank over HTTP', async () => {
  const { release, newKey, prove } = await bench();
  return {
    newKey,
    prove,
    gateway: release,
    content: addressChangeTo('Neue Straße'),
    other: addressChangeTo('Andere Straße'),
    referenceOf: ({ id }) => id,
  };
});

it('knows the reference of each product, its modules and bundles [APP-11]', async () => {
  const visit = await signIn(bernd);
  await openSession(visit);
  const { client } = visit;
  const advertising = new HttpAdvertisingGateway(client);
  const { defaultWref = '', baseProduct } = await valueOf(
    new HttpApplicationGateway(client).configuration('girokonto'),
  );
  const reference = await valueOf(advertising.reference(defaultWref));
  expect(reference).toEqual(await valueOf(advertising.referenceOf(baseProduct)));
  for (const id of reference.productModuleIds) expect((await valueOf(advertising.module(id))).id).toBe(id);
  for (const id of reference.productBundleIds) expect(await valueOf(advertising.bundle(id))).toEqual({ id });
});
