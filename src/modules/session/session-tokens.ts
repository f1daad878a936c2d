import type { BrowserPrivacyScreen } from '@adapters/browser/browser-privacy-screen';
import type { PushStatusGateway } from '@application/ports/bank/session/push-status-gateway';
import type { Clock } from '@application/ports/clock';
import type { TabPulse } from '@application/ports/tab-pulse';
import type { Farewells } from '@application/session/farewells';
import type { FollowFailure } from '@application/session/follow-failure';
import type { LeavePortal } from '@application/session/leave-portal';
import type { AwaitPushApproval } from '@application/tan/await-push-approval';
import { token } from '../../token';

/** What `session-module` binds. */
export const sessionTokens = {
  /** The device's own time, which all its tabs share; the bank's may jump. */
  deviceClock: token<Clock>('DeviceClock'),
  pushStatus: token<PushStatusGateway>('PushStatusGateway'),
  tabPulse: token<TabPulse>('TabPulse'),
  privacyScreen: token<BrowserPrivacyScreen>('BrowserPrivacyScreen'),
  farewells: token<Farewells>('Farewells'),
  leavePortal: token<LeavePortal>('LeavePortal'),
  followFailure: token<FollowFailure>('FollowFailure'),
  awaitPush: token<AwaitPushApproval>('AwaitPushApproval'),
} as const;
