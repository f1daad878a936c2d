/** A challenge type whose proof is typed. */
export type TypedTanType = 'M_TAN' | 'P_TAN';

/** Digits a TAN may have: 6 for M_TAN, 6 or 7 for P_TAN (portal.md 4, 9). */
export const tanLengths: Readonly<Record<TypedTanType, { readonly least: number; readonly most: number }>> = {
  M_TAN: { least: 6, most: 6 },
  P_TAN: { least: 6, most: 7 },
};

/** What was typed or pasted, reduced to the digits that can count: "123 456" is a TAN, too long is cut. */
export function toTanInput(type: TypedTanType, text: string): string {
  return text.replace(/\D/g, '').slice(0, tanLengths[type].most);
}

/** Digits still missing before the entry may be sent. */
export function missingDigits(type: TypedTanType, input: string): number {
  return Math.max(0, tanLengths[type].least - input.length);
}
