import type { TextLookup } from '@ui/i18n/texts';

/** What the bank offers along with a product, as it names it (brokerage.md 3). */
const names = [
  'CASH_UNLIMITED',
  'TRAVEL_AND_SECURITY',
  'VISA_KARTE',
  'CREDITCARD_PREMIUM',
  'GIROCARD',
  'VISA_DEBITKARTE',
  'PRIORITY',
  'FREE_REALTIME_TRANSFER',
] as const;

/** Our word for a module or bundle; undefined for one that we do not know yet. */
export function offerWord(name: string, t: TextLookup): string | undefined {
  const known = names.find((each) => each === name);
  return known && t(`application.module.${known}`);
}
