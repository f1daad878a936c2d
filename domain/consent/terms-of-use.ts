import type { Instant } from '../time/instant';
import type { TermsOfUseId } from '../codes/ids';
import type { TextBlock } from './text-block';

/** Terms of use that some orders need (ORD-20). */
export interface TermsOfUse {
  readonly id: TermsOfUseId;
  readonly version: string;
  readonly title: string;
  readonly text: readonly TextBlock[];
  /** Absent while the customer has not accepted them. */
  readonly acceptedAt?: Instant;
}
