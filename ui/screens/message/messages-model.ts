import type { LiveUpdates } from '@application/ports/bank/live-updates';
import type { MessageGateway } from '@application/ports/bank/message-gateway';
import type { Clock } from '@application/ports/clock';
import type { Unsubscribe } from '@application/ports/unsubscribe';
import type { FollowFailure } from '@application/session/follow-failure';
import { isUnread, type SecureMessage } from '@domain/postbox/secure-message';
import { RemoteValue } from '@ui/parts/remote-value';
import * as E from 'fp-ts/Either';
import { makeAutoObservable } from 'mobx';

/** What the list of messages needs from outside. */
export interface MessagesCollaborators {
  readonly messages: Pick<MessageGateway, 'messages' | 'markRead'>;
  readonly live: Pick<LiveUpdates, 'notifications'>;
  readonly followFailure: Pick<FollowFailure, 'execute'>;
  readonly clock: Clock;
}

/** `postfach/nachrichten`: what the customer has written, and what the bank answers while the page is open (CUS-02). */
export class MessagesModel {
  readonly list: RemoteValue<readonly SecureMessage[]>;
  readonly #with: MessagesCollaborators;
  #leave: Unsubscribe | undefined;

  constructor(collaborators: MessagesCollaborators) {
    this.#with = collaborators;
    this.list = new RemoteValue(collaborators.clock);
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  get unread(): number {
    return (this.list.value ?? []).filter(isUnread).length;
  }

  /** Reads them, and again whenever the bank tells that something has happened. */
  async open(): Promise<void> {
    const look = (): void => void this.load();
    this.#leave ??= this.#with.live.notifications(look, look);
    await this.load();
  }

  async load(): Promise<void> {
    const { messages, followFailure } = this.#with;
    await this.list.load(messages.messages());
    if (this.list.data.kind === 'failed') followFailure.execute(this.list.data.failure);
  }

  /** An answer has been opened: what the bank does not hear of stays new. */
  async read(message: SecureMessage): Promise<void> {
    if (!isUnread(message)) return;
    const told = await this.#with.messages.markRead(message.id)();
    if (E.isLeft(told)) return;
    this.list.replace(
      (this.list.value ?? []).map((each) =>
        each.id === message.id && each.answer ? { ...each, answer: { ...each.answer, isRead: true } } : each,
      ),
    );
  }

  dispose(): void {
    this.#leave?.();
    this.#leave = undefined;
  }
}
