import type { Depot } from '@domain/depot/depot';
import type { TextLookup } from '@ui/i18n/texts';

/** A depot by its kind and the number a customer knows it by. */
export const depotName = (t: TextLookup, { type, displayId }: Pick<Depot, 'type' | 'displayId'>): string =>
  `${t(`orderParts.depotType.${type}`)} ${displayId}`;
