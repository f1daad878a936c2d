/** Longest wait for a quiet moment, in milliseconds. */
const LATEST = 2000;

/** Does something when the browser has nothing else to do; the returned function calls it off. */
export function whenIdle(task: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const request = window.requestIdleCallback(task, { timeout: LATEST });
    return () => window.cancelIdleCallback(request);
  }
  const timer = window.setTimeout(task, LATEST);
  return () => window.clearTimeout(timer);
}
