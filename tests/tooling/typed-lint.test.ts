import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** What no file may contain and only the types tell. */
const planted: Readonly<Record<string, string>> = {
  'await-thenable': 'export const one = async () => await 1;',
  'no-base-to-string': 'export const text = (value: object) => String(value);',
  'no-confusing-void-expression': 'export const told = (tell: () => void) => [tell()];',
  'no-deprecated': '/** @deprecated */ const old = 1;\nexport const same = old;',
  'no-floating-promises': 'export const send = (call: () => Promise<void>) => { call(); };',
  'no-misused-promises': 'export const is = (call: () => Promise<boolean>) => (call() ? 1 : 2);',
  'no-unnecessary-condition': "export const named = (name: string) => name ?? 'nobody';",
  'no-unnecessary-type-assertion': 'export const same = (name: string) => name!;',
  'no-unsafe-argument': 'export const read = (text: string) => parseInt(JSON.parse(text));',
  'no-unsafe-assignment':
    'export const read = (text: string) => { const { a } = JSON.parse(text); return Boolean(a); };',
  'no-unsafe-call': 'export const call = (text: string): unknown => JSON.parse(text)();',
  'no-unsafe-member-access': 'export const call = (text: string): unknown => JSON.parse(text).member;',
  'no-unsafe-return': 'export const read = (text: string): string => JSON.parse(text);',
  'only-throw-error': "export const fail = () => { throw 'failed'; };",
  'restrict-plus-operands': 'export const sum = (count: number, text: string) => count + text;',
  'restrict-template-expressions': 'export const text = (value: object) => `${value}`;',
  'switch-exhaustiveness-check':
    "export const one = (side: 'BUY' | 'SELL') => { switch (side) { case 'BUY': return 1; } return 2; };",
  'unbound-method': 'class Bank { ask() { return this; } }\nexport const { ask } = new Bank();',
};

interface Report {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}

/** What the linter of `npm run lint` says of each planted file, `file: rule`, in a folder of its own. */
const toldOf = (files: Readonly<Record<string, string>>): readonly string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'typed-lint-'));
  try {
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true } }));
    for (const [rule, code] of Object.entries(files)) writeFileSync(join(folder, `${rule}.ts`), `${code}\n`);
    const linter = join(root, 'node_modules/oxlint/bin/oxlint');
    const args = ['-c', join(root, '.oxlintrc.json'), '--type-aware', '-f', 'json', '.'];
    const env = { ...process.env, OXLINT_TSGOLINT_PATH: join(root, 'node_modules/.bin/tsgolint') };
    const { stdout } = spawnSync(process.execPath, [linter, ...args], { cwd: folder, encoding: 'utf8', env });
    const { diagnostics }: Report = JSON.parse(stdout);
    return diagnostics.map(({ code, filename }) => `${filename}: ${code}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const told = toldOf(planted);

describe('the lint rules that ask the types', () => {
  it.each(Object.keys(planted))('%s refuses what is planted', (rule) => {
    expect(told).toContain(`${rule}.ts: typescript(${rule})`);
  });
});
