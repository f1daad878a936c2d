import { worldMigrations } from '../db/world-migrations';
import type { Area } from '../foundation/area';
import { seedWorld } from './seed';

/** The seeded world: customers with depots and accounts, instruments and venues. */
export const worldArea: Area = { name: 'world', migrations: worldMigrations, seed: seedWorld };
