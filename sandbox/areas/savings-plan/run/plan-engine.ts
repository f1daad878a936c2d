import { instant } from '@domain/time/instant';
import type { Bank } from '@sandbox/platform/bank';
import type { Engine } from '@sandbox/platform/engine';
import { marketOf, type Market } from '@sandbox/market/market';
import { duePlans } from '../store/run-record';
import type { PlanRow } from '../store/plan-record';
import { runPlan } from './run-plan';
import { settlePlans } from './settle-plans';

/** How many plans are in memory at a time. */
const PORTION = 100;

/**
 * Lets plans execute. A plan sleeps until the next day it is due on, which its row says, so that plans that
 * wait cost nothing. What is due is carried on with in the order of time over all plans, for those of one customer
 * spend the same money: a jump of the clock over years executes every day in its turn.
 */
export class PlanEngine implements Engine {
  readonly #bank: Bank;

  constructor(bank: Bank) {
    this.#bank = bank;
  }

  async round(ending?: AbortSignal): Promise<void> {
    const market = await marketOf(this.#bank);
    await market.refresh();
    let goesOn = true;
    while (goesOn && ending?.aborted !== true) goesOn = await this.#portion(market);
    await settlePlans(this.#bank, market);
  }

  /** Carries on with those that are due first; false when nothing is, or nothing could be done. */
  async #portion(market: Market): Promise<boolean> {
    const now = instant(this.#bank.clock.now());
    const due = await duePlans(this.#bank.db, now, PORTION);
    const [first] = due;
    if (first === undefined) return false;
    let happened = false;
    for (const plan of due.filter((each) => isAtOnce(each, first))) {
      happened = (await runPlan(this.#bank, market, plan, now)) || happened;
    }
    return happened;
  }
}

const isAtOnce = (one: PlanRow, other: PlanRow): boolean => one.wake_at.getTime() === other.wake_at.getTime();
