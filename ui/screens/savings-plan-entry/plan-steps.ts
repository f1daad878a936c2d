import type { InputPage } from '@ui/app/input-steps';
import { isSending } from '@ui/release/release-model';
import type { PlanEntryModel } from './plan-entry-model';

/** The page of a plan as the browser's buttons go through it. */
export const planSteps = (model: PlanEntryModel): InputPage => ({
  get stepShown() {
    return model.place.kind === 'opening' ? undefined : model.place.kind;
  },
  get isOut() {
    const { place, isBusy } = model;
    if (place.kind === 'release') return isSending(place.release.stage);
    return isBusy || place.kind === 'opening' || place.kind === 'done';
  },
  check: () => model.check(),
  checkAgain: () => model.checkAgain(),
  edit: () => model.edit(),
});
