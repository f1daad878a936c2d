import { instant, type Instant } from '@domain/time/instant';
import type { Bank } from '@sandbox/platform/bank';
import type { Engine } from '@sandbox/platform/engine';
import { NEWS, NEWS_LASTS } from '@sandbox/ledger/news';
import { marketOf, type Market } from '@sandbox/market/market';
import { NO_INTERVENTIONS, differences, type Interventions } from '@sandbox/market/price/interventions';
import { carryOut } from './carry-out';
import { nextStep } from './next-step';
import { quietUntil } from './quiet-time';
import { workingOrder, type OrderRow } from '../store/order-record';
import { settleExecutions } from './settle-executions';
import { dueOrders, letSleep, openOrder, wakeAll, wakeStruck, type Sleeper } from './wake-orders';

/** How many orders are in memory at a time: the server answers others between two portions. */
const PORTION = 100;

/** Steps of one order in one round; the rest follows in the next, so that no order holds up the others. */
const STEPS_A_ROUND = 25;

/** How often old events are thrown away, and how old they are then, in bank time. */
const ROUNDS_BETWEEN_CLEARING = 600;
const EVENTS_KEPT = 24 * 3_600_000;

/**
 * Lets orders happen. An order sleeps until a price is due to do something to it, which the row says:
 * a round reads those alone whose moment has come, so that thousands that wait cost nothing. Whatever is set by hand,
 * here or by another process, wakes whom it concerns.
 */
export class OrderEngine implements Engine {
  readonly #bank: Bank;
  #rounds = 0;
  /** What was set by hand when orders were last put to sleep; at first nothing is known of it. */
  #heeded: Interventions = NO_INTERVENTIONS;
  #lookedUntil = instant(0);

  constructor(bank: Bank) {
    this.#bank = bank;
  }

  async round(ending?: AbortSignal): Promise<void> {
    const market = await marketOf(this.#bank);
    await market.refresh();
    const now = instant(this.#bank.clock.now());
    await this.#wake(market, now);
    await this.#advanceDue(market, now, ending);
    await settleExecutions(this.#bank, market);
    await this.#clearOutbox();
  }

  async #wake({ interventions }: Market, now: Instant): Promise<void> {
    await wakeStruck(this.#bank.db, differences(this.#heeded, interventions), now);
    this.#heeded = interventions;
    if (now < this.#lookedUntil) await wakeAll(this.#bank.db, now);
    this.#lookedUntil = now;
  }

  async #advanceDue(market: Market, now: Instant, ending?: AbortSignal): Promise<void> {
    let last: OrderRow | undefined;
    do {
      const portion = await dueOrders(this.#bank.db, now, last, PORTION);
      const sleepers: Sleeper[] = [];
      for (const row of portion) {
        const sleeper = await this.#advance(market, row, now);
        if (sleeper !== undefined) sleepers.push(sleeper);
      }
      await letSleep(this.#bank.db, sleepers);
      last = portion.length < PORTION ? undefined : portion.at(-1);
    } while (last !== undefined && ending?.aborted !== true);
  }

  /** Lets happen to an order what is due; gives it back with its next moment once nothing more is. */
  async #advance(market: Market, first: OrderRow, now: Instant): Promise<Sleeper | undefined> {
    let row: OrderRow | undefined = first;
    for (let taken = 0; row !== undefined && taken < STEPS_A_ROUND; taken++) {
      const { client_id, order_id, version } = row;
      const listing = market.listing(row.instrument_id, row.venue_id);
      const order = workingOrder(row);
      if (listing === undefined || order.checkedUntil > now) return undefined;
      const step = nextStep(order, listing, now);
      if (step.kind === 'wait')
        return { client_id, order_id, version, until: quietUntil(order, listing, now) };
      const found = { listing, step };
      const happened = await carryOut(this.#bank, market, row, order.checkedUntil, now, found);
      if (!happened) return undefined;
      row = await openOrder(this.#bank.db, row);
    }
    return undefined;
  }

  /** Nobody catches up on old events: who was away reads the order book again. What is told as news stays as long. */
  async #clearOutbox(): Promise<void> {
    if (this.#rounds++ % ROUNDS_BETWEEN_CLEARING !== 0) return;
    const now = this.#bank.clock.now();
    await this.#bank.db
      .deleteFrom('order_event')
      .where('happened_at', '<', new Date(now - EVENTS_KEPT))
      .where((where) =>
        where.or([
          where('topic', 'is distinct from', NEWS),
          where('happened_at', '<', new Date(now - NEWS_LASTS)),
        ]),
      )
      .execute();
  }
}
