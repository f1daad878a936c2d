import { HttpInstrumentGateway } from '@adapters/http/instrument/http-instrument-gateway';
import { HttpWatchlistGateway } from '@adapters/http/instrument/http-watchlist-gateway';
import { HttpNotificationGateway } from '@adapters/http/postbox/http-notification-gateway';
import { bernd, openSession, signIn } from '../support/signed-in';
import { describeWatching } from '../watching.contract';

describeWatching('the bank over HTTP', async () => {
  const visit = await signIn(bernd);
  await openSession(visit);
  return {
    instruments: new HttpInstrumentGateway(visit.client),
    watchlist: new HttpWatchlistGateway(visit.client),
    notifications: new HttpNotificationGateway(visit.client),
  };
});
