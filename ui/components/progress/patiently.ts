/** Milliseconds to wait before each further try to fetch code. */
const RETRY_DELAYS = [400, 1200];

const sleep = (milliseconds: number): Promise<unknown> =>
  new Promise((resolve) => window.setTimeout(resolve, milliseconds));

/** Code that did not come after all tries: the line's doing, no fault of the page that wanted it. */
export class LostCode extends Error {
  override readonly name = 'LostCode';

  constructor(cause: unknown) {
    super(String(cause), { cause });
  }
}

/** Fetches code, again after a while where a bad line lost it; rejects with `LostCode` once all tries have failed (SH-10). */
export async function patiently<T>(
  load: () => Promise<T>,
  wait: (milliseconds: number) => Promise<unknown> = sleep,
  delays: readonly number[] = RETRY_DELAYS,
): Promise<T> {
  const [delay, ...later] = delays;
  try {
    return await load();
  } catch (reason) {
    if (delay === undefined) throw new LostCode(reason);
    await wait(delay);
    return patiently(load, wait, later);
  }
}
