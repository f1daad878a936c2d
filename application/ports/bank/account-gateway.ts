import type { AccountBalance } from '@domain/depot/account';
import type { Result } from '../result';

/** The customer's accounts with their balances and available cash. */
export interface AccountGateway {
  balances(): Result<readonly AccountBalance[]>;
}
