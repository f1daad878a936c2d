import type { ConsentGateway } from '@application/ports/bank/order/consent-gateway';
import type { Result } from '@application/ports/result';
import type { Approval } from '@domain/consent/approval';
import type { TermsOfUse } from '@domain/consent/terms-of-use';
import type { ApprovalId, TermsOfUseId } from '@domain/codes/ids';
import * as E from 'fp-ts/Either';
import type { FakeBank } from './fake-bank';

/** The fake bank's terms of use and approvals. */
export class FakeConsentGateway implements ConsentGateway {
  constructor(private readonly bank: FakeBank) {}

  terms(id: TermsOfUseId): Result<TermsOfUse> {
    return this.bank.answer('terms', 'session', () => {
      const terms = this.bank.world.terms.find((each) => each.id === id);
      return terms === undefined ? E.left({ kind: 'not-found' }) : E.right(terms);
    });
  }

  approvals(): Result<readonly Approval[]> {
    return this.bank.answer('approvals', 'session', () => E.right(this.bank.world.approvals));
  }

  grant(ids: readonly (TermsOfUseId | ApprovalId)[]): Result<void> {
    return this.bank.answer('grant', 'session-tan', () => {
      const { world, scheduler } = this.bank;
      const known = [...world.terms, ...world.approvals].map(({ id }) => id);
      if (!ids.every((id) => known.includes(id))) return E.left({ kind: 'not-found' });
      const at = scheduler.now();
      world.terms = world.terms.map((terms) =>
        ids.includes(terms.id) ? { ...terms, acceptedAt: at } : terms,
      );
      world.approvals = world.approvals.map((approval) =>
        ids.includes(approval.id) ? { ...approval, grantedAt: at } : approval,
      );
      return E.right(undefined);
    });
  }
}
