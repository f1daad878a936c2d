import { instant } from '@domain/time/instant';
import { marketOf } from '@sandbox/market/market';
import type { Bank } from '@sandbox/platform/bank';
import { inOrderOfTime, type Engine } from '@sandbox/platform/engine';
import { dueFundOrders } from '../store/fund-record';
import { runOrder } from './run-order';

/** How many orders are in memory at a time. */
const PORTION = 100;

/** Lets orders for fund depots go on. An order sleeps until its cut-off, its price or its next run, which its row says. */
export class FundEngine implements Engine {
  readonly #bank: Bank;

  constructor(bank: Bank) {
    this.#bank = bank;
  }

  async round(ending?: AbortSignal): Promise<void> {
    const { clock, db } = this.#bank;
    const market = await marketOf(this.#bank);
    await market.refresh();
    await inOrderOfTime(
      () => dueFundOrders(db, instant(clock.now()), PORTION),
      (order) => runOrder(this.#bank, market, order),
      ending,
    );
  }
}
