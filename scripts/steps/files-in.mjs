import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './paths.mjs';

/**
 * A file itself, or all files below a folder in a fixed order; nothing for what does not exist.
 * @param {string} path relative to the root
 * @returns {string[]}
 */
export function filesIn(path) {
  if (!existsSync(at(path))) return [];
  if (!statSync(at(path)).isDirectory()) return [path];
  return readdirSync(at(path))
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}
