import type { ListOpenIntents } from '@application/release/list-open-intents';
import type { Release } from '@application/release/release';
import type { ReleaseRequest } from '@application/release/release-request';
import type { ReleaseEnd } from '@application/release/release-state';
import type { FollowFailure } from '@application/session/follow-failure';
import type { FundOrderId } from '@domain/codes/ids';
import type { Failure } from '@domain/failure/failure';
import { fundChangeName } from '@domain/fund-depot/form/fund-draft';
import type { FundOrder } from '@domain/fund-depot/fund-order';
import type {
  ChangeOfFundOrder,
  EndOfFundOrder,
  FundOrderRequest,
  FundResult,
  ReferenceAccountChange,
} from '@domain/fund-depot/fund-request';
import type { Message } from '@domain/message/message';
import type { Intent } from '@domain/release/intent';
import { isSignedOtherwise } from '@domain/release/signed-otherwise';
import { ReleaseModel } from '@ui/release/release-model';
import type { TanTools } from '@ui/tan/tan-entry-model';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** What is released from the page. */
export interface FundReleases {
  readonly create: Release<FundOrderRequest, FundResult>;
  readonly change: Release<ChangeOfFundOrder, FundResult>;
  readonly cancel: Release<EndOfFundOrder, FundResult>;
  readonly reference: Release<ReferenceAccountChange, FundResult>;
  readonly listOpen: Pick<ListOpenIntents, 'execute'>;
  /** Under which name the page's draft is kept. */
  readonly draft: string;
}

/** What is said of an order at its check. */
export type SaidOfOrder = Pick<ReleaseRequest<never>, 'words' | 'told' | 'shown'>;

/** What releases need. */
export interface FundReleasingTools extends TanTools {
  readonly releases: FundReleases;
  readonly followFailure: Pick<FollowFailure, 'execute'>;
}

/** What is done: an order made, changed or cancelled, a regular deposit ended, another reference account. */
export type FundAction = 'create' | 'change' | 'cancel' | 'end' | 'reference';

/** What became of a release. */
export interface FundReleaseEnd {
  readonly action: FundAction;
  readonly end: ReleaseEnd<FundResult>;
}

/** What the page hears of its releases. */
export interface FundReleaseEvents {
  readonly ended: (end: FundReleaseEnd) => void;
  /** The bank does not even ask for a proof. */
  readonly refused: (action: FundAction, messages: readonly Message[]) => void;
}

/** A release that is shown; without words the bank is asked about one that was left behind. */
export interface ShownFundRelease {
  readonly action: FundAction;
  readonly words: string | undefined;
  readonly release: Pick<ReleaseModel<never, FundResult>, 'stage' | 'failed' | 'close'>;
}

/** The releases of the page, one at a time, whatever they do (docs/adr/0009). */
export class FundReleasing {
  readonly #with: FundReleasingTools;
  readonly #tell: FundReleaseEvents;
  shown: ShownFundRelease | undefined;
  isBusy = false;
  /** The same order was released in another window: a second one has to be wanted. */
  hasTwin = false;
  failure: Failure | undefined;
  attempted: Intent | undefined;
  route: string | undefined;
  #isDisposed = false;
  /** That the order could not even be checked. */
  #unchecked: Failure | undefined;

  constructor(tools: FundReleasingTools, events: FundReleaseEvents) {
    this.#with = tools;
    this.#tell = events;
    makeAutoObservable(
      this,
      { shown: observableRef, failure: observableRef, attempted: observableRef },
      { autoBind: true },
    );
  }

  /** Asks about what was released from here and never answered, the oldest first. */
  async resumeLeft(): Promise<void> {
    this.#isDisposed = false;
    const { create, change, cancel, reference, listOpen } = this.#with.releases;
    const kinds = [
      { kind: create.kind, make: () => this.#make('create', create, undefined) },
      { kind: change.kind, make: () => this.#make('change', change, undefined) },
      { kind: cancel.kind, make: () => this.#make('cancel', cancel, undefined) },
      { kind: reference.kind, make: () => this.#make('reference', reference, undefined) },
    ];
    const [left] = await listOpen.execute((intent) => kinds.some(({ kind }) => kind === intent.kind))();
    const released = kinds.find(({ kind }) => kind === left?.kind);
    if (left !== undefined && !this.#isLeft()) released?.make().resume(left);
  }

  order(order: FundOrderRequest, changed: FundOrderId | undefined, said: SaidOfOrder): Promise<void> {
    const { create, change, draft } = this.#with.releases;
    if (changed === undefined) return this.#request('create', create, { content: order, ...said, draft });
    return this.#request('change', change, {
      content: { orderId: changed, order },
      ...said,
      draft: fundChangeName(changed),
      subject: changed,
    });
  }

  cancel({ depotId, id, regular }: FundOrder, words: string): Promise<void> {
    return this.#request(regular === undefined ? 'cancel' : 'end', this.#with.releases.cancel, {
      content: { depotId, orderId: id },
      words,
      draft: `fund-order-end/${id}`,
      subject: id,
    });
  }

  reference(content: ReferenceAccountChange, words: string): Promise<void> {
    const draft = `fund-reference-account/${content.depotId}`;
    return this.#request('reference', this.#with.releases.reference, {
      content,
      words,
      draft,
      subject: content.depotId,
    });
  }

  /** Leaves the proof; nothing has been done. */
  leave(): void {
    this.shown?.release.close();
    this.shown = undefined;
    this.forget();
  }

  /** What was said of the last attempt no longer matters. */
  forget(): void {
    this.failure = undefined;
    this.hasTwin = false;
  }

  dispose(): void {
    this.#isDisposed = true;
    this.shown?.release.close();
  }

  /** Shown here, wherever it would lead: what a release came to is told before anything else. */
  say(failure: Failure): void {
    this.failure = failure;
  }

  /** What is shown is that the order could not be checked: asking again does no harm. */
  get isUnchecked(): boolean {
    return this.failure !== undefined && this.failure === this.#unchecked;
  }

  /** The same as `follow` for an order that could not be checked. */
  followCheck(failure: Failure): void {
    this.#unchecked = failure.kind === 'validation' ? undefined : failure;
    this.follow(failure);
  }

  /** Ends the session, leads to another page, or is shown here. */
  follow(failure: Failure): void {
    const next = this.#with.followFailure.execute(failure);
    runInAction(() => {
      if (next.kind === 'route') this.route = next.path;
      else if (next.kind === 'stay') this.failure = failure;
    });
  }

  /** The page may have been left while the journal was read. */
  #isLeft(): boolean {
    return this.#isDisposed;
  }

  async #request<C>(
    action: FundAction,
    kind: Release<C, FundResult>,
    request: ReleaseRequest<C>,
  ): Promise<void> {
    if (this.isBusy) return;
    const release = this.#make(action, kind, request.words);
    const wantsTwin = this.hasTwin;
    this.isBusy = true;
    this.failure = undefined;
    const answer = await release.request(request, { wantsTwin })();
    runInAction(() => {
      this.isBusy = false;
      if (this.#isDisposed) return;
      // What the bank would take otherwise than it was shown has not failed: it is shown anew.
      this.attempted = isOtherwise(answer) ? undefined : release.failed;
      if (E.isLeft(answer)) {
        if (answer.left.kind === 'validation') this.#tell.refused(action, answer.left.messages);
        else this.follow(answer.left);
      } else if (answer.right.kind === 'challenged') {
        release.open(request, answer.right);
        this.shown = { action, words: request.words, release };
      } else if (answer.right.kind === 'twin') this.hasTwin = true;
      else release.take(answer.right);
    });
  }

  #make<C>(
    action: FundAction,
    kind: Release<C, FundResult>,
    words: string | undefined,
  ): ReleaseModel<C, FundResult> {
    const release: ReleaseModel<C, FundResult> = new ReleaseModel(kind, this.#with, {
      onEnd: (end) => {
        if (this.#isDisposed) return;
        void kind.acknowledge(end.intent.id)();
        runInAction(() => {
          this.shown = undefined;
          this.hasTwin = false;
          this.attempted = end.intent;
        });
        this.#tell.ended({ action, end });
      },
      onUnasked: (failure) => {
        if (failure.kind !== 'validation' || !isSignedOtherwise(failure.messages)) return;
        this.leave();
        this.#tell.refused(action, failure.messages);
      },
      onFailure: (failure) => {
        // While the bank is asked, a question it does not take leads nowhere.
        if (release.stage.kind !== 'asking' || failure.kind !== 'blocked') this.follow(failure);
      },
      onAsking: () => {
        runInAction(() => {
          this.shown = { action, words, release };
        });
      },
    });
    return release;
  }
}

const isOtherwise = (answer: E.Either<Failure, unknown>): boolean =>
  E.isLeft(answer) && answer.left.kind === 'validation' && isSignedOtherwise(answer.left.messages);
