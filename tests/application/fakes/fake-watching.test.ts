import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeInstrumentGateway } from '@adapters/fake/bank/fake-instrument-gateway';
import { FakeNotificationGateway } from '@adapters/fake/postbox/fake-notification-gateway';
import { FakeWatchlistGateway } from '@adapters/fake/bank/fake-watchlist-gateway';
import { describeWatching } from '../../contracts/watching.contract';

describeWatching('the fake bank', async () => {
  const bank = new FakeBank();
  return {
    instruments: new FakeInstrumentGateway(bank),
    watchlist: new FakeWatchlistGateway(bank),
    notifications: new FakeNotificationGateway(bank),
  };
});
