import { instant } from '@domain/time/instant';
import type { Bank } from '@sandbox/platform/bank';
import { inOrderOfTime, type Engine } from '@sandbox/platform/engine';
import { marketOf } from '@sandbox/market/market';
import { duePlans } from '../store/run-record';
import { runPlan } from './run-plan';
import { settlePlans } from './settle-plans';

/** How many plans are in memory at a time. */
const PORTION = 100;

/**
 * Lets plans execute. A plan sleeps until the next day it is due on, which its row says, so that plans that
 * wait cost nothing. Plans of one customer spend the same money, so that the order of time matters over all plans.
 */
export class PlanEngine implements Engine {
  readonly #bank: Bank;

  constructor(bank: Bank) {
    this.#bank = bank;
  }

  async round(ending?: AbortSignal): Promise<void> {
    const { clock, db } = this.#bank;
    const market = await marketOf(this.#bank);
    await market.refresh();
    let now = instant(clock.now());
    const due = () => {
      now = instant(clock.now());
      return duePlans(db, now, PORTION);
    };
    await inOrderOfTime(due, (plan) => runPlan(this.#bank, market, plan, now), ending);
    await settlePlans(this.#bank, market);
  }
}
