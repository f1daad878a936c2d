import type { LoadBalances } from '@application/depot/load-balances';
import type { LoadDepots } from '@application/depot/load-depots';
import type { LoadPositions } from '@application/depot/load-positions';
import { token } from '../../token';

/** What `depot-module` binds. */
export const depotTokens = {
  loadDepots: token<LoadDepots>('LoadDepots'),
  loadBalances: token<LoadBalances>('LoadBalances'),
  loadPositions: token<LoadPositions>('LoadPositions'),
} as const;
