import { compare, parseDecimal } from '@domain/money/decimal';
import * as O from 'fp-ts/Option';
import { canonicalJson } from '@sandbox/platform/canonical-json';
import type { WireMessage } from '@sandbox/platform/http/message';
import type { OrderAnswer } from '../book/order-schema';
import { orderMessage } from '../check/order-messages';
import { isGiven } from '../check/price-input';
import { ChangeBodySchema, type ChangeBody } from '../routes/order-body';

/** What may change, and what an order only shows beside its own terms. */
const NOT_FIXED: ReadonlySet<string> = new Set([
  ...Object.keys(ChangeBodySchema.properties),
  'executions',
  'instrument',
  'venue',
]);

/**
 * What a change names besides limit, trigger, distance, validity and quantity has to stand as it is (api.md 8): who
 * sends the whole order back may, who asks for something else is told that it cannot be.
 */
export function fixedMessages(change: ChangeBody, current: OrderAnswer): readonly WireMessage[] {
  const present = new Map<string, unknown>(Object.entries(current));
  return Object.entries<unknown>(change)
    .filter(([field, asked]) => !NOT_FIXED.has(field) && isGiven(asked))
    .filter(([field, asked]) => !isSame(asked, present.get(field)))
    .map(([field]) => orderMessage.error('fehler-aenderung-nicht-moeglich', { origin: [field] }));
}

/** The same text, or the same number written otherwise. */
function isSame(asked: unknown, present: unknown): boolean {
  const [first, second] = [amountIn(asked), amountIn(present)];
  if (first === undefined || second === undefined) {
    return canonicalJson(asked) === canonicalJson(present ?? null);
  }
  const [one, other] = [parseDecimal(first.value), parseDecimal(second.value)];
  return (
    O.isSome(one) && O.isSome(other) && compare(one.value, other.value) === 0 && first.unit === second.unit
  );
}

function amountIn(value: unknown): { readonly value: string; readonly unit: unknown } | undefined {
  if (typeof value !== 'object' || value === null || !('value' in value) || !('unit' in value))
    return undefined;
  return typeof value.value === 'string' ? { value: value.value, unit: value.unit } : undefined;
}
