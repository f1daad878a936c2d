import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(__dirname, '../../..');

/** Code as it would stand in a file of the repository. */
export type Plant = readonly [file: string, code: string];

/**
 * Lints code that lies in no file of the repository, by the rules that would hold for it there. The types it names are
 * not asked for.
 * @returns for each plant the names of the rules it breaks, such as `eslint(no-console)`
 */
export function lintPlanted(plants: readonly Plant[]): readonly (readonly string[])[] {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  try {
    const config = pathToFileURL(join(root, 'oxlint.config.mjs')).href;
    writeFileSync(join(folder, 'oxlint.config.mjs'), `export { default } from '${config}';`);
    const files = plants.map(([file], index) => placeOf(file, index));
    plants.forEach(([, code], index) => plant(join(folder, files[index] ?? ''), code));
    const broken = diagnosticsIn(folder);
    return files.map((file) => broken.filter(({ filename }) => filename === file).map(({ code }) => code));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A file there is has rules of its own by its name; any other gets a name that no second plant has. */
const placeOf = (file: string, index: number): string =>
  existsSync(join(root, file)) ? file : file.replace('.', `-${index}.`);

function plant(file: string, code: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${code}\n`);
}

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
}

function diagnosticsIn(folder: string): readonly Diagnostic[] {
  const linter = join(root, 'node_modules/oxlint/bin/oxlint');
  const args = [linter, '-c', 'oxlint.config.mjs', '--format', 'json', '.'];
  try {
    return read(execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }));
  } catch (failure) {
    // The linter ends with 1 where it found something, which is what it is asked for here.
    const { stdout } = failure as { readonly stdout: string };
    return read(stdout);
  }
}

function read(output: string): readonly Diagnostic[] {
  const { diagnostics }: { diagnostics: readonly Diagnostic[] } = JSON.parse(output);
  return diagnostics;
}
