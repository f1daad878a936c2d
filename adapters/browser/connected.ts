import type { Task } from 'fp-ts/Task';

/** Ends once the device has a connection, as far as the browser knows. */
export const connected =
  (page: Window): Task<void> =>
  async () => {
    if (!page.navigator.onLine)
      await new Promise((resolve) => page.addEventListener('online', resolve, { once: true }));
  };
