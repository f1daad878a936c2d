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
  deviceClock: token<Clock>('deviceClock'),
  pushStatus: token<PushStatusGateway>('pushStatus'),
  tabPulse: token<TabPulse>('tabPulse'),
  privacyScreen: token<BrowserPrivacyScreen>('privacyScreen'),
  farewells: token<Farewells>('farewells'),
  leavePortal: token<LeavePortal>('leavePortal'),
  followFailure: token<FollowFailure>('followFailure'),
  awaitPush: token<AwaitPushApproval>('awaitPush'),
} as const;
