import type { Area } from '@sandbox/platform/area';
import { eventMigrations } from './event-migrations';
import { eventRoutes } from './event-routes';

/** Live quotes, order changes and the end of the session. */
export const eventArea: Area = { name: 'events', migrations: eventMigrations, routes: eventRoutes };
