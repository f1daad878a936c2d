/** Milliseconds after which nothing is waited for: a page in a hidden tab is not painted. */
const LATEST = 250;

/** Does something once what was just drawn is painted, so that it is not held up; the returned function calls it off. */
export function afterPaint(task: () => void): () => void {
  let timer = window.setTimeout(task, LATEST);
  const frame = window.requestAnimationFrame(() => {
    window.clearTimeout(timer);
    timer = window.setTimeout(task);
  });
  return () => {
    window.cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
