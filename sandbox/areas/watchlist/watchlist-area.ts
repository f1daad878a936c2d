import type { Area } from '@sandbox/platform/area';
import { raiseAlarms } from './price-alarms';
import { watchlistRoutes } from './watchlist-routes';

/** What customers watch, and the prices at which they want to be told. */
export const watchlistArea: Area = {
  name: 'watchlist',
  migrations: [
    {
      name: 'watchlist-001',
      statements: [
        `create table watch (
          client_id text not null, instrument_id text not null, watched_at timestamptz not null, price text,
          alarm_above text, alarm_below text, primary key (client_id, instrument_id))`,
        `create table raised_alarm (
          client_id text not null, alarm_id text not null, instrument_id text not null, direction text not null,
          level text not null, price text not null, raised_at timestamptz not null,
          primary key (client_id, alarm_id))`,
      ],
    },
  ],
  routes: watchlistRoutes,
  engine: (bank) => ({ round: () => raiseAlarms(bank) }),
};
