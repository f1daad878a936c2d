import type { Bank } from '@sandbox/platform/bank';
import type { Engine } from '@sandbox/platform/engine';
import { endDueDeposits } from '../open/end-deposit';
import { advanceDue } from './advance-application';

/** Moves applications on, and ends fixed deposits whose term is over. */
export const applicationEngine = (bank: Bank): Engine => ({
  round: async () => {
    await advanceDue(bank);
    await endDueDeposits(bank);
  },
});
