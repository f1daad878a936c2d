import type { LocalDate } from '@domain/time/local-date';
import { isSending } from '@ui/release/release-model';
import { action, reaction } from 'mobx';
import type { PlanInputModel } from '../input/plan-input-model';
import type { PlanNotice, PlanPlace } from '../plan-place';

/** The page, as far as its day concerns it. */
interface CheckedPage {
  readonly input: Pick<PlanInputModel, 'shown'>;
  readonly place: PlanPlace;
  notice: PlanNotice;
  edit(): void;
}

/** The first day of the plan that is read or signed, unless it is on its way. */
function firstDayAt(place: PlanPlace): LocalDate | undefined {
  switch (place.kind) {
    case 'check':
      return place.checked.plan.startDate;
    case 'release':
      return isSending(place.release.stage) ? undefined : place.checked?.plan.startDate;
    default:
      return undefined;
  }
}

/**
 * Back to the input once the first day of a checked plan has come: the bank begins none on the same day, so that what was
 * read, and what a TAN would sign, is no plan it would take (SAV-03). A plan that has begun long ago stays. Yields how to
 * end that.
 */
export const whenFirstDayHasCome = (page: CheckedPage): (() => void) =>
  reaction(
    () => page.input.shown.today.value,
    action((today: LocalDate | undefined, before: LocalDate | undefined) => {
      const first = firstDayAt(page.place);
      if (today === undefined || before === undefined || first === undefined) return;
      if (first > today || first <= before) return;
      page.edit();
      // What was chosen stays as it is until something else is; what only followed has moved on with the day.
      page.notice = page.input.shown.startDate.value === first ? 'startOver' : 'startMoved';
    }),
  );
