import { multiply, divide, isZero } from '../money/decimal';
import { addAmounts, negateAmount, toCents, valueOf, type Amount } from '../money/amount';
import { percentageOf } from '../money/percentage';
import type { Position, Price, ProfitLoss } from './position';

/**
 * The position at a new price. Where price and value differ in currency no rate is known here: the value then
 * moves by as much as the price did. Without a price to compare with it stays as the bank stated it.
 */
export function revalue(position: Position, current: Price): Position {
  const currentValue = valueAt(position, current.price);
  if (currentValue === undefined) return position;
  return {
    ...position,
    currentPrice: current,
    currentPriceDeterminable: true,
    currentValue,
    profitLossPurchase: profitLoss(currentValue, position.purchaseValue),
    profitLossPreviousDay: profitLoss(currentValue, position.previousDayValue),
  };
}

/** What a value has gained over an earlier one; undefined where that one is unknown or of another unit. */
export function profitLoss(value: Amount, before: Amount | undefined): ProfitLoss | undefined {
  if (before === undefined || before.unit !== value.unit) return undefined;
  const absolute = addAmounts(value, negateAmount(before));
  const relative = percentageOf(absolute.value, before.value);
  return relative === undefined ? { absolute } : { absolute, relative };
}

function valueAt({ quantity, currentValue, currentPrice }: Position, price: Amount): Amount | undefined {
  const value = valueOf(quantity, price);
  if (value.unit === currentValue.unit) return toCents(value);
  const old = currentPrice.price;
  if (old.unit !== price.unit || isZero(old.value)) return undefined;
  const moved = multiply(currentValue.value, price.value);
  return { value: divide(moved, old.value, 2, 'half-up'), unit: currentValue.unit };
}
