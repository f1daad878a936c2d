import type { CoreTables } from './core-tables';
import type { WorldTables } from './world-tables';

/** Every table of the bank; each area adds its own type here. */
export type BankTables = CoreTables & WorldTables;
