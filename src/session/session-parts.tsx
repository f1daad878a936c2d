import { HttpNotificationGateway } from '@adapters/http/postbox/http-notification-gateway';
import { SessionClock } from '@ui/app/session/session-clock';
import { SessionDialog } from '@ui/app/session/session-dialog';
import type { SessionParts } from '@ui/app/services';
import { SessionWarning } from '@ui/app/session/session-warning';
import { SessionWatchModel } from '@ui/app/session/session-watch-model';
import { NotificationsBell } from '@ui/screens/notifications/notifications-bell';
import { NotificationsDialog } from '@ui/screens/notifications/notifications-dialog';
import { NotificationsModel } from '@ui/screens/notifications/notifications-model';
import type { Container } from 'inversify';
import { laterPart } from '../later/later-part';
import { loadOnce } from '../later/load-once';
import { bankTokens } from '../modules/session/bank-tokens';
import { attendanceModule } from '../modules/session/attendance-module';
import { attendanceTokens } from '../modules/session/attendance-tokens';
import { liveTokens } from '../modules/session/live-tokens';
import { trackingModule } from '../modules/platform/tracking-module';
import { trackingTokens } from '../modules/platform/tracking-tokens';
import { platformTokens } from '../modules/platform/platform-tokens';
import { sessionTokens } from '../modules/session/session-tokens';

/** Begins to watch over the session, and shows its clock and dialogs. */
export function sessionParts(container: Container, signOut: () => Promise<void>): SessionParts {
  loadOnce(container, attendanceModule, trackingModule);
  const { idle, tracking } = container.get(platformTokens.config);
  const model = new SessionWatchModel({
    attendSession: container.get(attendanceTokens.attendSession),
    preferences: container.get(platformTokens.devicePreferences),
    clock: container.get(sessionTokens.deviceClock),
    bank: idle,
    counting: tracking ? container.get(trackingTokens.visitMarks) : undefined,
    signOut,
  });
  model.start();
  // Without a network nothing could be fetched to note that there is none.
  import('../server-log').catch(() => undefined);
  const { page } = container.get(platformTokens.environment);
  const notifications = new NotificationsModel({
    notifications: new HttpNotificationGateway(container.get(bankTokens.client)),
    live: async () => {
      loadOnce(container, (await import('../modules/session/live-module')).liveModule);
      return container.get(liveTokens.live);
    },
    clock: container.get(platformTokens.clock),
    scheduler: container.get(platformTokens.scheduler),
    isSeen: () => page.document.visibilityState === 'visible',
  });
  // Whoever has not released the session yet would only be refused, again and again.
  const lapse = container.get(bankTokens.sessionTanLapse);
  const start = (): void => {
    if (lapse.isGiven) notifications.start();
  };
  const stopWaiting = lapse.listen(start);
  start();
  container.get(sessionTokens.farewells).add(async () => {
    stopWaiting();
    notifications.end();
  });
  return {
    Bell: () => <NotificationsBell model={notifications} />,
    Notices: laterPart(container, async () =>
      (await import('../release/open-releases')).openReleases(container),
    ),
    Clock: () => <SessionClock model={model} />,
    Dialogs: () => (
      <>
        <SessionDialog model={model} />
        <SessionWarning model={model} />
        <NotificationsDialog model={notifications} />
      </>
    ),
  };
}
