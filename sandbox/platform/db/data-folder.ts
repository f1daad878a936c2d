import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Says that a world was made in this folder: from then on nothing in it may be missing. */
const MARK = 'werkbank.world';

/** Where the files of the embedded database are. */
export const databaseFolder = (dataFolder: string): string => join(dataFolder, 'postgres');

/** Whether a database was made in its folder. */
export const holdsDatabase = (folder: string): boolean => existsSync(join(folder, 'PG_VERSION'));

/**
 * Looks whether the folder holds all of a world or nothing of one. Throws a sentence for the person at the keyboard
 * when a part is missing: a new one made in its place would hide what is lost, and stand on the rest of the old.
 */
export function checkDataFolder(dataFolder: string): void {
  const database = databaseFolder(dataFolder);
  const holds = existsSync(database) ? readdirSync(database) : [];
  if (holds.includes('PG_VERSION')) return;
  if (holds.length > 0) throw new Error(damaged(dataFolder, 'The file postgres/PG_VERSION is missing.'));
  if (existsSync(join(dataFolder, MARK))) {
    throw new Error(damaged(dataFolder, 'The files of the database are missing.'));
  }
}

/** Notes that the world of this folder stands. */
export const markDataFolder = (dataFolder: string): void =>
  writeFileSync(join(dataFolder, MARK), 'A world of the sandbox bank is kept in this folder.\n');

/** What a person reads whose data cannot be opened, with the ways out. */
export const damaged = (dataFolder: string, reason: string): string =>
  `The data folder ${dataFolder} is damaged, nothing in it was changed. ${reason.trim()} ` +
  'Put a copy of the folder in its place, or remove it to begin with a fresh world, ' +
  'or choose another folder with DATA_DIR.';
