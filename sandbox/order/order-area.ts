import type { Area } from '../foundation/area';
import { intentRoutes } from './intent-routes';
import { orderBookRoutes } from './order-book-routes';
import { OrderEngine } from './order-engine';
import { orderMigrations } from './order-migrations';
import { orderRoutes } from './order-routes';
import { seedOrders } from './seed-orders';
import { standingOrderRoutes } from './standing-order-routes';

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
