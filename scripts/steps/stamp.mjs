import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesIn } from './files-in.mjs';
import { at } from './paths.mjs';

/**
 * One hash over the names and contents of these files and folders; what does not exist counts as nothing.
 * @param {readonly string[]} paths relative to the root
 * @param {string} [extra] anything else the result depends on
 */
export function hashOf(paths, extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const path of paths.flatMap(filesIn)) hash.update(`\n${path}\n`).update(readFileSync(at(path)));
  return hash.digest('hex');
}

/**
 * Whether the stamp file holds this hash.
 * @param {string} file
 * @param {string} hash
 */
export function isStamped(file, hash) {
  return existsSync(file) && readFileSync(file, 'utf8') === hash;
}

/**
 * Leaves the hash behind, so that the next start can skip the work.
 * @param {string} file
 * @param {string} hash
 */
export function stamp(file, hash) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, hash);
}
