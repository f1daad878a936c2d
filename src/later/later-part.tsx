import { whenQuiet } from '@ui/app/when-quiet';
import type { Container } from 'inversify';
import { useEffect, useState, type ComponentType } from 'react';
import { platformTokens } from '../modules/platform/platform-tokens';

/** Milliseconds until a part that did not come is fetched again. */
const FETCH_AGAIN = 5000;

/** Begins something, and tells how it is called off. */
type Begin = (run: () => void) => () => void;

/** A part of the shell whose code is fetched once the page has what it asked for; empty until then. */
export function laterPart<Props extends object>(
  container: Container,
  fetchPart: () => Promise<ComponentType<Props>>,
  begin: Begin = whenQuiet,
): ComponentType<Props> {
  return function LaterPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>();
    useEffect(() => {
      const scheduler = container.get(platformTokens.scheduler);
      const logger = container.get(platformTokens.logger);
      let cancel = begin(load);
      function load(): void {
        fetchPart().then(
          (fetched) => setPart(() => fetched),
          (reason: unknown) => {
            logger.error('Part of the shell could not be loaded', { reason: String(reason) });
            cancel = scheduler.after(FETCH_AGAIN, load);
          },
        );
      }
      return () => cancel();
    }, []);
    return Part === undefined ? null : <Part {...props} />;
  };
}
