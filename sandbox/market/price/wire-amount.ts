import { decimalText, rescale, type Decimal } from '@domain/money/decimal';
import type { Unit } from '@domain/money/unit';

/** Amount on the wire (api.md 1). */
export interface WireAmount {
  readonly value: string;
  readonly unit: string;
}

const MOST_PLACES = 5;

/** The wire form of so much of a unit, at most five decimals. */
export const wireAmount = (value: Decimal, unit: Unit | string): WireAmount => ({
  value: decimalText(value.scale > MOST_PLACES ? rescale(value, MOST_PLACES, 'half-up') : value),
  unit,
});
