import * as E from 'fp-ts/Either';
import type { Brand } from './brand';

/** A German tax identification number: 11 digits. */
export type TaxId = Brand<string, 'TaxId'>;

/** Why a text is none. */
export type TaxIdProblem = 'length' | 'digits' | 'check-digit';

const LENGTH = 11;
const MODULUS = 10;

/**
 * Reads a tax id as typed, blanks between its groups among it. Of its first ten digits one stands there twice or
 * three times and no other twice; the last is the check digit of ISO 7064 (MOD 11, 10).
 */
export function taxId(typed: string): E.Either<TaxIdProblem, TaxId> {
  const code = typed.replace(/\s/g, '');
  if (!/^\d+$/.test(code)) return E.left('digits');
  if (code.length !== LENGTH) return E.left('length');
  if (code.startsWith('0') || !isSpread(code.slice(0, -1))) return E.left('digits');
  return checkDigit(code.slice(0, -1)) === code.at(-1) ? E.right(code as TaxId) : E.left('check-digit');
}

function isSpread(digits: string): boolean {
  const counts = Array.from(new Set(digits), (digit) => digits.split(digit).length - 1);
  const repeated = counts.filter((count) => count > 1);
  return repeated.length === 1 && repeated.every((count) => count <= 3);
}

function checkDigit(digits: string): string {
  const product = Array.from(digits).reduce((left, digit) => {
    const sum = (Number(digit) + left) % MODULUS;
    return ((sum === 0 ? MODULUS : sum) * 2) % LENGTH;
  }, MODULUS);
  return String((LENGTH - product) % MODULUS);
}
