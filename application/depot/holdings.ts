import type { AccountGateway } from '../ports/bank/account-gateway';
import type { DepotGateway } from '../ports/bank/depot-gateway';

/** What the customer has: depots with their positions, and cash accounts. */
export interface Holdings {
  readonly depots: Pick<DepotGateway, 'depots' | 'positions'>;
  readonly accounts: Pick<AccountGateway, 'balances'>;
}
