import type { StepName } from '@domain/product-application/engine/description';
import type { SteppedPage } from '@ui/app/history/use-step-history';
import { isSending } from '@ui/release/release-model';
import type { ApplicationWalk } from './application-walk';

/** What follows the steps of every application. */
const RELEASE = 'freigabe';
const DONE = 'fertig';

/** The steps of an application as the browser's buttons go through them (APP-04). */
export class ApplicationSteps implements SteppedPage {
  readonly #page: { readonly walk: ApplicationWalk | undefined };

  constructor(page: { readonly walk: ApplicationWalk | undefined }) {
    this.#page = page;
  }

  get at(): string | undefined {
    const { walk } = this.#page;
    if (walk === undefined) return undefined;
    if (walk.submit.received !== undefined) return DONE;
    return walk.submit.release.stage.kind === 'none' ? walk.flow.at : RELEASE;
  }

  /** Nothing is on the way to an application that the bank has, so that nothing leads back. */
  readonly precedes = (step: string, other: string): boolean => {
    if (other === DONE || step === DONE) return false;
    if (other === RELEASE) return step !== RELEASE;
    return this.#place(step) < this.#place(other);
  };

  /** A step that is not done yet is not shown, and nothing is sent from here. */
  readonly turnTo = (step: string): Promise<void> => {
    const { walk } = this.#page;
    const name = walk?.flow.visible.find((each): each is StepName => each === step);
    if (walk !== undefined && name !== undefined && !isOut(walk)) {
      if (walk.submit.release.stage.kind === 'proof') walk.leaveRelease();
      walk.goTo(name);
    }
    return Promise.resolve();
  };

  #place(step: string): number {
    return this.#page.walk?.flow.visible.findIndex((each) => each === step) ?? -1;
  }
}

/** Whether something is on its way to the bank or comes from it. */
const isOut = ({ isBusy, submit: { received, release } }: ApplicationWalk): boolean =>
  release.stage.kind === 'none' ? isBusy || received !== undefined : isSending(release.stage);
