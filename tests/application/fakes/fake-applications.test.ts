import { FakeApplicationDrafts } from '@adapters/fake/application/fake-application-drafts';
import { FakeApplications } from '@adapters/fake/application/fake-applications';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { intentId } from '@domain/codes/ids';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import { describeApplicationDraftGateway } from '../../contracts/gateway/application-draft-gateway.contract';
import {
  addressChangeTo,
  describeApplicationGateway,
} from '../../contracts/gateway/application-gateway.contract';
import { describeReleaseGateway } from '../../contracts/gateway/release-gateway.contract';

let keys = 0;

function bench() {
  const bank = new FakeBank();
  const desk = new FakeApplications(bank);
  return {
    bank: desk,
    release: desk,
    newKey: () => intentId(`key-${(keys += 1)}`),
    prove: async ({ id, type }: TanChallenge) => ({ challengeId: id, type, tan: bank.tan.codeOf(id) }),
  };
}

describeApplicationGateway('the fake bank', async () => bench());

describeApplicationDraftGateway('the fake bank', async () => new FakeApplicationDrafts());

describeReleaseGateway('an application at the fake bank', async () => {
  const { release, newKey, prove } = bench();
  return {
    newKey,
    prove,
    gateway: release,
    content: addressChangeTo('Neue Straße'),
    other: addressChangeTo('Andere Straße'),
    referenceOf: ({ id }) => id,
  };
});
