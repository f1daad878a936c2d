import { add, isNegative, isPositive, zero, type Decimal } from './decimal';
import { formatGermanNumber, parseGermanAmount } from './german-amount';
import * as E from 'fp-ts/Either';

const MOST_DECIMALS = 8;

/**
 * A German number one step up or down, never below zero; an empty text counts as zero. Undefined if the text
 * is no number, so that nothing typed is thrown away.
 */
export function stepNumber(text: string, by: Decimal): string | undefined {
  const read = text.trim() === '' ? E.right(zero) : parseGermanAmount(text, { maxDecimals: MOST_DECIMALS });
  if (E.isLeft(read)) return undefined;
  const next = add(read.right, by);
  const shown = isNegative(next) ? zero : next;
  const decimals = typedDecimals(text);
  return formatGermanNumber(shown, {
    minDecimals: isPositive(shown) ? Math.max(by.scale, decimals) : by.scale,
    maxDecimals: MOST_DECIMALS,
  });
}

const typedDecimals = (text: string): number => text.split(',')[1]?.length ?? 0;
