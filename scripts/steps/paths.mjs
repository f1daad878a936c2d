import { join, resolve } from 'node:path';

/** The root of the repository. */
export const root = join(import.meta.dirname, '..', '..');

/**
 * A path below the root; an absolute one stays as it is.
 * @param {string[]} parts
 */
export const at = (...parts) => resolve(root, ...parts);
