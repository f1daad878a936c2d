import { decimalText, type Decimal } from '@domain/money/decimal';

/** A value as a text in which the order of its fields does not matter: the same request is the same text. */
export const canonicalText = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === 'bigint') return String(part);
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    if (isDecimal(part)) return decimalText(part);
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });

const isDecimal = (part: object): part is Decimal => 'units' in part && typeof part.units === 'bigint';
