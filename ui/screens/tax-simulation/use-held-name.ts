import type { SellablePosition } from '@domain/tax/sellable-position';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { depotName } from '@ui/parts/depot/depot-name';

/** A position by its security, how much of it can be sold, and among several depots where it lies. */
export function useHeldName(): (position: SellablePosition) => string {
  const t = useTexts();
  const formats = useFormats();
  return ({ name, sellable, depot }) =>
    [name, formats.amount(sellable), ...(depot === undefined ? [] : [depotName(t, depot)])].join(' · ');
}
