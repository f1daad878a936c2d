import type { Deposit } from '@domain/banking/deposit';
import type { Result } from '../result';

/** What the customer has put by at the bank. */
export interface DepositGateway {
  /** Every deposit that is in force, the oldest first. */
  deposits(): Result<readonly Deposit[]>;
}
