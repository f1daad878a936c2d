import type { Area } from '@sandbox/platform/area';
import { fundOrderCancellation, fundOrderChange, newFundOrder, referenceChange } from './book/fund-kinds';
import { fundDepotOperations } from './fund-depot-operations';
import { changeRoutes } from './routes/change-routes';
import { creationRoutes } from './routes/creation-routes';
import { readRoutes } from './routes/read-routes';
import { referenceRoutes } from './routes/reference-routes';
import { FundEngine } from './run/fund-engine';
import { seedFundDepots } from './seed/seed-fund-depots';
import { fundMigrations } from './store/fund-migrations';

/** Money in and out of fund depots, from the conditions to the last run. */
export const fundDepotArea: Area = {
  name: 'fund depot',
  migrations: fundMigrations,
  seed: seedFundDepots,
  operations: fundDepotOperations,
  intents: [newFundOrder, fundOrderChange, fundOrderCancellation, referenceChange],
  engine: (bank) => new FundEngine(bank),
  routes: (server, bank) => {
    readRoutes(server, bank);
    creationRoutes(server, bank);
    changeRoutes(server, bank);
    referenceRoutes(server, bank);
  },
};
