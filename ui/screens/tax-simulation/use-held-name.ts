import type { SellablePosition } from '@domain/tax/sellable-position';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { depotName } from '@ui/parts/depot/depot-name';

/** A position in full: its security, how much of it can be sold, and among several depots where it lies. */
export function useHeldName(): (position: SellablePosition) => string {
  const held = useHeld();
  return (position) => `${position.name} · ${held(position)}`;
}

/** How much of a position can be sold, and among several depots where it lies. */
export function useHeld(): (position: SellablePosition) => string {
  const t = useTexts();
  const formats = useFormats();
  return ({ sellable, depot }) =>
    [formats.amount(sellable), ...(depot === undefined ? [] : [depotName(t, depot)])].join(' · ');
}

/**
 * A position as short as it is told apart among others: a list has room for little more than its name on a phone. Of
 * what is held in two depots it names the depot by its number.
 */
export const shortName = (
  { name, depot }: SellablePosition,
  others: readonly Pick<SellablePosition, 'name'>[],
): string =>
  depot !== undefined && others.filter((other) => other.name === name).length > 1
    ? `${name} · ${depot.displayId}`
    : name;
