import { HttpDepotGateway } from '@adapters/http/depot/http-depot-gateway';
import { HttpValueHistoryGateway } from '@adapters/http/depot/http-value-history-gateway';
import { bernd, openSession, signIn } from '../support/signed-in';
import { describeValueHistoryGateway } from '../gateway/value-history-gateway.contract';

describeValueHistoryGateway('the bank over HTTP', async () => {
  const visit = await signIn(bernd);
  await openSession(visit);
  return {
    depots: new HttpDepotGateway(visit.client),
    histories: new HttpValueHistoryGateway(visit.client),
  };
});
