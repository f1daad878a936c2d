import { isPositive, parseDecimal, type Decimal } from '@domain/money/decimal';
import type { Unit } from '@domain/money/unit';
import * as O from 'fp-ts/Option';

/** An amount as it stands in a body. */
export interface AmountInput {
  readonly value: string;
  readonly unit: string;
}

/** The positive number of an amount in the expected unit with at most so many decimals, else undefined. */
export function positiveAmount(
  input: AmountInput,
  expected: Unit | undefined,
  places: number,
): Decimal | undefined {
  const parsed = positiveNumber(input.value, places);
  return expected === undefined || input.unit === expected ? parsed : undefined;
}

/** The positive number of a text with at most so many decimals, else undefined. */
export function positiveNumber(text: string, places: number): Decimal | undefined {
  const parsed = parseDecimal(text);
  if (O.isNone(parsed) || !isPositive(parsed.value) || parsed.value.scale > places) return undefined;
  return parsed.value;
}

/** Whether a member of a body says anything. */
export const isGiven = <T>(value: T | null | undefined): value is T =>
  value !== undefined && value !== null && value !== '';
