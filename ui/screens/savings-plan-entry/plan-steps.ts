import type { InputPage } from '@ui/app/history/input-steps';
import { isSending } from '@ui/release/release-model';
import type { PlanEntryModel } from './plan-entry-model';

/** The page of a plan as the browser's buttons go through it. */
export const planSteps = (model: PlanEntryModel): InputPage => ({
  get stepShown() {
    const { kind } = model.place;
    return kind === 'opening' || kind === 'unread' ? undefined : kind;
  },
  get isOut() {
    const { place, isBusy } = model;
    if (place.kind === 'release') return isSending(place.release.stage);
    return isBusy || (place.kind !== 'input' && place.kind !== 'check');
  },
  check: () => model.check(),
  checkAgain: () => model.checkAgain(),
  edit: () => model.edit(),
});
