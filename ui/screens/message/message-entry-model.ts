import type { Clock } from '@application/ports/clock';
import type { PageScheduler } from '@application/ports/scheduler';
import type { ListOpenIntents } from '@application/release/list-open-intents';
import type { Release } from '@application/release/release';
import type { ReleaseRequest } from '@application/release/release-request';
import type { ReleaseEnd } from '@application/release/release-state';
import type { FollowFailure } from '@application/session/follow-failure';
import type { TabDrafting } from '@application/shared/tab-drafting';
import type { Failure } from '@domain/failure/failure';
import { restoreInto } from '@domain/form/session/restore';
import { emptySnapshot, snapshotCell, type Snapshot } from '@domain/form/session/snapshot';
import type { Message } from '@domain/message/message';
import {
  messageForm,
  messageIssues,
  type MessageNodes,
  type WrittenMessage,
} from '@domain/postbox/form/message-form';
import type { MessageRequest, SecureMessage } from '@domain/postbox/secure-message';
import { DraftKeeper } from '@ui/forms/draft-keeper';
import { ObservedForm } from '@ui/forms/observed-form';
import { sendForm } from '@ui/forms/send-form';
import { ReleaseModel } from '@ui/release/release-model';
import type { TanTools } from '@ui/tan/tan-entry-model';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { CarriedAbout } from './carried-about';

/** What writing a message works with. */
export interface MessageEntryCollaborators extends TanTools {
  readonly release: Release<MessageRequest, SecureMessage>;
  readonly listOpenIntents: Pick<ListOpenIntents, 'execute'>;
  readonly drafting: Pick<TabDrafting, 'keep' | 'restore'>;
  /** Under which name the page's draft is kept. */
  readonly draft: string;
  readonly followFailure: Pick<FollowFailure, 'execute'>;
  readonly clock: Clock;
  readonly scheduler: PageScheduler;
}

/** What the customer is told above the form. */
export type MessageNotice = 'restored' | 'notSent' | 'refused';

/** `postfach/nachrichten/neu`: a message is written, kept as a draft, and sent once by the one release (CUS-02). */
export class MessageEntryModel {
  readonly form: ObservedForm<MessageNodes, object>;
  readonly keeper: DraftKeeper<Snapshot>;
  readonly release: ReleaseModel<MessageRequest, SecureMessage>;
  /** What the bank has; undefined while it is being written. */
  sent: SecureMessage | undefined;
  notice: MessageNotice | undefined;
  failure: Failure | undefined;
  /** The same was sent from another window: a second one has to be wanted. */
  hasTwin = false;
  lost: readonly string[] = [];
  /** What was written before is back, if anything was: what is written from now on is kept. */
  isOpen = false;
  attempt = 0;
  isBusy = false;
  readonly #with: MessageEntryCollaborators;
  #stop: (() => void) | undefined;

  constructor(collaborators: MessageEntryCollaborators) {
    this.#with = collaborators;
    this.form = new ObservedForm(messageForm);
    this.keeper = new DraftKeeper({ ...collaborators, drafts: collaborators.drafting });
    this.release = new ReleaseModel(collaborators.release, collaborators, {
      onEnd: (end) => this.#ended(end),
      onFailure: (failure) => this.#failed(failure),
    });
    makeAutoObservable(
      this,
      {
        form: false,
        keeper: false,
        release: false,
        sent: observableRef,
        failure: observableRef,
        lost: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Brings the draft back; what the way here says stands over it. One that was sent and never answered is asked about. */
  async open(about: CarriedAbout): Promise<void> {
    const { drafting, listOpenIntents } = this.#with;
    const { session, nodes } = this.form;
    const found = await drafting.restore()();
    const lost = O.isSome(found)
      ? [...found.value.lost, ...restoreInto(session, found.value.kept).unread]
      : undefined;
    if (about.topic !== undefined) session.field(nodes.topic).setValue(about.topic);
    if (about.reference !== undefined) session.field(nodes.reference).setValue(about.reference);
    this.#follow();
    runInAction(() => {
      this.isOpen = true;
      if (lost === undefined) return;
      this.lost = lost;
      this.notice = 'restored';
    });
    const [left] = await listOpenIntents.execute(({ kind }) => kind === 'message')();
    if (left !== undefined && this.release.stage.kind === 'none') this.release.resume(left);
  }

  /** Sends what is written, as these words name it in the record; the bank answers in this language. */
  send(language: MessageRequest['language'], say: (written: WrittenMessage) => string): Promise<void> {
    const { session, nodes } = this.form;
    const { hasTwin: wantsTwin } = this;
    this.notice = undefined;
    this.failure = undefined;
    return sendForm(this, session, nodes.request, async (written) => {
      const { draft } = this.#with;
      const request = { content: { ...written, language }, words: say(written), draft };
      // What is sent stands in the draft, should the page be gone before the bank has answered.
      this.keeper.flush();
      await this.#request(request, wantsTwin);
    });
  }

  /** Another message: what is written by now. */
  writeOn(): void {
    this.sent = undefined;
  }

  /** What was written is dropped; the form stands as at first. */
  startOver(): void {
    const { session } = this.form;
    session.change(() => {
      for (const field of session.layoutCell.get().fields) field.takeBack();
    });
    this.sent = undefined;
    this.notice = undefined;
    this.failure = undefined;
    this.hasTwin = false;
    this.attempt = 0;
  }

  dispose(): void {
    this.#stop?.();
    this.keeper.flush();
    this.release.close();
    this.form.dispose();
  }

  async #request(request: ReleaseRequest<MessageRequest>, wantsTwin: boolean): Promise<void> {
    const requested = await this.release.request(request, { wantsTwin })();
    if (E.isLeft(requested)) {
      this.#failed(requested.left);
      return;
    }
    const { right } = requested;
    runInAction(() => {
      this.hasTwin = right.kind === 'twin';
    });
    if (right.kind === 'challenged') await this.release.sendUnproven(request, right);
    else if (right.kind !== 'twin') this.release.take(right);
  }

  #follow(): void {
    const kept = snapshotCell(this.form.session);
    this.#stop = reaction(
      () => this.form.observed(kept),
      (draft) => {
        this.hasTwin = false;
        this.keeper.keep(draft);
      },
    );
  }

  #ended(end: ReleaseEnd<SecureMessage>): void {
    void this.#with.release.acknowledge(end.intent.id)();
    runInAction(() => {
      this.release.close();
      switch (end.kind) {
        case 'created':
          this.#take(end.result);
          return;
        case 'refused':
          this.#refuse(end.messages);
          return;
        case 'void':
          this.notice = 'notSent';
      }
    });
  }

  /** What is at the bank is no draft any more; another that is being written meanwhile stays one. */
  #take(sent: SecureMessage): void {
    this.sent = sent;
    if (this.form.value(this.form.nodes.text) !== sent.text) return;
    this.startOver();
    this.keeper.stop();
    void this.#with.drafting.keep(emptySnapshot)();
    this.sent = sent;
  }

  #refuse(messages: readonly Message[]): void {
    const { session } = this.form;
    session.hear(session.asked(), 'server', messageIssues(messages));
    this.notice = 'refused';
    this.attempt += 1;
  }

  #failed(failure: Failure): void {
    runInAction(() => {
      if (failure.kind === 'validation') this.#refuse(failure.messages);
      else if (this.#with.followFailure.execute(failure).kind === 'stay') this.failure = failure;
    });
  }
}
