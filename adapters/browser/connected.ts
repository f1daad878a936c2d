import type { Connection } from '@application/ports/connection';
import type { Task } from 'fp-ts/Task';

/** Ends once the bank is within reach, as far as device and calls know. */
export const connected =
  ({ isUp, listen }: Connection): Task<void> =>
  () =>
    new Promise((resolve) => {
      const look = (): void => {
        if (!isUp()) return;
        end();
        resolve();
      };
      const end = listen(look);
      look();
    });
