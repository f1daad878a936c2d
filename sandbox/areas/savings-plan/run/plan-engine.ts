import { instant } from '@domain/time/instant';
import type { Bank } from '@sandbox/platform/bank';
import { marketOf, type Market } from '@sandbox/market/market';
import { duePlans } from '../store/run-record';
import type { PlanRow } from '../store/plan-record';
import { runPlan } from './run-plan';
import { settlePlans } from './settle-plans';

/** How often it is asked what is due, in real milliseconds. */
const ROUND = 1_000;

/** How many plans are in memory at a time. */
const PORTION = 100;

/**
 * The loop that lets plans execute. A plan sleeps until the next day it is due on, which its row says, so that plans that
 * wait cost nothing. What is due is carried on with in the order of time over all plans, for those of one customer
 * spend the same money: a jump of the clock over years executes every day in its turn.
 */
export class PlanEngine {
  readonly #bank: Bank;
  #round: Promise<void> | undefined;
  #isEnding = false;

  constructor(bank: Bank) {
    this.#bank = bank;
  }

  /** Starts the loop; the function it gives back ends it and waits for the portion that is looked at. */
  start(): () => Promise<void> {
    const run = (): void => {
      this.#round ??= this.round()
        .catch((error: unknown) => this.#bank.log.error(error, 'A round of the savings plans failed.'))
        .finally(() => (this.#round = undefined));
    };
    const timer = setInterval(run, ROUND);
    run();
    return async () => {
      clearInterval(timer);
      this.#isEnding = true;
      await this.#round;
    };
  }

  /** One look at everything that is due. */
  async round(): Promise<void> {
    const market = await marketOf(this.#bank);
    await market.refresh();
    let goesOn = true;
    while (goesOn && !this.#isEnding) goesOn = await this.#portion(market);
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
