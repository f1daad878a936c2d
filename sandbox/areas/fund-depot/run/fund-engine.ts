import { instant } from '@domain/time/instant';
import { marketOf, type Market } from '@sandbox/market/market';
import type { Bank } from '@sandbox/platform/bank';
import { dueFundOrders, type FundOrderRow } from '../store/fund-record';
import { runOrder } from './run-order';

/** How often it is asked what is due, in real milliseconds. */
const ROUND = 1_000;

/** How many orders are in memory at a time. */
const PORTION = 100;

/**
 * The loop that lets orders for fund depots go on. An order sleeps until its cut-off, its price or its next run, which its row
 * says; what is due is carried on with in the order of time over all orders, so that a jump of the clock lets each day
 * happen in its turn.
 */
export class FundEngine {
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
        .catch((error: unknown) => this.#bank.log.error(error, 'A round of the fund orders failed.'))
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
  }

  /** Carries on with those that are due first; false when nothing is, or nothing could be done. */
  async #portion(market: Market): Promise<boolean> {
    const now = instant(this.#bank.clock.now());
    const due = await dueFundOrders(this.#bank.db, now, PORTION);
    const [first] = due;
    if (first === undefined) return false;
    let happened = false;
    for (const order of due.filter((each) => isAtOnce(each, first))) {
      happened = (await runOrder(this.#bank, market, order)) || happened;
    }
    return happened;
  }
}

const isAtOnce = (one: FundOrderRow, other: FundOrderRow): boolean =>
  one.wake_at.getTime() === other.wake_at.getTime();
