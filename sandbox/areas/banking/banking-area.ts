import type { Area } from '@sandbox/platform/area';
import { allBalancesRoutes } from './all-balances-routes';
import { depositRoutes } from './deposit-routes';
import { transactionRoutes } from './transaction-routes';

/** What the journal shows of accounts: their bookings, deposits, and all balances in one report. */
export const bankingArea: Area = {
  name: 'banking',
  routes: (server, bank) => {
    transactionRoutes(server, bank);
    allBalancesRoutes(server, bank);
    depositRoutes(server, bank);
  },
};
