import type { PushStatus } from '@domain/tan/push-status';
import type { Result } from '../../result';

/** Reads how far the approval on the customer's device is (portal.md 7). */
export interface PushStatusGateway {
  /** `link` is the status link that the push challenge carries. */
  status(link: string): Result<PushStatus>;
}
