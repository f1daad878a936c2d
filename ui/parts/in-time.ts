import type { Scheduler } from '@application/ports/scheduler';

/** Milliseconds a page waits for what it can begin without. */
export const A_MOMENT = 1500;

/** What comes within so many milliseconds; undefined where it does not, though it may still come. No timer is left. */
export const inTime = <A>(
  scheduler: Pick<Scheduler, 'after'>,
  milliseconds: number,
  coming: Promise<A>,
): Promise<A | undefined> =>
  new Promise((resolve, reject) => {
    const cancel = scheduler.after(milliseconds, () => resolve(undefined));
    coming.finally(cancel).then(resolve, reject);
  });
