import type { LocalDate } from '@domain/time/local-date';
import { isSending } from '@ui/release/release-model';
import { action, reaction } from 'mobx';
import type { OrderInputModel } from './order-input-model';
import type { InputNotice, OrderStep } from './order-step';

/** The page, as far as its day concerns it. */
interface CheckedPage {
  readonly input: Pick<OrderInputModel, 'read' | 'nodes'>;
  readonly step: OrderStep;
  notice: InputNotice;
  edit(): void;
}

const isChecked = ({ kind }: OrderStep): boolean => kind === 'check' || kind === 'release';

/**
 * Back to the input once the last day of an order is a later one than when it was checked, as its venue has closed
 * meanwhile: what was read, and what a TAN would sign, is another order than the bank would take (rules.md 3). What is on
 * its way stays so. Yields how to end that.
 */
export function whenDayIsOver(page: CheckedPage): () => void {
  let checked: LocalDate | undefined;
  const back = action((step: OrderStep): void => {
    if (step.kind === 'release') step.release.close();
    page.edit();
    page.notice = 'day-over';
  });
  return reaction(
    () => ({ step: page.step, until: page.input.read(page.input.nodes.lastDay) }),
    ({ step, until }, before) => {
      // A release that the page before has left was checked there.
      if (!isChecked(step)) checked = undefined;
      else if (!isChecked(before.step)) checked = step.kind === 'check' ? until : undefined;
      // No later day: nothing but hours that are not known for a moment.
      else if (checked === undefined || until === undefined || until <= checked) return;
      else if (step.kind !== 'release' || !isSending(step.release.stage)) back(step);
    },
  );
}
