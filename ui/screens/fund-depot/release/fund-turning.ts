import type { FundDepot } from '@application/fund-depot/load-fund-depot';
import type { Message } from '@domain/message/message';
import { isSignedOtherwise } from '@domain/release/signed-otherwise';
import * as E from 'fp-ts/Either';
import { runInAction } from 'mobx';
import { ClosingWatch, type WatchTools } from './closing-watch';
import type { FundInputModel } from '../input/fund-input-model';
import type { CheckAnswer, CheckedFundRequest, FundPlaceOnPage } from '../fund-place';
import type { FundReleasing } from './fund-releasing';

/** The page whose days turn. */
export interface TurningPage {
  readonly place: FundPlaceOnPage;
  readonly isOut: boolean;
  readonly depot: { readonly value: FundDepot | undefined };
  readonly input: Pick<FundInputModel, 'check' | 'askAgain'>;
  readonly releasing: Pick<FundReleasing, 'leave'>;
  reload(): Promise<FundDepot | undefined>;
  takeCheck(answer: CheckAnswer): void;
}

/** What the page shows holds until the closing time: then, and where the bank reckons otherwise, it shows what holds now. */
export class FundTurning {
  readonly #page: TurningPage;
  readonly #watch: ClosingWatch;
  #isStopped = false;

  constructor(tools: WatchTools, page: TurningPage) {
    this.#page = page;
    this.#watch = new ClosingWatch(tools, {
      closesAt: () => (page.isOut ? undefined : page.depot.value?.conditions.days.cutOff),
      turn: () => void this.#turn(),
    });
  }

  start(): void {
    this.#isStopped = false;
    this.#watch.start();
  }

  stop(): void {
    this.#isStopped = true;
    this.#watch.stop();
  }

  /**
   * Where the bank would sign something else than was shown, that is shown. An order of which it says no more than before
   * is as refused as any other.
   */
  showOr(messages: readonly Message[], refuse: () => void): void {
    const { place } = this.#page;
    if (place.kind === 'check' && isSignedOtherwise(messages))
      void this.#checkAnew(place.checked).then((isSame) => {
        if (isSame) runInAction(refuse);
      });
    else refuse();
  }

  async #turn(): Promise<void> {
    const page = this.#page;
    if ((await page.reload()) === undefined || this.#isStopped) return;
    if (page.place.kind === 'check') await this.#checkAnew(page.place.checked);
    else page.input.askAgain();
  }

  /** Shows what the bank says of the order now; yields whether that is what it has said before. */
  async #checkAnew(checked: CheckedFundRequest): Promise<boolean> {
    const page = this.#page;
    const answer = await page.input.check(checked.order, checked.verdict.preview);
    if (this.#isStopped || page.place.kind !== 'check' || page.place.checked !== checked) return false;
    const isSame = E.isRight(answer) && answer.right !== undefined && answer.right.turn === undefined;
    // What stands as it stood may be released as it was begun.
    if (!isSame && !page.isOut) page.releasing.leave();
    // What was said of an earlier turn stays until the customer has gone on.
    const { turn } = checked;
    page.takeCheck(
      E.isLeft(answer) ? answer : E.right(answer.right && { ...(turn && { turn }), ...answer.right }),
    );
    return isSame;
  }
}
