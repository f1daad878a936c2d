import type { Notification } from '@domain/notification/notification';
import type { Result } from '../result';

/** What happened without the customer. */
export interface NotificationGateway {
  /** The latest first. */
  notifications(): Result<readonly Notification[]>;
  /** All that has happened up to now is seen. */
  markSeen(): Result<void>;
}
