import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeFundDepotGateway } from '@adapters/fake/fund-depot/fake-fund-gateway';
import {
  fakeFundCancellationRelease,
  fakeFundChangeRelease,
  fakeFundOrderRelease,
  fakeReferenceAccountRelease,
} from '@adapters/fake/fund-depot/fake-fund-releases';
import { fundDepot } from '@adapters/fake/fund-depot/fake-fund-world';
import { intentId } from '@domain/codes/ids';
import {
  describeFundDepotGateway,
  someWithdrawal,
  type FundDepotBench,
} from '../../contracts/gateway/fund-depot-gateway.contract';
import { describeReleaseGateway } from '../../contracts/gateway/release-gateway.contract';

let keys = 0;

function bench(): FundDepotBench {
  const bank = new FakeBank();
  return {
    funds: new FakeFundDepotGateway(bank),
    create: fakeFundOrderRelease(bank),
    change: fakeFundChangeRelease(bank),
    cancel: fakeFundCancellationRelease(bank),
    reference: fakeReferenceAccountRelease(bank),
    depotId: fundDepot,
    newKey: () => intentId(`key-${(keys += 1)}`),
    prove: async ({ id, type }) => ({ challengeId: id, type, tan: bank.tan.codeOf(id) }),
  };
}

describeFundDepotGateway('the fake bank', async () => bench());

describeReleaseGateway('an order of the fund depot at the fake bank', async () => {
  const at = bench();
  return {
    ...at,
    referenceOf: ({ id }: { readonly id: string }) => id,
    gateway: at.create,
    content: await someWithdrawal(at),
    other: await someWithdrawal(at, '61.00'),
  };
});
