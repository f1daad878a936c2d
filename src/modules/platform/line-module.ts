import { LineWatch } from '@adapters/browser/line-watch';
import { PageStopwatch } from '@adapters/browser/page-stopwatch';
import { ContainerModule } from 'inversify';
import { CONFIG_URL } from '../../config-url';
import { lineTokens } from './line-tokens';
import { platformTokens } from './platform-tokens';

/** Milliseconds after which nobody waits for an answer any more, however slow the line. */
const GIVEN_UP = 6000;

/** The watch over the line, with the code that says what it finds. */
export const lineModule = new ContainerModule(({ bind }) => {
  bind(lineTokens.watch)
    .toResolvedValue(
      ({ page }, fetch, connection, scheduler) =>
        new LineWatch({
          connection,
          page,
          scheduler,
          stopwatch: new PageStopwatch(page.performance),
          ask: () =>
            fetch(CONFIG_URL, {
              method: 'HEAD',
              cache: 'no-store',
              signal: AbortSignal.timeout(GIVEN_UP),
            }),
        }),
      [platformTokens.environment, platformTokens.fetch, platformTokens.connection, platformTokens.scheduler],
    )
    .inSingletonScope();
});
