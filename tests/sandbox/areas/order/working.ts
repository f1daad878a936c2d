import { add, decimal, decimalText, isZero, subtract, trimmed, type Decimal } from '@domain/money/decimal';
import { instant, later, type Instant } from '@domain/time/instant';
import type { Listing } from '@sandbox/market/price/listing';
import { nextStep, type Step } from '@sandbox/areas/order/trade/next-step';
import { quietUntil } from '@sandbox/areas/order/trade/quiet-time';
import type { WorkingOrder } from '@sandbox/areas/order/trade/working-order';

/** A market order over ten pieces that works since Monday at ten, changed where a test needs it otherwise. */
export const working = (change: Partial<WorkingOrder> = {}): WorkingOrder => {
  const since = instant(Date.parse('2026-11-23T10:00:00+01:00'));
  const quantity = change.quantity ?? decimal('10');
  return {
    side: 'SELL',
    terms: { kind: 'market' },
    stage: 'WORKING',
    stageSince: since,
    createdAt: since,
    validUntil: instant(Date.parse('2026-11-27T22:00:00+01:00')),
    usedSequence: 0,
    checkedUntil: since,
    quantity,
    open: quantity,
    cancelled: decimal('0'),
    executed: decimal('0'),
    ...change,
  };
};

const UNLIMITED_STEPS = 5_000;

/** Everything that happens to an order when an engine looks at these moments, in words. */
export function history(order: WorkingOrder, listing: Listing, looks: readonly Instant[]): readonly string[] {
  let current = order;
  const told: string[] = [];
  for (const now of looks) current = lookedAt(current, listing, now, told, later(now, 1));
  return told;
}

/** The same if it looks when the order's sleep is over and at no other moment, and how often it has looked. */
export function sleepingHistory(
  order: WorkingOrder,
  listing: Listing,
  end: Instant,
): { readonly told: readonly string[]; readonly looks: number } {
  let current = order;
  let looks = 0;
  const told: string[] = [];
  while (current.stage === 'WORKING' && current.checkedUntil <= end) {
    looks += 1;
    current = lookedAt(current, listing, current.checkedUntil, told);
  }
  return { told, looks };
}

/** The order after everything that is due, with the moment up to which it is left alone. */
function lookedAt(
  order: WorkingOrder,
  listing: Listing,
  now: Instant,
  told: string[],
  next?: Instant,
): WorkingOrder {
  let current = order;
  for (let taken = 0; taken < UNLIMITED_STEPS && current.stage === 'WORKING'; taken++) {
    if (current.checkedUntil > now) return current;
    const step = nextStep(current, listing, now);
    if (step.kind === 'wait') return { ...current, checkedUntil: next ?? quietUntil(current, listing, now) };
    // That a stop follows is told as often as somebody looks; what comes of it is not.
    if (step.kind !== 'follow') told.push(inWords(step));
    current = after(current, step);
    if (isOver(current) && current.stage === 'WORKING') {
      told.push(inWords({ kind: 'end', at: step.at, cause: 'CANCELLED_TRADE' }));
      current = { ...current, stage: 'ENDED' };
    }
  }
  return current;
}

/** What an order that lives for one book leaves open after it, the venue takes back in the same breath. */
const isOver = ({ extension, executed }: WorkingOrder): boolean => extension === 'IOC' && !isZero(executed);

/** The order after a step, as the bank writes it down. */
function after(order: WorkingOrder, step: Exclude<Step, { kind: 'wait' }>): WorkingOrder {
  const { terms } = order;
  switch (step.kind) {
    case 'trigger': {
      const stood = step.terms ?? terms;
      const limit = stood.kind === 'stop' || stood.kind === 'trailing' ? stood.limit : undefined;
      return {
        ...order,
        terms: limit === undefined ? { kind: 'market' } : { kind: 'limit', limit },
        checkedUntil: step.at,
      };
    }
    case 'follow':
      return { ...order, terms: step.terms, checkedUntil: instant(step.at + 1) };
    case 'execute': {
      const open = subtract(order.open, step.quantity);
      return {
        ...order,
        open,
        executed: add(order.executed, step.quantity),
        usedSequence: step.sequence,
        checkedUntil: instant((step.sequence + 1) * 1_000),
        stage: isZero(open) ? 'ENDED' : 'WORKING',
      };
    }
    case 'accept':
      return { ...order, stage: 'WORKING' };
    case 'end':
      return { ...order, stage: 'ENDED' };
  }
}

const inWords = (step: Exclude<Step, { kind: 'wait' }>): string => {
  const at = new Date(step.at).toISOString();
  switch (step.kind) {
    case 'execute':
      return `${at} execute ${textOf(step.quantity)} at ${textOf(step.price)}`;
    case 'end':
      return `${at} ${step.cause}`;
    default:
      return `${at} ${step.kind}`;
  }
};

const textOf = (value: Decimal): string => decimalText(trimmed(value));
