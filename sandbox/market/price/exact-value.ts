import { multiply, type Decimal } from '@domain/money/decimal';
import { PERCENT, PER_MILLE } from '@domain/money/unit';
import { priceUnit, type TradedInstrument } from '../catalogue/traded-instrument';

/** What a quantity is worth at a price, exactly: pieces times price, or nominal times a price in percent (rules.md 2). */
export function exactValue(instrument: TradedInstrument, quantity: Decimal, price: Decimal): Decimal {
  const { units, scale } = multiply(quantity, price);
  switch (priceUnit(instrument)) {
    case PERCENT:
      return { units, scale: scale + 2 };
    case PER_MILLE:
      return { units, scale: scale + 3 };
    default:
      return { units, scale };
  }
}
