/** A challenge type whose proof is typed. */
export type TypedTanType = 'M_TAN' | 'P_TAN';

/** Digits a TAN may have: 6 for M_TAN, 6 or 7 for P_TAN (portal.md 4, 9). */
export const tanLengths: Readonly<Record<TypedTanType, { readonly least: number; readonly most: number }>> = {
  M_TAN: { least: 6, most: 6 },
  P_TAN: { least: 6, most: 7 },
};

/** A number as it stands in a sentence, maybe in groups; dots and commas make it an amount or a date. A WKN is none. */
const NUMBER = /(?<![\d.,]|WKN:? *)\d+(?: \d+)*(?![\d.,]*\d)/g;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * What was typed or pasted, reduced to the digits that can count: "123 456" is a TAN, too long is cut. Of a whole
 * SMS it is the number as long as a TAN that stands nearest to that word.
 */
export function toTanInput(type: TypedTanType, text: string): string {
  if (!/\p{L}/u.test(text)) return digitsOf(text).slice(0, tanLengths[type].most);
  return tanInText(type, text) ?? typedSoFar(type, text);
}

/** Letters between the digits typed so far are dropped; a text with more digits than a TAN has is none. */
function typedSoFar(type: TypedTanType, text: string): string {
  const digits = digitsOf(text);
  return digits.length > tanLengths[type].most ? '' : digits;
}

function tanInText(type: TypedTanType, text: string): string | undefined {
  const { least, most } = tanLengths[type];
  const wordAt = text.search(/\bTAN\b/i);
  const distance = ({ index }: RegExpExecArray): number => Math.abs(index - wordAt);
  return [...text.matchAll(NUMBER)]
    .sort((a, b) => distance(a) - distance(b))
    .map(([number]) => digitsOf(number))
    .find(({ length }) => length >= least && length <= most);
}

/** Digits still missing before the entry may be sent. */
export function missingDigits(type: TypedTanType, input: string): number {
  return Math.max(0, tanLengths[type].least - input.length);
}
