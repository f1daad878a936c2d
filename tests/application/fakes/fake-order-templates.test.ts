import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeIdentifiers } from '@adapters/fake/device/fake-identifiers';
import { sap } from '@adapters/fake/bank/fake-market';
import { FakeOrderTemplateGateway } from '@adapters/fake/order/fake-order-template-gateway';
import { mainDepot } from '@adapters/fake/bank/fake-world';
import { describeOrderTemplateGateway } from '../../contracts/gateway/order-template-gateway.contract';

describeOrderTemplateGateway('the fake bank', async () => {
  const identifiers = new FakeIdentifiers();
  return {
    templates: new FakeOrderTemplateGateway(new FakeBank()),
    depotId: mainDepot,
    instrument: sap,
    newName: () => `Vorlage ${identifiers.uuid()}`,
  };
});
