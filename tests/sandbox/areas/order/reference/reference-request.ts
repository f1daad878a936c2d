import { ReferenceOrder, type Happening, type Ticket } from './reference-order';
import type { Tick } from './tape';

/** One order, or two of which one cancels the other. */
export type Simple =
  | { readonly kind: 'single'; readonly ticket: Ticket }
  | { readonly kind: 'oco'; readonly stop: Ticket; readonly limit: Ticket };

/** What a customer may send in one piece. */
export type Plan = Simple | { readonly kind: 'next'; readonly base: Ticket; readonly follow: Simple };

type Execution = Extract<Happening, { kind: 'execute' }>;

/** How one leg has fared in the end. */
export interface Outcome {
  readonly ticket: Ticket;
  readonly executions: readonly Execution[];
  readonly status: 'EXECUTED' | 'EXPIRED' | 'CANCELLED_SYSTEM' | 'CANCELLED_TRADE';
}

/** A leg on paper with what has happened to it. */
class Leg {
  readonly #ticket: Ticket;
  readonly #order: ReferenceOrder;
  readonly #told: Happening[] = [];

  constructor(ticket: Ticket, byLast: boolean) {
    this.#ticket = ticket;
    this.#order = new ReferenceOrder(ticket, byLast);
  }

  /** Whether this second has done anything to it. */
  meet(tick: Tick): boolean {
    const happened = this.#order.meet(tick);
    this.#told.push(...happened);
    return happened.length > 0;
  }

  outcome(otherwise: 'EXPIRED' | 'CANCELLED_SYSTEM'): Outcome {
    const executions = this.#told.filter((each) => each.kind === 'execute');
    const done = executions.reduce((sum, { pieces }) => sum + pieces, 0);
    const isKilled = this.#told.some(({ kind }) => kind === 'killed');
    const rest = isKilled ? 'CANCELLED_TRADE' : otherwise;
    return { ticket: this.#ticket, executions, status: done === this.#ticket.pieces ? 'EXECUTED' : rest };
  }
}

/**
 * Plays a request through a tape that ends with its last day (rules.md 4): of two legs the first one something happens
 * to ends the other, and what follows starts a second after its base has been executed to the last piece.
 */
export function play(plan: Plan, tape: readonly Tick[], from: number, byLast: boolean): readonly Outcome[] {
  const ticks = tape.filter(({ second }) => second >= from);
  switch (plan.kind) {
    case 'single': {
      const leg = new Leg(plan.ticket, byLast);
      for (const tick of ticks) leg.meet(tick);
      return [leg.outcome('EXPIRED')];
    }
    case 'oco': {
      const [stop, limit] = [new Leg(plan.stop, byLast), new Leg(plan.limit, byLast)];
      let only: Leg | undefined;
      for (const tick of ticks) {
        if (only !== undefined) only.meet(tick);
        else only = [stop, limit].find((leg) => leg.meet(tick));
      }
      return [stop, limit].map((leg) =>
        leg.outcome(only === undefined || only === leg ? 'EXPIRED' : 'CANCELLED_SYSTEM'),
      );
    }
    case 'next': {
      const [base] = play({ kind: 'single', ticket: plan.base }, tape, from, byLast);
      if (base === undefined) return [];
      const last = base.executions.at(-1)?.second ?? 0;
      const follows =
        base.status === 'EXECUTED'
          ? play(plan.follow, tape, last + 1, byLast)
          : play(plan.follow, [], 0, byLast).map((leg) => ({ ...leg, status: 'CANCELLED_SYSTEM' as const }));
      return [base, ...follows];
    }
  }
}

/** What an execution is worth in cents. */
const valueOf = ({ pieces, price }: Execution): number => Math.floor((pieces * price + 500) / 1_000);

/** The fee of an order of this value, all in cents (rules.md 7). */
export const feeOf = (value: number, venueFee: number): number =>
  Math.min(Math.max(Math.floor((490 * 10_000 + value * 25 + 5_000) / 10_000), 990), 5_990) + venueFee;

/** What a leg has brought the account in cents; negative for what it has cost. */
export function moneyOf({ ticket, executions }: Outcome, venueFee: number): number {
  if (executions.length === 0) return 0;
  const value = executions.reduce((sum, each) => sum + valueOf(each), 0);
  return (ticket.side === 'SELL' ? value : -value) - feeOf(value, venueFee);
}
