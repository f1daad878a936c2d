import type { Area } from '@sandbox/platform/area';
import { eventMigrations } from './event-migrations';
import { eventRoutes } from './event-routes';
import { eventOperations } from './event-operations';

/** Live quotes, order changes and the end of the session. */
export const eventArea: Area = {
  name: 'events',
  operations: eventOperations,
  migrations: eventMigrations,
  routes: eventRoutes,
};
