import { FakeLiveUpdates } from '@adapters/fake/bank/fake-live-updates';
import { RecordingExit } from '@tests/support/recording-exit';
import type { LeavePortal } from '@application/session/leave-portal';
import { Container, type ServiceIdentifier } from 'inversify';
import { listenToBank } from '@src/listen-to-bank';
import { loadOnce } from '@src/later/load-once';
import { liveModule } from '@src/modules/session/live-module';
import { liveTokens } from '@src/modules/session/live-tokens';
import { sessionTokens } from '@src/modules/session/session-tokens';

function listening() {
  const container = new Container();
  const live = new FakeLiveUpdates(() => []);
  const exit = new RecordingExit();
  const leavePortal: ServiceIdentifier<Pick<LeavePortal, 'execute'>> = sessionTokens.leavePortal;
  container.bind(leavePortal).toConstantValue(exit);
  loadOnce(container, liveModule);
  container.unbind(liveTokens.live);
  container.bind(liveTokens.live).toConstantValue(live);
  return { container, live, exit };
}

describe('the end of the session, told by the bank', () => {
  it('leaves by the address that it names [KIT-12]', () => {
    const { container, live, exit } = listening();
    listenToBank(container);
    live.tellSessionEnd({ reason: 'expired', logoutUrl: '/lp/wt/logout' });
    expect(exit.left).toEqual([{ reason: 'zeit', logoutUrl: '/lp/wt/logout' }]);
  });

  it('says when the bank refuses to go on, and leaves once however many pages listen [KIT-12]', () => {
    const { container, live, exit } = listening();
    listenToBank(container);
    listenToBank(container);
    live.tellSessionEnd({ reason: 'locked' });
    expect(exit.left).toEqual([{ reason: 'bank', logoutUrl: undefined }]);
  });
});
