import type { NamedDepot } from '@domain/depot/depot';
import type { TextLookup } from '@ui/i18n/texts';

/** What kind of depot it is, or whose where it is a child's. */
export const depotKind = (t: TextLookup, { type, heldFor }: Pick<NamedDepot, 'type' | 'heldFor'>): string =>
  heldFor === undefined ? t(`orderParts.depotType.${type}`) : t('orderParts.depotOf', { name: heldFor.name });

/** The number alone, and whose it is where it is a child's; what is signed says the same. */
export const depotNumber = (t: TextLookup, { displayId, heldFor }: NamedDepot): string =>
  heldFor === undefined ? displayId : t('orderParts.numberOf', { number: displayId, name: heldFor.name });

/** A depot by its kind, or by whose it is where it is a child's, and the number a customer knows it by. */
export const depotName = (t: TextLookup, depot: NamedDepot): string =>
  `${depotKind(t, depot)} ${depot.displayId}`;
