import { add, compare, decimal, multiply, negate, rescale, sum, type Decimal } from './decimal';
import { PERCENT, PER_MILLE, type Unit } from './unit';

/** So much of a unit: money, pieces, percent. */
export interface Amount {
  readonly value: Decimal;
  readonly unit: Unit;
}

/** An amount; a text is a literal in wire form, and a malformed one a bug. */
export const amount = (value: Decimal | string, unit: Unit): Amount => ({
  value: typeof value === 'string' ? decimal(value) : value,
  unit,
});

/** a + b. Different units are a bug: nothing here knows an exchange rate. */
export function addAmounts(a: Amount, b: Amount): Amount {
  requireUnit(b, a.unit);
  return { value: add(a.value, b.value), unit: a.unit };
}

/** The sum of amounts that all have this unit; nothing of the unit for an empty list. */
export function sumAmounts(list: readonly Amount[], unit: Unit): Amount {
  for (const each of list) requireUnit(each, unit);
  return { value: sum(list.map(({ value }) => value)), unit };
}

/** Negative, zero or positive as a is less than, equal to or greater than b of the same unit. */
export function compareAmounts(a: Amount, b: Amount): -1 | 0 | 1 {
  requireUnit(b, a.unit);
  return compare(a.value, b.value);
}

/** -a */
export const negateAmount = (a: Amount): Amount => ({ value: negate(a.value), unit: a.unit });

/** a * by, exactly. */
export const multiplyAmount = (a: Amount, by: Decimal): Amount => ({
  value: multiply(a.value, by),
  unit: a.unit,
});

/** So many percent of an amount, exactly. */
export const percentOf = (a: Amount, percent: Decimal): Amount =>
  multiplyAmount(a, { units: percent.units, scale: percent.scale + 2 });

/** An amount of money to the cent, halves away from zero. */
export const toCents = (a: Amount): Amount => ({ value: rescale(a.value, 2, 'half-up'), unit: a.unit });

/**
 * What a quantity is worth at a price, exactly: pieces × price, or for prices in percent (bonds) nominal ×
 * price / 100 in the currency of the nominal: 5,000 EUR at 98.50 % are 4,925.00 EUR (rules.md 2).
 */
export function valueOf(quantity: Amount, price: Amount): Amount {
  const product = multiply(quantity.value, price.value);
  switch (price.unit) {
    case PERCENT:
      return { value: { units: product.units, scale: product.scale + 2 }, unit: quantity.unit };
    case PER_MILLE:
      return { value: { units: product.units, scale: product.scale + 3 }, unit: quantity.unit };
    default:
      return { value: product, unit: price.unit };
  }
}

function requireUnit(a: Amount, unit: Unit): void {
  if (a.unit !== unit) throw new Error(`Amounts of ${unit} and ${a.unit} do not add up`);
}
