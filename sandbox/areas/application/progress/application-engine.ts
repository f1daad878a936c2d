import type { Bank } from '@sandbox/platform/bank';
import type { Engine } from '@sandbox/platform/engine';
import { collectDueDeposits } from '../open/collect-deposit';
import { endDueDeposits } from '../open/end-deposit';
import { settleBonuses } from '../open/opening-bonus';
import { advanceDue } from './advance-application';

/** Moves applications on, collects the money of fixed deposits, ends those whose term is over, and pays opening bonuses. */
export const applicationEngine = (bank: Bank): Engine => ({
  round: async () => {
    await advanceDue(bank);
    await collectDueDeposits(bank);
    await endDueDeposits(bank);
    await settleBonuses(bank);
  },
});
