import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(__dirname, '../../..');

/** Code as it would stand in a file of the repository. */
export type Plant = readonly [file: string, code: string];

/**
 * Lints code that lies in no file of the repository, by the rules that would hold for it there.
 * @param typed whether its types are asked as well, which it may take from itself alone
 * @returns for each plant the names of the rules it breaks, such as `eslint(no-console)`
 */
export function lintPlanted(plants: readonly Plant[], typed = false): readonly (readonly string[])[] {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  try {
    const config = pathToFileURL(join(root, 'oxlint.config.mjs')).href;
    writeFileSync(join(folder, 'oxlint.config.mjs'), `export { default } from '${config}';`);
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true } }));
    const files = plants.map(([file], index) => placeOf(file, index));
    plants.forEach(([, code], index) => plant(join(folder, files[index] ?? ''), code));
    const broken = diagnosticsIn(folder, typed);
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

function diagnosticsIn(folder: string, typed: boolean): readonly Diagnostic[] {
  const linter = join(root, 'node_modules/oxlint/bin/oxlint');
  const args = ['-c', 'oxlint.config.mjs', ...(typed ? ['--type-aware'] : []), '--format', 'json', '.'];
  const env = { ...process.env, OXLINT_TSGOLINT_PATH: join(root, 'node_modules/.bin/tsgolint') };
  const { stdout } = spawnSync(process.execPath, [linter, ...args], { cwd: folder, encoding: 'utf8', env });
  const { diagnostics }: { diagnostics: readonly Diagnostic[] } = JSON.parse(stdout);
  return diagnostics;
}
