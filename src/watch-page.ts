import type { Container } from 'inversify';
import { liveTokens } from './modules/session/live-tokens';
import { platformTokens } from './modules/platform/platform-tokens';
import { sessionTokens } from './modules/session/session-tokens';

const reasonOf = (reason: unknown): string =>
  reason instanceof Error ? (reason.stack ?? reason.message) : String(reason);

/**
 * What happens to the page as a whole: errors nobody caught are logged, the log is sent before it goes (KIT-06), and
 * a page that the browser brings back from its memory begins again: its session may be over (reliability.md 5).
 */
export function watchPage(page: Window, container: Container): void {
  const logger = container.get(platformTokens.logger);
  const serverLog = container.get(platformTokens.serverLog);
  page.addEventListener('error', ({ error }: ErrorEvent) =>
    logger.error('Uncaught error', { reason: reasonOf(error) }),
  );
  page.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) =>
    logger.error('Unhandled rejection', { reason: reasonOf(reason) }),
  );
  page.addEventListener('pagehide', () => serverLog.flush());
  // Telephones end pages in the background without a word.
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') serverLog.flush();
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    container.get(sessionTokens.privacyScreen).draw();
    page.location.reload();
  });
  const { isUp, listen } = container.get(platformTokens.connection);
  listen(() => {
    if (isUp() && container.isBound(liveTokens.eventStream)) container.get(liveTokens.eventStream).wake();
  });
}
