import { FakeBank } from '@adapters/fake/fake-bank';
import { FakeIdentifiers } from '@adapters/fake/fake-identifiers';
import { sap } from '@adapters/fake/fake-market';
import { FakeOrderTemplateGateway } from '@adapters/fake/fake-order-template-gateway';
import { mainDepot } from '@adapters/fake/fake-world';
import { describeOrderTemplateGateway } from '../../contracts/order-template-gateway.contract';

describeOrderTemplateGateway('the fake bank', async () => {
  const identifiers = new FakeIdentifiers();
  return {
    templates: new FakeOrderTemplateGateway(new FakeBank()),
    depotId: mainDepot,
    instrument: sap,
    newName: () => `Vorlage ${identifiers.uuid()}`,
  };
});
