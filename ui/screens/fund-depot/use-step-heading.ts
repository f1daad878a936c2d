import { useTexts } from '@ui/i18n/use-texts';
import type { FundDepotModel } from './fund-depot-model';

/** The heading of a step after the input; undefined there, where the page's own stands. */
export function useStepHeading({
  place,
  releasing,
  kind,
  input,
}: Pick<FundDepotModel, 'place' | 'releasing' | 'kind' | 'input'>): string | undefined {
  const t = useTexts();
  const { shown } = releasing;
  if (shown !== undefined) {
    // Of one that was left behind there is nothing to release here: the bank is asked about it.
    if (shown.words === undefined) return undefined;
    return t(
      shown.action === 'create' ? `fundDepot.heading.release.${kind}` : `fundDepot.release.${shown.action}`,
    );
  }
  switch (place.kind) {
    case 'input':
      return undefined;
    case 'check':
      return t(`fundDepot.heading.check.${input.changes === undefined ? kind : 'change'}`);
    case 'done':
      return t(place.action === 'reference' ? 'fundDepot.heading.doneReference' : 'fundDepot.heading.done');
  }
}
