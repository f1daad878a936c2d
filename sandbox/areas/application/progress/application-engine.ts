import type { Bank } from '@sandbox/platform/bank';
import { endDueDeposits } from '../open/end-deposit';
import { advanceDue } from './advance-application';

/** How often it is asked what is due, in real milliseconds. */
const ROUND = 1_000;

/** The loop that moves applications and fixed deposits on; the function it gives back ends it and waits for the round. */
export function startApplications(bank: Bank): () => Promise<void> {
  let round: Promise<void> | undefined;
  const run = (): void => {
    round ??= advanceDue(bank)
      .then(() => endDueDeposits(bank))
      .catch((error: unknown) => bank.log.error(error, 'A round of the applications failed.'))
      .finally(() => (round = undefined));
  };
  const timer = setInterval(run, ROUND);
  run();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
