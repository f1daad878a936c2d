import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeDepotGateway } from '@adapters/fake/bank/fake-depot-gateway';
import { FakeValueHistoryGateway } from '@adapters/fake/bank/fake-value-history-gateway';
import { describeValueHistoryGateway } from '../../contracts/gateway/value-history-gateway.contract';

describeValueHistoryGateway('the fake bank', () => {
  const bank = new FakeBank();
  return Promise.resolve({
    depots: new FakeDepotGateway(bank),
    histories: new FakeValueHistoryGateway(bank),
  });
});
