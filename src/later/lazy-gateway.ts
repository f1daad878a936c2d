import type { Result } from '@application/ports/result';
import type { Scheduler } from '@application/ports/scheduler';
import type { Identifiers } from '@application/ports/identifiers';
import * as E from 'fp-ts/Either';
import { fetchCode } from './fetch-code';

/** What fetching a gateway needs. */
export interface LazyTools {
  readonly scheduler: Pick<Scheduler, 'after'>;
  readonly identifiers: Pick<Identifiers, 'uuid'>;
}

/** A call of a gateway whose code comes with the first one; code that does not come is a line that does not hold. */
export const lazyCall =
  <G, T>(
    { scheduler, identifiers }: LazyTools,
    load: () => Promise<G>,
    call: (gateway: G) => Result<T>,
  ): Result<T> =>
  async () => {
    try {
      return await call(await fetchCode(scheduler, load))();
    } catch {
      return E.left({ kind: 'no-answer', reason: 'offline', errorId: identifiers.uuid() });
    }
  };
