import { coreMigrations } from '../db/core-migrations';
import type { Area } from './area';

/** Clock, secret, preferences, log and audit: what every other area stands on. */
export const coreArea: Area = { name: 'core', migrations: coreMigrations };
