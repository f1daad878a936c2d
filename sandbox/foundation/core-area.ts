import { coreMigrations } from '@sandbox/platform/db/core-migrations';
import type { Area } from '@sandbox/platform/area';

/** Clock, secret, preferences, log and audit: what every other area stands on. */
export const coreArea: Area = { name: 'core', migrations: coreMigrations };
