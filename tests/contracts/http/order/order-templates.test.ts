import { HttpDepotGateway } from '@adapters/http/depot/http-depot-gateway';
import { HttpInstrumentGateway } from '@adapters/http/instrument/http-instrument-gateway';
import { HttpOrderTemplateGateway } from '@adapters/http/order-template/http-order-template-gateway';
import { randomUUID } from 'node:crypto';
import { describeOrderTemplateGateway } from '../../gateway/order-template-gateway.contract';
import { bernd, openSession, signIn, type Visit } from '../../support/signed-in';
import { valueOf } from '../../support/value-of';

describe('order templates over HTTP', () => {
  let customer: Visit;

  beforeAll(async () => {
    customer = await signIn(bernd);
    await openSession(customer);
  });

  describeOrderTemplateGateway('the bank over HTTP', async () => {
    const [depot] = await valueOf(new HttpDepotGateway(customer.client).depots());
    if (depot === undefined) throw new Error('No depot');
    return {
      templates: new HttpOrderTemplateGateway(customer.client),
      depotId: depot.id,
      instrument: await valueOf(new HttpInstrumentGateway(customer.client).find('716460')),
      newName: () => `Vorlage ${randomUUID()}`,
    };
  });
});
