import type { PushStatusGateway } from '@application/ports/bank/session/push-status-gateway';
import type { Result } from '@application/ports/result';
import { pushStatuses, type PushStatus } from '@domain/tan/push-status';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { BankClient } from '../client/bank-client';
import { timeOuts } from '../client/time-outs';
import { wireWord } from '../wire/wire-enum';
import { wireObject } from '../wire/wire-object';

const wireStatus = wireObject('PushStatus', { status: wireWord('status', pushStatuses) });

/** Asks the challenge's own status link, a path of this origin that is complete as it stands (api.md 3). */
export class HttpPushStatusGateway implements PushStatusGateway {
  constructor(private readonly client: BankClient) {}

  status(link: string): Result<PushStatus> {
    const call = this.client.read({
      method: 'GET',
      from: 'origin',
      path: link,
      answer: wireStatus,
      timeOut: timeOuts.read,
      repeatable: false,
    });
    return pipe(
      call,
      TE.map(({ status }) => status),
    );
  }
}
