import type { Patience } from '@application/shared/wait-at-most';

/**
 * A page stands without the drafts that cannot be opened yet; the key is still asked for, as it is after a failure. Long
 * enough for a slow line, on which a page that stands sooner would be entered again.
 */
export const KEY_PATIENCE: Patience = { atMost: 2500, again: 15_000 };
