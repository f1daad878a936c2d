import type { AccountBalance } from '@domain/depot/account';
import type { AccountGateway } from '../ports/bank/account-gateway';
import type { Result } from '../ports/result';

/** Reads the customer's accounts with their available cash. */
export class LoadBalances {
  constructor(private readonly accounts: AccountGateway) {}

  execute(): Result<readonly AccountBalance[]> {
    return this.accounts.balances();
  }
}
