import type { Area } from '@sandbox/platform/area';
import { marketRoutes } from './instrument-routes';
import { marketMigrations } from './market-migrations';
import { seedMarket } from './seed-market';
import { priceHistoryRoutes } from './price-history-routes';
import { marketPageRoutes } from './market-page-routes';
import { marketOperations } from './market-operations';

/** Instruments, venues, prices and quotes. */
export const marketArea: Area = {
  name: 'market',
  operations: marketOperations,
  migrations: marketMigrations,
  seed: seedMarket,
  routes: (server, bank) => {
    marketRoutes(server, bank);
    priceHistoryRoutes(server, bank);
    marketPageRoutes(server, bank);
  },
};
