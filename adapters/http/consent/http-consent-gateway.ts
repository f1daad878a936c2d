import type { ConsentGateway } from '@application/ports/bank/order/consent-gateway';
import type { Result } from '@application/ports/result';
import type { Approval } from '@domain/consent/approval';
import type { TermsOfUse } from '@domain/consent/terms-of-use';
import type { ApprovalId, TermsOfUseId } from '@domain/codes/ids';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { BankClient } from '../client/bank-client';
import { noContent } from '../client/no-content';
import { path } from '../client/path';
import { timeOuts } from '../client/time-outs';
import { wireList } from '../wire/wire-list';
import { wireApproval, wireTermsOfUse } from './consent-codec';
import { toApproval, toTermsOfUse } from './consent-mapper';

/** Terms of use and approvals (brokerage.md 7). */
export class HttpConsentGateway implements ConsentGateway {
  constructor(private readonly client: BankClient) {}

  terms(id: TermsOfUseId): Result<TermsOfUse> {
    const call = this.client.read({
      method: 'GET',
      path: path`/customer/v1/termsofuse/${id}`,
      answer: wireTermsOfUse,
      timeOut: timeOuts.read,
    });
    return pipe(call, TE.map(toTermsOfUse));
  }

  approvals(): Result<readonly Approval[]> {
    const call = this.client.read({
      method: 'GET',
      path: '/customer/participants/user/v2/approvals',
      answer: wireList(wireApproval),
      timeOut: timeOuts.read,
    });
    return pipe(
      call,
      TE.map(({ values }) => values.map(toApproval)),
    );
  }

  /** Saying yes twice is saying it once. */
  grant(ids: readonly (TermsOfUseId | ApprovalId)[]): Result<void> {
    return this.client.read({
      method: 'POST',
      path: '/customer/v2/approvals',
      body: { approvalIds: ids },
      answer: noContent,
      timeOut: timeOuts.check,
      repeatable: true,
    });
  }
}
