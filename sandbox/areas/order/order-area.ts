import type { Area } from '@sandbox/platform/area';
import { newOrder, orderCancellation, orderChange } from './book/order-kinds';
import { costRoutes } from './cost/cost-routes';
import { quoteMigrations } from './quote/quote-migrations';
import { quoteRoutes } from './quote/quote-routes';
import { quoteTicketRelease } from './quote/release-ticket';
import { orderIntentRoutes } from './routes/order-intent-routes';
import { openOrderRoutes } from './routes/open-order-routes';
import { orderBookRoutes } from './routes/order-book-routes';
import { orderRoutes } from './routes/order-routes';
import { orderBookFill } from './seed/fill-order-book';
import { seedOrders } from './seed/seed-orders';
import { seedReturnedDebits } from './seed/seed-returned-debits';
import { orderMigrations } from './store/order-migrations';
import { OrderEngine } from './trade/order-engine';
import { orderOperations } from './order-operations';

/** Orders from their costs and quotes over entry to settlement, and the loop that lets them happen. */
export const orderArea: Area = {
  name: 'order',
  operations: orderOperations,
  migrations: [...orderMigrations, ...quoteMigrations],
  seed: async (tx, bank) => {
    await seedReturnedDebits(tx, bank);
    await seedOrders(tx, bank);
  },
  fills: [orderBookFill],
  intents: [newOrder, orderChange, orderCancellation, quoteTicketRelease],
  routes: (server, bank) => {
    orderRoutes(server, bank);
    orderIntentRoutes(server, bank);
    orderBookRoutes(server, bank);
    openOrderRoutes(server, bank);
    quoteRoutes(server, bank);
    costRoutes(server, bank);
  },
  engine: (bank) => new OrderEngine(bank),
};
