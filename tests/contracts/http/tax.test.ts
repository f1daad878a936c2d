import { HttpDepotGateway } from '@adapters/http/depot/http-depot-gateway';
import { HttpTaxGateway } from '@adapters/http/tax/http-tax-gateway';
import { describeTaxGateway } from '../tax-gateway.contract';
import { bernd, openSession, signIn } from '../support/signed-in';

describeTaxGateway('the bank over HTTP', async () => {
  const visit = await signIn(bernd);
  await openSession(visit);
  return { tax: new HttpTaxGateway(visit.client), depots: new HttpDepotGateway(visit.client) };
});
