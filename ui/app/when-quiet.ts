import { whenIdle } from './when-idle';

/** Milliseconds without an arrival after which a page is taken to have what it asked for. */
const QUIET = 1500;
/** And after which it is at least drawn, for what is small and has its place kept on the page. */
export const SOON = 300;

/** What tells again and again that the line stands is nothing the page asked for. */
const isAskedFor = ({ name }: PerformanceEntry): boolean => !name.endsWith('/config.json');

/**
 * Does something once the page has stopped fetching, so that what is fetched ahead never holds up what is asked
 * for on a slow line; the returned function calls it off.
 */
export function whenQuiet(task: () => void, milliseconds = QUIET): () => void {
  let cancelIdle: (() => void) | undefined;
  let timer = 0;
  const wait = (): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      arrivals?.disconnect();
      cancelIdle = whenIdle(task);
    }, milliseconds);
  };
  const arrivals =
    typeof PerformanceObserver === 'function'
      ? new PerformanceObserver((list) => {
          if (list.getEntries().some(isAskedFor)) wait();
        })
      : undefined;
  arrivals?.observe({ type: 'resource' });
  wait();
  return () => {
    arrivals?.disconnect();
    window.clearTimeout(timer);
    cancelIdle?.();
  };
}
