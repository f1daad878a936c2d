import { join } from 'node:path';

/** The root of the repository. */
export const root = join(import.meta.dirname, '..', '..');

/**
 * A path below the root.
 * @param {string[]} parts
 */
export const at = (...parts) => join(root, ...parts);
