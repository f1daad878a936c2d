import type { Bank } from '@sandbox/platform/bank';
import type { Engine } from '@sandbox/platform/engine';
import { collectDueDeposits } from '../open/collect-deposit';
import { endDueDeposits } from '../open/end-deposit';
import { advanceDue } from './advance-application';

/** Moves applications on, collects the money of fixed deposits, and ends those whose term is over. */
export const applicationEngine = (bank: Bank): Engine => ({
  round: async () => {
    await advanceDue(bank);
    await collectDueDeposits(bank);
    await endDueDeposits(bank);
  },
});
