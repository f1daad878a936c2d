import { valueOf, type Amount } from '../../money/amount';
import { divide, isPositive, one, type Decimal } from '../../money/decimal';
import type { Unit } from '../../money/unit';

/** The most of something that an amount of money buys at a price, fees aside; undefined where the price is none. */
export function quantityForMoney(
  money: Amount,
  price: Amount,
  { unit, decimals }: { readonly unit: Unit; readonly decimals: number },
): Decimal | undefined {
  const each = valueOf({ value: one, unit }, price);
  return each.unit === money.unit && isPositive(each.value)
    ? divide(money.value, each.value, decimals, 'down')
    : undefined;
}
