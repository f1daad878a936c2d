import { HttpApplicationDraftGateway } from '@adapters/http/application/http-application-draft-gateway';
import type { BankDraft } from '@application/ports/bank/application-draft-gateway';
import { HttpApplicationGateway } from '@adapters/http/application/http-application-gateway';
import { HttpAdvertisingGateway } from '@adapters/http/application/http-advertising-gateway';
import { httpApplicationRelease } from '@adapters/http/application/http-application-release';
import { intentId } from '@domain/codes/ids';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import * as E from 'fp-ts/Either';
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

describe('begun applications at the bank [APP-15]', () => {
  const begun = (street: string): Omit<BankDraft, 'version'> => ({
    id: randomUUID(),
    product: 'adresse',
    draft: {
      step: 'anschrift',
      snapshot: { version: 1, fields: { 'POST.STRASSE_I1': street, 'TELEKOM.NUTZUNG_I1_1': true }, rows: {} },
    },
  });

  it('are read as they were saved, refuse who saves over a later one, and go with what is sent', async () => {
    const visit = await signIn(bernd);
    await openSession(visit);
    const drafts = new HttpApplicationDraftGateway(visit.client);
    const saved = await valueOf(drafts.save({ ...begun('Alte Straße'), version: 0 }));
    expect(saved.version).toBe(1);
    const later = await valueOf(drafts.save({ ...saved, draft: begun('Neue Straße').draft }));
    expect(await valueOf(drafts.list())).toEqual([{ ...later, version: 2 }]);
    expect(E.isLeft(await drafts.save(saved)())).toBe(true);

    const release = httpApplicationRelease(visit.client, isStranger);
    const content = addressChangeTo('Neue Straße');
    const { challenge } = await valueOf(release.validate(content, 'M_TAN'));
    if (challenge === undefined) throw new Error('No challenge');
    await valueOf(release.create(content, proofOf(challenge), { id: intentId(randomUUID()) }));
    expect(await valueOf(drafts.list())).toEqual([]);
  });
});
