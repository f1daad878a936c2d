import { decimalText } from '@domain/money/decimal';
import { HttpApplicationDraftGateway } from '@adapters/http/application/http-application-draft-gateway';
import { HttpApplicationGateway } from '@adapters/http/application/http-application-gateway';
import { HttpAdvertisingGateway } from '@adapters/http/application/http-advertising-gateway';
import { httpApplicationRelease, strangersKeys } from '@adapters/http/application/http-application-release';
import { httpJointRelease } from '@adapters/http/application/http-joint-release';
import { readTextBlocks } from '@domain/consent/text-block';
import { products } from '@domain/product-application/engine/product';
import { entryOf, wireNameOf } from '@domain/product-application/catalogue/catalogue';
import { applicationFor } from '@domain/product-application/products/products';
import { intentId } from '@domain/codes/ids';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import { randomUUID } from 'node:crypto';
import { addressChangeTo, describeApplicationGateway } from '../gateway/application-gateway.contract';
import { begunAddress, describeApplicationDraftGateway } from '../gateway/application-draft-gateway.contract';
import { describeReleaseGateway } from '../gateway/release-gateway.contract';
import { proofOf } from '../support/open-order';
import { bankAt } from '../support/bank-at';
import { appliedTogether } from '../support/joint-application';
import { anna, bernd, openSession, signIn, visit } from '../support/signed-in';
import { valueOf } from '../support/value-of';

const noStrangers = () => () => Promise.resolve(false);

async function bench() {
  const bernds = await signIn(bernd);
  await openSession(bernds);
  return {
    bank: new HttpApplicationGateway(bernds.client),
    release: httpApplicationRelease(bernds.client, noStrangers),
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

describeReleaseGateway('the release of a joint application at the bank over HTTP', async () => {
  const bernds = await signIn(bernd);
  await openSession(bernds);
  const applied = () => appliedTogether(anna, bernds, bernd.zugangsnummer);
  return {
    newKey: () => intentId(randomUUID()),
    prove: (challenge: TanChallenge) => Promise.resolve(proofOf(challenge)),
    gateway: httpJointRelease(bernds.client),
    content: { applicationId: await applied() },
    other: { applicationId: await applied() },
    referenceOf: ({ id }) => id,
  };
});

it('knows the reference of each product, its modules and bundles [APP-11]', async () => {
  const bernds = await signIn(bernd);
  await openSession(bernds);
  const { client } = bernds;
  const advertising = new HttpAdvertisingGateway(client);
  const { defaultWref = '', baseProduct } = await valueOf(
    new HttpApplicationGateway(client).configuration('girokonto'),
  );
  const reference = await valueOf(advertising.reference(defaultWref));
  expect(reference).toEqual(await valueOf(advertising.referenceOf(baseProduct)));
  expect(reference.marketingProductKey).toBe(defaultWref);
  const campaign = await valueOf(advertising.reference('GIRO_AKTION'));
  expect([campaign.productModuleIds.length, campaign.productBundleIds.length]).toEqual([2, 1]);
  for (const id of campaign.productModuleIds) expect((await valueOf(advertising.module(id))).id).toBe(id);
  // A name of brokerage.md 3.
  for (const id of campaign.productBundleIds)
    expect(await valueOf(advertising.bundle(id))).toEqual({ id, name: 'CREDITCARD_PREMIUM' });
});

it('says what a fixed deposit pays at each term, and what is sent of it [APP-13]', async () => {
  const bernds = await signIn(bernd);
  await openSession(bernds);
  const { conditions } = await valueOf(new HttpApplicationGateway(bernds.client).configuration('festgeld'));
  expect(conditions.map(({ id, term, rate }) => [id, term, decimalText(rate)])).toEqual([
    ['FG-1-3', '3', '1.85'],
    ['FG-1-6', '6', '2.10'],
    ['FG-1-12', '12', '2.35'],
    ['FG-1-24', '24', '2.50'],
  ]);
});

/** Ticks by which somebody agrees, though nothing depends on them. */
const FREE = /^(ZUSTIMMUNG\.WERBUNG|ONVISTA\.EINWILLIGUNG)/;

it.each(products)(
  'gives the words behind every tick by which somebody agrees to %s [APP-10]',
  async (product) => {
    const bernds = await signIn(bernd);
    await openSession(bernds);
    const configuration = await valueOf(new HttpApplicationGateway(bernds.client).configuration(product));
    const asked = applicationFor(
      product,
      configuration.groups.map(({ id }) => id),
    ).steps.flatMap(({ formContextSelector }) => formContextSelector.flatMap(({ fields }) => fields));
    const agreed = asked
      .map(({ formFieldName }) => formFieldName)
      .filter(
        (name) => ['consent', 'acceptance'].includes(entryOf(name)?.spec.rule.type ?? '') || FREE.test(name),
      );
    for (const name of agreed) {
      const blocks = readTextBlocks(configuration.legalTexts.get(wireNameOf(name) ?? '') ?? '');
      expect([name, blocks.map(({ kind }) => kind)]).toEqual([name, expect.arrayContaining(['heading'])]);
    }
  },
);

it('a stranger of whom the bank knows nothing has sent nothing: an old key is void [APP-15] [ORD-17]', async () => {
  const welcome = await fetch(bankAt('/api/antrag/depot/configuration'), {
    headers: { 'X-Http-Request-Info': '{}' },
  });
  const cookies = welcome.headers.getSetCookie().map((header) => header.split(';')[0] ?? '');
  const release = httpApplicationRelease(visit(cookies.join('; ')).client, () => () => Promise.resolve(true));
  const left = { id: intentId(randomUUID()) };
  expect(await valueOf(release.outcomeOf(left))).toEqual({ kind: 'unknown' });
  expect(await valueOf(release.void(left))).toEqual({ kind: 'void' });
  expect(await valueOf(strangersKeys(release).close(left.id))).toEqual({
    kind: 'application',
    state: 'void',
  });
});

describeApplicationDraftGateway('the bank over HTTP', async () => {
  const bernds = await signIn(bernd);
  await openSession(bernds);
  return new HttpApplicationDraftGateway(bernds.client);
});

it('a begun application goes with what is sent [APP-15]', async () => {
  const bernds = await signIn(bernd);
  await openSession(bernds);
  const drafts = new HttpApplicationDraftGateway(bernds.client);
  await valueOf(drafts.save({ ...begunAddress('Neue Straße'), version: 0 }));
  const release = httpApplicationRelease(bernds.client, noStrangers);
  const content = addressChangeTo('Neue Straße');
  const { challenge } = await valueOf(release.validate(content, 'M_TAN'));
  if (challenge === undefined) throw new Error('No challenge');
  await valueOf(release.create(content, proofOf(challenge), { id: intentId(randomUUID()) }));
  expect(await valueOf(drafts.list())).toEqual([]);
});
