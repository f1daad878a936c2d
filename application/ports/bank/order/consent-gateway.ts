import type { Approval } from '@domain/consent/approval';
import type { TermsOfUse } from '@domain/consent/terms-of-use';
import type { ApprovalId, TermsOfUseId } from '@domain/codes/ids';
import type { Result } from '../../result';

/** Terms of use and approvals (brokerage.md 7). */
export interface ConsentGateway {
  terms(id: TermsOfUseId): Result<TermsOfUse>;
  approvals(): Result<readonly Approval[]>;
  /** Accepts terms and grants approvals, all together or none. */
  grant(ids: readonly (TermsOfUseId | ApprovalId)[]): Result<void>;
}
