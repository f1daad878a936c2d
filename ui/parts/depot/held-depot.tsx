import type { NamedDepot } from '@domain/depot/depot';
import type { TextLookup } from '@ui/i18n/texts';
import { useTexts } from '@ui/i18n/use-texts';
import { depotName } from './depot-name';

/** In which depot is traded, in words; none where there is no need to name it. */
export const inDepotWords = (t: TextLookup, depot: NamedDepot | undefined): string | undefined =>
  depot && t('orderParts.inDepot', { depot: depotName(t, depot) });

/** In whose depot is traded, in words, where it is a child's that the customer looks after. */
export const heldDepotWords = (t: TextLookup, depot: NamedDepot | undefined): string | undefined =>
  depot?.heldFor === undefined ? undefined : inDepotWords(t, depot);

/** The same as a line below what is ordered: a parent is to see for whom before it is released. */
export function HeldDepot({ depot }: { readonly depot: NamedDepot | undefined }) {
  const words = heldDepotWords(useTexts(), depot);
  return words === undefined ? null : (
    <p>
      <b>{words}</b>
    </p>
  );
}
