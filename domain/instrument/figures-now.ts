import { addAmounts, negateAmount, type Amount } from '../money/amount';
import {
  absolute,
  add,
  divide,
  hundred,
  isPositive,
  isZero,
  multiply,
  one,
  type Decimal,
} from '../money/decimal';
import { EUR, isCurrency } from '../money/unit';
import type { DerivativeFigures } from './derivative-figures';
import type { VenueQuote } from './venue';

/** How far the price of an underlying is from the strike, and whether the right is worth something there. */
export interface StrikeDistance {
  readonly amount: Amount;
  /** Of the price of the underlying. */
  readonly percent: Decimal;
  readonly moneyness: 'in' | 'at' | 'out';
}

/** What of a derivative moves with prices. Whatever is unknown is absent. */
export interface FiguresNow {
  readonly underlyingPrice?: Amount;
  readonly leverage?: Decimal;
  readonly distance?: StrikeDistance;
}

/** The quotes that figures follow: the security's own and that of its underlying. */
export interface FigureQuotes {
  readonly own: VenueQuote | undefined;
  readonly underlying: VenueQuote | undefined;
}

const PLACES = 2;

/**
 * The figures at the prices of now, calculated as the bank calculates those it tells (wire.md): the last price of the
 * underlying, and how many times its own last price the underlying moves that a warrant stands for. Where no quote is
 * known it stays with what the bank has told.
 */
export function figuresNow(told: DerivativeFigures, { own, underlying }: FigureQuotes): FiguresNow {
  const underlyingPrice = underlying?.last ?? told.underlyingPrice;
  const leverage = leverageOf(told, { own, underlying }) ?? told.leverage;
  const distance = underlyingPrice && distanceOf(told, underlyingPrice);
  return {
    ...(underlyingPrice && { underlyingPrice }),
    ...(leverage && { leverage }),
    ...(distance && { distance }),
  };
}

function leverageOf(
  { warrantType, multiplier }: DerivativeFigures,
  { own, underlying }: FigureQuotes,
): Decimal | undefined {
  if (warrantType === undefined || multiplier === undefined) return undefined;
  if (own?.last === undefined || underlying?.last === undefined || isZero(own.last.value)) return undefined;
  const [into, from] = [unitsPerEuro(own), unitsPerEuro(underlying)];
  if (into === undefined || from === undefined) return undefined;
  const moved = multiply(multiply(underlying.last.value, multiplier), into);
  return divide(moved, multiply(own.last.value, from), PLACES, 'half-up');
}

/** In the middle of both sides; undefined for what is no money, or where the rate is not told. */
function unitsPerEuro({ last, exchangeRate: rate }: VenueQuote): Decimal | undefined {
  if (last === undefined || !isCurrency(last.unit)) return undefined;
  if (last.unit === EUR) return one;
  const both = rate?.currency === last.unit ? add(rate.bid, rate.ask) : undefined;
  return both && { units: both.units * 5n, scale: both.scale + 1 };
}

function distanceOf({ strike, warrantType }: DerivativeFigures, price: Amount): StrikeDistance | undefined {
  if (strike?.unit !== price.unit || warrantType === undefined || !isPositive(price.value)) return undefined;
  const above = addAmounts(price, negateAmount(strike)).value;
  const value = absolute(above);
  const isIn = isPositive(above) === (warrantType === 'Call');
  return {
    amount: { value, unit: price.unit },
    percent: divide(multiply(value, hundred), price.value, PLACES, 'half-up'),
    moneyness: isZero(above) ? 'at' : isIn ? 'in' : 'out',
  };
}
