import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeDocumentGateway } from '@adapters/fake/postbox/fake-document-gateway';
import { mainDepot } from '@adapters/fake/bank/fake-world';
import { msciWorld, uniGlobal } from '@adapters/fake/bank/fake-market';
import { FakeSavingsPlanGateway } from '@adapters/fake/savings-plan/fake-savings-plan-gateway';
import {
  fakePlanChangeRelease,
  fakePlanEndRelease,
  fakePlanRelease,
} from '@adapters/fake/savings-plan/fake-plan-releases';
import { intentId } from '@domain/codes/ids';
import { describeReleaseGateway } from '../../contracts/gateway/release-gateway.contract';
import {
  describeSavingsPlanGateway,
  released,
  somePlan,
  type SavingsPlanBench,
} from '../../contracts/gateway/savings-plan-gateway.contract';

let keys = 0;

function bench(): SavingsPlanBench {
  const bank = new FakeBank();
  return {
    plans: new FakeSavingsPlanGateway(bank),
    create: fakePlanRelease(bank),
    change: fakePlanChangeRelease(bank),
    end: fakePlanEndRelease(bank),
    documents: new FakeDocumentGateway(bank),
    depotId: mainDepot,
    wkns: [msciWorld.wkn, uniGlobal.wkn],
    newKey: () => intentId(`key-${(keys += 1)}`),
    prove: async ({ id, type }) => ({ challengeId: id, type, tan: bank.tan.codeOf(id) }),
  };
}

describeSavingsPlanGateway('the fake bank', async () => bench());

const referenceOf = ({ id }: { readonly id: string }): string => id;

describeReleaseGateway('a savings plan at the fake bank', async () => {
  const at = bench();
  return {
    ...at,
    referenceOf,
    gateway: at.create,
    content: await somePlan(at),
    other: await somePlan(at, '60.00'),
  };
});

describeReleaseGateway('a change of a savings plan at the fake bank', async () => {
  const at = bench();
  const { id: planId } = await released(at.create, await somePlan(at), at);
  const of = async (rate: string) => ({ planId, plan: await somePlan(at, rate) });
  return {
    ...at,
    referenceOf,
    gateway: at.change,
    subject: planId,
    content: await of('70.00'),
    other: await of('80.00'),
  };
});
