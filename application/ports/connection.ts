import type { Unsubscribe } from './unsubscribe';

/** Whether the device reaches the bank. */
export interface Connection {
  readonly isUp: () => boolean;
  /** Told each time it is lost or back. */
  readonly listen: (tell: () => void) => Unsubscribe;
}
