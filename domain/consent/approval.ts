import type { Instant } from '../time/instant';
import type { ApprovalId } from '../codes/ids';

/** Something the customer approves once before some orders are taken (ORD-20). */
export interface Approval {
  readonly id: ApprovalId;
  readonly title: string;
  readonly text: string;
  /** Absent while it is not granted. */
  readonly grantedAt?: Instant;
}
