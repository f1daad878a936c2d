import type { Result } from '../../result';

/** Tells the bank that the customer is still there (KIT-07). */
export interface KeepAliveGateway {
  /** From now on the session ends by itself after so many seconds without a call, or earlier if the bank says so. */
  ping(seconds: number): Result<void>;
}
