import type { Area } from '@sandbox/platform/area';
import { depotFill } from './depot/fill-depot';
import { ledgerMigrations } from './ledger-migrations';
import { ledgerRoutes } from './ledger-routes';
import { positionRoutes } from './depot/position-routes';
import { seedLedger } from './seed-ledger';
import { transactionRoutes } from './transaction-routes';
import { valueHistoryRoutes } from './depot/value-history-routes';
import { ledgerOperations } from './ledger-operations';

/** The double-entry ledger: money, securities, fees, and where they came from. */
export const ledgerArea: Area = {
  name: 'ledger',
  operations: ledgerOperations,
  migrations: ledgerMigrations,
  seed: seedLedger,
  fills: [depotFill],
  routes: (server, bank) => {
    ledgerRoutes(server, bank);
    positionRoutes(server, bank);
    transactionRoutes(server, bank);
    valueHistoryRoutes(server, bank);
  },
};
