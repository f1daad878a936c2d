import { addAmounts, negateAmount, type Amount } from '@domain/money/amount';
import { absolute, divide, hundred, isNegative, isZero, multiply, type Decimal } from '@domain/money/decimal';

/** How far a price is from the market, and on which side. */
export interface Distance {
  readonly direction: 'above' | 'below' | 'at';
  readonly percent: Decimal;
}

/** The distance in percent of the market; undefined where one is unknown or they count in different units. */
export function distanceFrom(market: Amount | undefined, price: Amount | undefined): Distance | undefined {
  if (market === undefined || price?.unit !== market.unit || isZero(market.value)) return undefined;
  const difference = addAmounts(price, negateAmount(market)).value;
  return {
    direction: isZero(difference) ? 'at' : isNegative(difference) ? 'below' : 'above',
    percent: divide(multiply(absolute(difference), hundred), market.value, 2, 'half-up'),
  };
}
