import type { SteppedPage } from './use-step-history';

/** The steps of a page whose input is checked, released and done. */
export type InputStep = 'input' | 'check' | 'release' | 'done';

/** Such a page. */
export interface InputPage {
  /** The step shown; undefined as long as there is none. */
  readonly stepShown: InputStep | undefined;
  /** Whether something is on its way to the bank, or has come of it: no step leads away from that. */
  readonly isOut: boolean;
  /** On from the input, if nothing is wrong with it. */
  check(): Promise<void>;
  /** Back to what is checked; to the input where nothing is. */
  checkAgain(): void;
  /** Back to the input. */
  edit(): void;
}

/** Nothing is on the way to what is done, so that nothing leads back. */
const ranks: Readonly<Record<string, number>> = { done: -1, input: 0, check: 1, release: 2 };
const rankOf = (step: string): number => ranks[step] ?? 0;

/** The steps of such a page as the browser's buttons go through them; nothing is sent from here. */
export class InputSteps implements SteppedPage {
  readonly #page: InputPage;

  constructor(page: InputPage) {
    this.#page = page;
  }

  get at(): string | undefined {
    return this.#page.stepShown;
  }

  readonly precedes = (step: string, other: string): boolean => rankOf(step) < rankOf(other);

  readonly turnTo = async (step: string): Promise<void> => {
    const { stepShown, isOut } = this.#page;
    if (isOut) return;
    if (step === 'input') this.#page.edit();
    else if (stepShown === 'input') await this.#page.check();
    else if (stepShown === 'release') this.#page.checkAgain();
  };
}
