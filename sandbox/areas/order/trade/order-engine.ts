import { instant, type Instant } from '@domain/time/instant';
import { sql } from 'kysely';
import { inTransaction } from '@sandbox/platform/db/transaction';
import type { Bank } from '@sandbox/platform/bank';
import { marketOf, type Market } from '@sandbox/market/market';
import { carryOut } from './carry-out';
import { nextStep } from './next-step';
import { workingOrder, type OrderRow } from '../store/order-record';
import { settleExecutions } from './settle-executions';
import type { Stage } from './working-order';

/** Stands in the statement itself: the index on what is not over serves no statement that gets the word handed over. */
const ENDED = sql.lit<Stage>('ENDED');

/** How often open orders are held against the market, in real milliseconds. */
const ROUND = 1_000;

/** Waits longer than this are written down, so that neither this process nor another looks again before. */
const WORTH_WRITING = 60_000;

/** Steps of one order in one round; the rest follows in the next, so that no order holds up the others. */
const STEPS_A_ROUND = 25;

/** How often old events are thrown away, and how old they are then, in bank time. */
const ROUNDS_BETWEEN_CLEARING = 600;
const EVENTS_KEPT = 24 * 3_600_000;

/** How far an order of a version has been looked at without anything happening. */
interface Progress {
  readonly version: number;
  readonly until: Instant;
}

/** The loop that lets orders happen: one round a second over the open orders whose venue may move them. */
export class OrderEngine {
  readonly #bank: Bank;
  readonly #progress = new Map<string, Progress>();
  #round: Promise<void> | undefined;
  #rounds = 0;
  #corporateActionsUntil: Instant;

  constructor(bank: Bank) {
    this.#bank = bank;
    this.#corporateActionsUntil = instant(0);
  }

  /** Starts the loop; the function it gives back ends it and waits for the round that runs. */
  start(): () => Promise<void> {
    const run = (): void => {
      this.#round ??= this.round()
        .catch((error: unknown) => this.#bank.log.error(error, 'A round of the order engine failed.'))
        .finally(() => (this.#round = undefined));
    };
    const unsubscribe = this.#bank.clock.onChange(() => {
      this.#progress.clear();
      void this.#wakeSleepers().catch((error: unknown) =>
        this.#bank.log.error(error, 'Orders could not be woken.'),
      );
    });
    const timer = setInterval(run, ROUND);
    run();
    return async () => {
      clearInterval(timer);
      unsubscribe();
      await this.#round;
    };
  }

  /** One look at everything that is due. */
  async round(): Promise<void> {
    const market = await marketOf(this.#bank);
    await market.refresh();
    await this.#wakeForCorporateActions(market);
    const now = instant(this.#bank.clock.now());
    const due = await this.#bank.db
      .selectFrom('securities_order')
      .selectAll()
      .where('stage', '!=', ENDED)
      .where('wake_at', '<=', new Date(now))
      .orderBy('wake_at')
      .execute();
    const seen = new Set(due.map(({ order_id }) => order_id));
    for (const id of this.#progress.keys()) if (!seen.has(id)) this.#progress.delete(id);
    for (const row of due) await this.#advance(market, row, now);
    await settleExecutions(this.#bank, market);
    await this.#clearOutbox();
  }

  async #advance(market: Market, first: OrderRow, now: Instant): Promise<void> {
    let row: OrderRow | undefined = first;
    for (let step = 0; row !== undefined && step < STEPS_A_ROUND; step++) {
      row = await this.#advanceOnce(market, row, now);
    }
  }

  /** Takes the next step of an order; gives back its new row if one was taken. */
  async #advanceOnce(market: Market, row: OrderRow, now: Instant): Promise<OrderRow | undefined> {
    const listing = market.listing(row.instrument_id, row.venue_id);
    if (listing === undefined) return undefined;
    const known = this.#progress.get(row.order_id);
    const order = workingOrder(row);
    const from = known?.version === row.version ? known.until : order.checkedUntil;
    if (from > now) return undefined;
    const step = nextStep({ ...order, checkedUntil: from }, listing, now);
    if (step.kind === 'wait') {
      this.#progress.set(row.order_id, { version: row.version, until: step.until });
      if (step.until > now + WORTH_WRITING) await this.#sleep(row, step.until);
      return undefined;
    }
    const happened = await carryOut(this.#bank, market, row, from, now, { listing, step });
    if (!happened) return undefined;
    return this.#bank.db
      .selectFrom('securities_order')
      .selectAll()
      .where('client_id', '=', row.client_id)
      .where('order_id', '=', row.order_id)
      .where('stage', '!=', ENDED)
      .executeTakeFirst();
  }

  async #sleep(row: OrderRow, until: Instant): Promise<void> {
    await this.#bank.db
      .updateTable('securities_order')
      .set({ wake_at: new Date(until) })
      .where('client_id', '=', row.client_id)
      .where('order_id', '=', row.order_id)
      .where('version', '=', row.version)
      .execute();
  }

  /** Nobody catches up on old events: who was away reads the order book again. */
  async #clearOutbox(): Promise<void> {
    if (this.#rounds++ % ROUNDS_BETWEEN_CLEARING !== 0) return;
    const old = new Date(this.#bank.clock.now() - EVENTS_KEPT);
    await this.#bank.db.deleteFrom('order_event').where('happened_at', '<', old).execute();
  }

  /** The clock went back: what sleeps until a moment that is no longer near is looked at again. */
  #wakeSleepers(): Promise<void> {
    const now = this.#bank.clock.date();
    return inTransaction(this.#bank.db, async (tx) => {
      await tx
        .updateTable('securities_order')
        .set({ wake_at: now })
        .where('stage', '!=', ENDED)
        .where('wake_at', '>', now)
        .execute();
    });
  }

  /** A corporate action deletes open orders at once, also while the venue is closed. */
  async #wakeForCorporateActions(market: Market): Promise<void> {
    const now = instant(this.#bank.clock.now());
    const wentBack = this.#corporateActionsUntil > now;
    const struck = market.corporateActions(wentBack ? instant(0) : this.#corporateActionsUntil, now);
    this.#corporateActionsUntil = now;
    if (struck.length === 0) return;
    await this.#bank.db
      .updateTable('securities_order')
      .set({ wake_at: new Date(now) })
      .where('instrument_id', 'in', struck)
      .where('stage', '!=', ENDED)
      .where('wake_at', '>', new Date(now))
      .execute();
    this.#progress.clear();
  }
}
