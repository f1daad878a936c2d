import { trimmed, type Decimal } from '@domain/money/decimal';
import { formatGermanNumber } from '@domain/money/german-amount';
import { PERCENT, PIECES, type Unit } from '@domain/money/unit';
import { priceUnit, quantityUnit, type TradedInstrument } from './traded-instrument';

/** A figure in German with two to five decimals. */
export const germanNumber = (value: Decimal): string =>
  formatGermanNumber(value, { minDecimals: 2, maxDecimals: 5 });

/** Money in German with its currency. */
export const moneyText = (value: Decimal, currency: string): string => `${germanNumber(value)} ${currency}`;

/** A price in German with its unit. */
export const priceText = (instrument: TradedInstrument, price: Decimal): string =>
  pricedText(price, priceUnit(instrument));

/** A price of this unit in German. */
export const pricedText = (price: Decimal, unit: Unit): string => `${germanNumber(price)} ${unitText(unit)}`;

/** A quantity in German with its unit; a nominal amount is named so, for it is not what is paid. */
export const quantityText = (instrument: TradedInstrument, quantity: Decimal): string =>
  countText(quantity, quantityUnit(instrument));

/** So much of this unit in German, as `quantityText`. */
export function countText(quantity: Decimal, unit: Unit): string {
  const figure = formatGermanNumber(trimmed(quantity), { minDecimals: 0, maxDecimals: 5 });
  return unit === PIECES ? `${figure} Stück` : `nominal ${figure} ${unit}`;
}

const unitText = (unit: Unit): string => (unit === PERCENT ? '%' : unit);
