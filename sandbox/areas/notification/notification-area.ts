import type { Area } from '@sandbox/platform/area';
import { notificationRoutes } from './notification-routes';

/** What customers are told that happened without them. */
export const notificationArea: Area = {
  name: 'notification',
  migrations: [
    {
      name: 'notification-001',
      statements: [
        'create table notification_mark (client_id text not null primary key, seen_until timestamptz not null)',
      ],
    },
  ],
  routes: notificationRoutes,
};
