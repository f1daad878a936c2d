import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Milliseconds to wait before each further try to fetch a part's code. */
const RETRY_DELAYS = [400, 1200];

/** A part of a page whose code comes when it is shown; a fetch that fails on a bad line is tried again (SH-10). */
export const lazyPart = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await patiently(load, RETRY_DELAYS) }));

async function patiently<T>(load: () => Promise<T>, delays: readonly number[]): Promise<T> {
  const [delay, ...later] = delays;
  try {
    return await load();
  } catch (reason) {
    if (delay === undefined) throw reason;
    await new Promise((resolve) => window.setTimeout(resolve, delay));
    return patiently(load, later);
  }
}
