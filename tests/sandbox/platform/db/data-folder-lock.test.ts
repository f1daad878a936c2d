import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDataFolder } from '@sandbox/platform/db/data-folder-lock';

let folder: string;
const file = (): string => join(folder, 'werkbank.lock');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'werkbank-lock-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the lock of the data folder [BNK-01]', () => {
  it('is held until it is given back', () => {
    const unlock = lockDataFolder(folder);
    expect(readFileSync(file(), 'utf8')).toContain(String(process.pid));
    unlock();
    expect(existsSync(file())).toBe(false);
  });

  it('refuses a second bank with a sentence that says what to do', () => {
    const unlock = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(
      `The data folder ${folder} is in use by the sandbox bank with process id ${process.pid}. End that one first, or choose another folder with DATA_DIR.`,
    );
    unlock();
  });

  it('is taken over from a process that was killed', () => {
    const dead = spawnSync(process.execPath, ['-e', '0']);
    writeFileSync(file(), JSON.stringify({ pid: dead.pid, started: '' }));
    lockDataFolder(folder)();
    expect(existsSync(file())).toBe(false);
  });

  it.each([
    ['nothing', ''],
    ['half a line', '{"pid":'],
    ['something else', '[]'],
  ])('is taken over when the file holds %s: a crash while writing', (_case, content) => {
    writeFileSync(file(), content);
    lockDataFolder(folder)();
    expect(existsSync(file())).toBe(false);
  });

  it('is taken over when the process id has been given to another program since', () => {
    const other = spawn('cat');
    writeFileSync(file(), JSON.stringify({ pid: other.pid, started: 'another-boot/1' }));
    const take = () => lockDataFolder(folder)();
    if (existsSync('/proc/self/stat')) expect(take).not.toThrow();
    else expect(take).toThrow('in use');
    other.kill();
  });

  it('is not given back by one who no longer holds it', () => {
    const unlock = lockDataFolder(folder);
    writeFileSync(file(), JSON.stringify({ pid: 1, started: '' }));
    unlock();
    expect(existsSync(file())).toBe(true);
  });
});
