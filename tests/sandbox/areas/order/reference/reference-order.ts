import { AUCTIONS, secondOfDay, type Tick } from './tape';

/** An order as a customer would write it on paper; prices in hundred-thousandths, quantities in pieces. */
export interface Ticket {
  readonly side: 'BUY' | 'SELL';
  readonly pieces: number;
  readonly limit?: number;
  readonly trigger?: number;
  /** Behind the price by money, or by tenths of a percent of it. */
  readonly behind?: { readonly money: number } | { readonly tenths: number };
  readonly extension?: 'FOK' | 'IOC' | 'AON';
  readonly restriction?: 'OAO' | 'CAO' | 'AO';
}

/** What happens to an order, in the order of time. */
export type Happening =
  | { readonly kind: 'trigger'; readonly second: number }
  | { readonly kind: 'execute'; readonly second: number; readonly pieces: number; readonly price: number }
  | { readonly kind: 'killed'; readonly second: number };

/** The European table of price steps for the most liquid shares (RTS 11, annex, last column), in hundred-thousandths. */
const STEPS: readonly (readonly [from: number, step: number])[] = [
  [0, 10],
  [100_000, 20],
  [200_000, 50],
  [500_000, 100],
  [1_000_000, 200],
  [2_000_000, 500],
  [5_000_000, 1_000],
  [10_000_000, 2_000],
  [20_000_000, 5_000],
  [50_000_000, 10_000],
];

const stepAt = (price: number): number => STEPS.findLast(([from]) => from <= price)?.[1] ?? 10;

/**
 * The rules of rules.md 2 once more, as naively as they can be written: one second after the other, nothing skipped,
 * nothing shared with the bank. A stop waits for its trigger and follows the price before; from then on, in the same
 * second already, the order meets the other side's best price and no more than waits there.
 */
export class ReferenceOrder {
  readonly #ticket: Ticket;
  readonly #byLast: boolean;
  #trigger: number | undefined;
  #limit: number | undefined;
  #open: number;
  #ended = false;

  constructor(ticket: Ticket, byLast: boolean) {
    this.#ticket = ticket;
    this.#byLast = byLast;
    this.#trigger = ticket.trigger;
    this.#limit = ticket.limit;
    this.#open = ticket.pieces;
  }

  get isOver(): boolean {
    return this.#ended || this.#open === 0;
  }

  /** What this second does to the order. */
  meet(tick: Tick): readonly Happening[] {
    if (this.isOver || !this.#takesPart(tick)) return [];
    const { second } = tick;
    if (this.#trigger === undefined) return this.#trade(tick);
    const reference = this.#byLast ? tick.last : this.#isBuy ? tick.ask : tick.bid;
    if (this.#isBuy ? reference >= this.#trigger : reference <= this.#trigger) {
      this.#trigger = undefined;
      return [{ kind: 'trigger', second }, ...this.#trade(tick)];
    }
    this.#follow(reference);
    return [];
  }

  get #isBuy(): boolean {
    return this.#ticket.side === 'BUY';
  }

  #takesPart({ auction, second }: Tick): boolean {
    const { restriction } = this.#ticket;
    const time = secondOfDay(second);
    if (restriction === undefined) return true;
    const isMeant =
      restriction === 'AO' || time === (restriction === 'OAO' ? AUCTIONS.opening : AUCTIONS.closing);
    return auction && isMeant;
  }

  /** The stop goes after the price, on the grid, and never back; a limit goes with it. */
  #follow(reference: number): void {
    const { behind } = this.#ticket;
    if (behind === undefined || this.#trigger === undefined) return;
    // In thousandths of a hundred-thousandth, so that tenths of a percent are whole.
    const away = 'money' in behind ? behind.money * 1_000 : reference * behind.tenths;
    const level = reference * 1_000 + (this.#isBuy ? away : -away);
    const step = stepAt(reference);
    const stop = Math.floor(level / (step * 1_000) + 0.5) * step;
    const moves = this.#isBuy ? stop < this.#trigger : stop > this.#trigger;
    if (!moves) return;
    if (this.#limit !== undefined) this.#limit += stop - this.#trigger;
    this.#trigger = stop;
  }

  #trade(tick: Tick): readonly Happening[] {
    const { extension } = this.#ticket;
    const { second } = tick;
    const price = this.#isBuy ? tick.ask : tick.bid;
    const size = this.#isBuy ? tick.askSize : tick.bidSize;
    const isWithin = this.#limit === undefined || (this.#isBuy ? price <= this.#limit : price >= this.#limit);
    const isWhole = extension === 'FOK' || extension === 'AON';
    const pieces = isWithin && (!isWhole || size >= this.#open) ? Math.min(size, this.#open) : 0;
    this.#open -= pieces;
    if (extension === 'FOK' || extension === 'IOC') this.#ended = true;
    return [
      ...(pieces > 0 ? [{ kind: 'execute' as const, second, pieces, price }] : []),
      ...(this.#ended && this.#open > 0 ? [{ kind: 'killed' as const, second }] : []),
    ];
  }
}
