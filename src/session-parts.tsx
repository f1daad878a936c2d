import { SessionClock } from '@ui/app/session/session-clock';
import { SessionDialog } from '@ui/app/session/session-dialog';
import type { SessionParts } from '@ui/app/services';
import { SessionWarning } from '@ui/app/session/session-warning';
import { SessionWatchModel } from '@ui/app/session/session-watch-model';
import type { Container } from 'inversify';
import { laterPart } from './later-part';
import { loadOnce } from './load-once';
import { attendanceModule } from './modules/session/attendance-module';
import { attendanceTokens } from './modules/session/attendance-tokens';
import { trackingModule } from './modules/platform/tracking-module';
import { trackingTokens } from './modules/platform/tracking-tokens';
import { platformTokens } from './modules/platform/platform-tokens';
import { sessionTokens } from './modules/session/session-tokens';

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
  return {
    Notices: laterPart(container, async () => (await import('./open-releases')).openReleases(container)),
    Clock: () => <SessionClock model={model} />,
    Dialogs: () => (
      <>
        <SessionDialog model={model} />
        <SessionWarning model={model} />
      </>
    ),
  };
}
