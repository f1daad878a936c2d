import type { MessageGateway } from '@application/ports/bank/message-gateway';
import type { ReleaseGateway } from '@application/ports/bank/release-gateway';
import type { Result } from '@application/ports/result';
import type { MessageId } from '@domain/codes/ids';
import type { MessageRequest, SecureMessage } from '@domain/postbox/secure-message';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { readAllPages } from '../client/all-pages';
import type { BankClient } from '../client/bank-client';
import { keyedRelease } from '../client/keyed-release';
import { noContent } from '../client/no-content';
import { path } from '../client/path';
import { timeOuts } from '../client/time-outs';
import { wireList } from '../wire/wire-list';
import { fromMessageRequest, toSecureMessage, wireSecureMessage } from './message-codec';

const MESSAGES = '/messages/v1/securemessages';

/** What the customer has written to the bank (wire.md). */
export class HttpMessageGateway implements MessageGateway {
  constructor(private readonly client: BankClient) {}

  messages(): Result<readonly SecureMessage[]> {
    const call = {
      method: 'GET',
      path: MESSAGES,
      answer: wireList(wireSecureMessage),
      timeOut: timeOuts.read,
    } as const;
    return pipe(
      readAllPages(this.client, call, toSecureMessage),
      TE.map(({ values }) => values),
    );
  }

  markRead(id: MessageId): Result<void> {
    return this.client.read({
      method: 'POST',
      path: path`/messages/v1/securemessages/${id}/read`,
      answer: noContent,
      timeOut: timeOuts.check,
      repeatable: true,
    });
  }
}

/** Messages as they are sent: by a key, without a proof. */
export const httpMessageRelease = (client: BankClient): ReleaseGateway<MessageRequest, SecureMessage> =>
  keyedRelease(client, {
    validation: (request) => ({
      method: 'POST',
      path: `${MESSAGES}/validation`,
      body: fromMessageRequest(request),
    }),
    creation: (request) => ({ method: 'POST', path: MESSAGES, body: fromMessageRequest(request) }),
    mayGoUnproven: true,
    answer: wireSecureMessage,
    toResult: toSecureMessage,
  });
