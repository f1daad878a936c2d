import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeDepotGateway } from '@adapters/fake/bank/fake-depot-gateway';
import { FakeTaxGateway } from '@adapters/fake/tax/fake-tax-gateway';
import { describeTaxGateway } from '../../contracts/tax-gateway.contract';

describeTaxGateway('the fake bank', async () => {
  const bank = new FakeBank();
  return { tax: new FakeTaxGateway(bank), depots: new FakeDepotGateway(bank) };
});
