import type { Container } from 'inversify';
import { loadOnce } from './later/load-once';
import { liveModule } from './modules/session/live-module';
import { liveTokens } from './modules/session/live-tokens';
import { sessionTokens } from './modules/session/session-tokens';

const watched = new WeakSet<Container>();

/**
 * Brings what the bank tells by itself, and leaves the portal when it tells that the session has ended. Each page
 * that listens asks for it; the first one starts it.
 */
export function listenToBank(container: Container): void {
  loadOnce(container, liveModule);
  if (watched.has(container)) return;
  watched.add(container);
  const leave = container.get(sessionTokens.leavePortal);
  container.get(liveTokens.live).session(({ reason, logoutUrl }) => {
    void leave.execute({ reason: reason === 'expired' ? 'zeit' : 'bank', logoutUrl })();
  });
}
