import type { MessageGateway } from '@application/ports/bank/message-gateway';
import type {
  KeyedIntent,
  Outcome,
  ReleaseGateway,
  Validated,
} from '@application/ports/bank/release-gateway';
import type { Result } from '@application/ports/result';
import { messageId, type MessageId } from '@domain/codes/ids';
import type { Message } from '@domain/message/message';
import { charactersOf } from '@domain/postbox/form/message-form';
import {
  LONGEST_MESSAGE,
  LONGEST_REFERENCE,
  type MessageRequest,
  type SecureMessage,
} from '@domain/postbox/secure-message';
import { canonicalText } from '@domain/release/canonical-text';
import type { TanAnswer } from '@domain/tan/tan-answer';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { FakeBank } from '../bank/fake-bank';
import { toOutcome } from '../bank/fake-key-memory';
import { errorMessage, refusal } from '../bank/fake-refusal';

/** What the fake bank's customer has written; an answer is put into its world. */
export class FakeMessageGateway implements MessageGateway {
  constructor(private readonly bank: FakeBank) {}

  messages(): Result<readonly SecureMessage[]> {
    return this.bank.answer('secureMessages', 'session-tan', () => E.right(this.bank.world.messages));
  }

  markRead(id: MessageId): Result<void> {
    return this.bank.answer('markAnswerRead', 'session-tan', () => {
      const { world } = this.bank;
      if (world.messages.every((each) => each.id !== id)) return E.left({ kind: 'not-found' });
      world.messages = world.messages.map((each) =>
        each.id === id && each.answer ? { ...each, answer: { ...each.answer, isRead: true } } : each,
      );
      return E.right(undefined);
    });
  }
}

/** Messages sent to the fake bank, which asks for no proof, and takes so many characters of text. */
export class FakeMessageRelease implements ReleaseGateway<MessageRequest, SecureMessage> {
  constructor(
    private readonly bank: FakeBank,
    private readonly longest: () => number = () => LONGEST_MESSAGE,
  ) {}

  validate(request: MessageRequest): Result<Validated> {
    return this.bank.answer('validateSecureMessage', 'session-tan', () => {
      const against = againstMessage(request, this.longest());
      return against.length > 0 ? E.left(refusal(...against)) : E.right({ messages: [] });
    });
  }

  create(request: MessageRequest, _proof: TanAnswer | undefined, { id }: KeyedIntent): Result<SecureMessage> {
    return this.bank.answer('sendSecureMessage', 'session-tan', () =>
      pipe(
        this.bank.keys.once(id, {
          body: canonicalText(request),
          prove: () => E.right(undefined),
          refusals: () => againstMessage(request, this.longest()),
          act: () => this.#take(request),
        }),
        E.map(this.#find),
      ),
    );
  }

  outcomeOf({ id }: KeyedIntent): Result<Outcome<SecureMessage>> {
    return this.bank.answer('secureMessageOutcome', 'session-tan', () =>
      E.right(toOutcome(this.bank.keys.endOf(id), this.#find)),
    );
  }

  void({ id }: KeyedIntent): Result<Outcome<SecureMessage>> {
    return this.bank.answer('voidSecureMessage', 'session-tan', () =>
      E.right(toOutcome(this.bank.keys.void(id), this.#find)),
    );
  }

  #take(request: MessageRequest): string {
    const { world, scheduler } = this.bank;
    const count = String(world.messages.length + 1);
    const message: SecureMessage = {
      ...request,
      id: messageId(`message-${count}`),
      number: `N-2026-${count.padStart(4, '0')}`,
      sentAt: scheduler.now(),
    };
    world.messages = [message, ...world.messages];
    return message.id;
  }

  readonly #find = (reference: string): SecureMessage => {
    const found = this.bank.world.messages.find(({ id }) => id === reference);
    if (found === undefined) throw new Error('A message that is not there');
    return found;
  };
}

const againstMessage = ({ text, reference = '' }: MessageRequest, longest: number): readonly Message[] => [
  ...(text.trim() === '' ? [errorMessage('fehler-nachricht-leer')] : []),
  ...(charactersOf(text) > longest ? [errorMessage('fehler-nachricht-zu-lang')] : []),
  ...(charactersOf(reference) > LONGEST_REFERENCE ? [errorMessage('fehler-nachricht-bezug-zu-lang')] : []),
];
