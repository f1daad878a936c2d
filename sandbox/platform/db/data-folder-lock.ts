import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from './error-code';

interface Holder {
  readonly pid: number;
  /** When the process started, in clock ticks since boot, where the system tells; guards against a reused pid. */
  readonly started: string;
}

/**
 * Takes the data folder for this process: two processes on one embedded database would destroy it. Throws a
 * sentence for the person at the keyboard when a living process holds it; takes over from a dead one.
 * Gives back the function that frees the folder.
 */
export function lockDataFolder(folder: string): () => void {
  const file = join(folder, 'werkbank.lock');
  const own: Holder = { pid: process.pid, started: startOf(process.pid) };
  const content = JSON.stringify(own);
  while (!created(file, content)) {
    const found = read(file);
    if (found === undefined) continue;
    const holder = parsed(found);
    if (holder !== undefined && isAlive(holder)) throw new Error(refusal(folder, holder.pid));
    discard(file, found);
  }
  return () => {
    if (read(file) === content) rmSync(file, { force: true });
  };
}

const refusal = (folder: string, pid: number): string =>
  `The data folder ${folder} is in use by the sandbox bank with process id ${String(pid)}. ` +
  'End that one first, or choose another folder with DATA_DIR.';

function created(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Puts the dead holder's file aside; if another process was quicker, what it wrote is put back. */
function discard(file: string, seen: string): void {
  const aside = `${file}.${String(process.pid)}`;
  try {
    renameSync(file, aside);
    if (read(aside) !== seen) linkSync(aside, file);
  } catch {
    // Somebody else moved it first: look again.
  }
  rmSync(aside, { force: true });
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function parsed(content: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(content);
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('started' in value))
      return undefined;
    return typeof value.pid === 'number' ? { pid: value.pid, started: String(value.started) } : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(holder: Holder): boolean {
  if (holder.started !== '' && holder.started !== startOf(holder.pid)) return false;
  try {
    process.kill(holder.pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** Field 22 of Linux's /proc/<pid>/stat with the boot id; empty where there is none. */
function startOf(pid: number): string {
  const stat = read(`/proc/${String(pid)}/stat`);
  const ticks = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return ticks === undefined ? '' : `${read('/proc/sys/kernel/random/boot_id')?.trim() ?? ''}/${ticks}`;
}
