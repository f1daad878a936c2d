import type { Area } from '@sandbox/platform/area';
import { intentRoutes } from './routes/intent-routes';
import { orderBookRoutes } from './routes/order-book-routes';
import { OrderEngine } from './trade/order-engine';
import { orderMigrations } from './store/order-migrations';
import { orderRoutes } from './routes/order-routes';
import { seedOrders } from './seed/seed-orders';
import { standingOrderRoutes } from './routes/open-order-routes';

/** Orders from entry to settlement, and the loop that lets them happen. */
export const orderArea: Area = {
  name: 'order',
  migrations: orderMigrations,
  seed: seedOrders,
  routes: (server, bank) => {
    orderRoutes(server, bank);
    intentRoutes(server, bank);
    orderBookRoutes(server, bank);
    standingOrderRoutes(server, bank);
  },
  start: (bank) => new OrderEngine(bank).start(),
};
