import type { Amount } from '../../money/amount';
import { divide, isZero, multiply, sum, trimmed } from '../../money/decimal';
import type { Order } from './order';

/** An average of several fills is told as finely as exchanges tell prices. */
const PLACES = 4;

/** What was paid for one piece: the price of the only fill, or the average of all, weighted by their quantities. */
export function executionPrice({ executions }: Pick<Order, 'executions'>): Amount | undefined {
  const [first, ...others] = executions;
  if (first === undefined || others.length === 0) return first?.price;
  const { unit } = first.price;
  const pieces = sum(executions.map(({ quantity }) => quantity.value));
  if (isZero(pieces) || others.some(({ price }) => price.unit !== unit)) return undefined;
  const paid = sum(executions.map(({ quantity, price }) => multiply(quantity.value, price.value)));
  return { value: trimmed(divide(paid, pieces, PLACES, 'half-up'), 2), unit };
}
