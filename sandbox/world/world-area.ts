import { worldMigrations } from '@sandbox/platform/db/world-migrations';
import type { Area } from '@sandbox/platform/area';
import { seedWorld } from '@sandbox/areas/customer/seed/seed-customers';

/** The seeded world: customers with depots and accounts, instruments and venues. */
export const worldArea: Area = { name: 'world', migrations: worldMigrations, seed: seedWorld };
