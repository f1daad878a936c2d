import type { Unread, UnreadGateway } from '@application/ports/bank/unread-gateway';
import type { Result } from '@application/ports/result';
import { sequenceS } from 'fp-ts/Apply';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { BankClient } from '../client/bank-client';
import { timeOuts } from '../client/time-outs';
import { wirePaging } from '../wire/wire-list';
import { wireObject } from '../wire/wire-object';

/** Of a list only how many entries it has. */
const wireCount = wireObject('Count', { paging: wirePaging });

/** What is unread: the lists tell their matches, and one entry of each is all that is sent along. */
export class HttpUnreadGateway implements UnreadGateway {
  constructor(private readonly client: BankClient) {}

  unread(): Result<Unread> {
    return sequenceS(TE.ApplyPar)({
      documents: this.#count('/messages/clients/user/v2/documents', 'alreadyRead'),
      answers: this.#count('/messages/v1/securemessages', 'answerRead'),
    });
  }

  #count(path: string, read: string): Result<number> {
    const call = this.client.read({
      method: 'GET',
      path,
      query: { [read]: 'false', 'paging-count': '1' },
      answer: wireCount,
      timeOut: timeOuts.read,
    });
    return pipe(
      call,
      TE.map(({ paging }) => paging.matches),
    );
  }
}
