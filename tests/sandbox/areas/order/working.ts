import { add, decimal, decimalText, isZero, subtract, trimmed, type Decimal } from '@domain/money/decimal';
import { instant, type Instant } from '@domain/time/instant';
import type { Listing } from '@sandbox/market/price/listing';
import { nextStep, type Step } from '@sandbox/areas/order/trade/next-step';
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
  for (const now of looks) {
    for (let step = 0; step < UNLIMITED_STEPS && current.stage === 'WORKING'; step++) {
      const next = current.checkedUntil > now ? undefined : nextStep(current, listing, now);
      if (next === undefined) break;
      if (next.kind === 'wait') {
        current = { ...current, checkedUntil: instant(Math.min(next.until, now + 1)) };
        break;
      }
      // That a stop follows is told as often as somebody looks; what comes of it is not.
      if (next.kind !== 'follow') told.push(inWords(next));
      current = after(current, next);
      if (isOver(current) && current.stage === 'WORKING') {
        told.push(inWords({ kind: 'end', at: next.at, cause: 'CANCELLED_TRADE' }));
        current = { ...current, stage: 'ENDED' };
      }
    }
  }
  return told;
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
