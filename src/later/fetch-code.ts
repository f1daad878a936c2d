import type { Scheduler } from '@application/ports/scheduler';
import { pause } from '@application/shared/pause';
import { patiently } from '@ui/components/progress/patiently';

/** Fetches a chunk of gates and guards as pages are fetched: again after a while where a bad line lost it (SH-10). */
export const fetchCode = <T>(scheduler: Pick<Scheduler, 'after'>, load: () => Promise<T>): Promise<T> =>
  patiently(load, (milliseconds) => pause(scheduler, milliseconds)());
