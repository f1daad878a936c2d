import { HttpApplicationGateway } from '@adapters/http/application/http-application-gateway';
import { HttpApplicationRelease } from '@adapters/http/application/http-application-release';
import { intentId } from '@domain/codes/ids';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import { randomUUID } from 'node:crypto';
import { addressChangeTo, describeApplicationGateway } from '../application-gateway.contract';
import { describeReleaseGateway } from '../release-gateway.contract';
import { proofOf } from '../support/open-order';
import { bernd, openSession, signIn } from '../support/signed-in';

const isStranger = () => Promise.resolve(false);

async function bench() {
  const visit = await signIn(bernd);
  await openSession(visit);
  return {
    bank: new HttpApplicationGateway(visit.client),
    release: new HttpApplicationRelease(visit.client, isStranger),
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
