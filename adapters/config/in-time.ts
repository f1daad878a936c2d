import type { Scheduler } from '@application/ports/scheduler';

/** A call that is given up, and rejects, when it has not answered whole within so many milliseconds. */
export async function inTime<A>(
  scheduler: Pick<Scheduler, 'after'>,
  milliseconds: number,
  call: (signal: AbortSignal) => Promise<A>,
): Promise<A> {
  const abort = new AbortController();
  let cancel: (() => void) | undefined;
  // Whoever asked before this page's code ran listens to no signal: what is late is late without it, too.
  const late = new Promise<never>((_, reject) => {
    cancel = scheduler.after(milliseconds, () => {
      reject(new Error(`no answer in ${milliseconds} ms`));
      abort.abort();
    });
  });
  return Promise.race([call(abort.signal), late]).finally(() => cancel?.());
}
