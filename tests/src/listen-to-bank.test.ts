import { FakeLiveUpdates } from '@adapters/fake/fake-live-updates';
import { RecordingNavigation } from '@adapters/fake/recording-navigation';
import { Container } from 'inversify';
import { listenToBank } from '@src/listen-to-bank';
import { loadOnce } from '@src/load-once';
import { liveModule } from '@src/modules/live-module';
import { tokens } from '@src/tokens';

function listening() {
  const container = new Container();
  const live = new FakeLiveUpdates(() => []);
  const navigation = new RecordingNavigation();
  container.bind(tokens.navigation).toConstantValue(navigation);
  loadOnce(container, liveModule);
  container.unbind(tokens.live);
  container.bind(tokens.live).toConstantValue(live);
  return { container, live, navigation };
}

describe('the end of the session, told by the bank', () => {
  it('leaves for the address that it names [KIT-12]', () => {
    const { container, live, navigation } = listening();
    listenToBank(container);
    live.tellSessionEnd({ reason: 'expired', logoutUrl: '/lp/wt/logout?grund=abgelaufen' });
    expect(navigation.left).toEqual(['/lp/wt/logout?grund=abgelaufen']);
  });

  it('leaves for the sign-out page where it names none, and once however many pages listen [KIT-12]', () => {
    const { container, live, navigation } = listening();
    listenToBank(container);
    listenToBank(container);
    live.tellSessionEnd({ reason: 'locked' });
    expect(navigation.left).toEqual(['/lp/wt/logout']);
  });
});
