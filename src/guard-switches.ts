import type { TextStorage } from '@adapters/browser/storage/text/text-storage';
import type { DecideAccess, Guard } from '@application/access/decide-access';

/** How the local storage flag of a guard begins; `cdb-guard-off-brokerage` = `true` lets everybody pass that guard. */
export const GUARD_FLAG = 'cdb-guard-off-';

/**
 * Leaves out the guards that a local storage flag switches off (GU-09). For development only: the production build
 * replaces the condition around its one use and drops this file.
 */
export const withGuardSwitches = (
  access: Pick<DecideAccess, 'execute'>,
  flags: Pick<TextStorage, 'getItem'>,
): Pick<DecideAccess, 'execute'> => ({
  execute: (guards, visit) => access.execute(guards.filter(isOn(flags)), visit),
});

const isOn =
  (flags: Pick<TextStorage, 'getItem'>) =>
  (guard: Guard): boolean =>
    flags.getItem(GUARD_FLAG + guard) !== 'true';
