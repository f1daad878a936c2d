import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as ts from 'typescript';
import { typedForm } from './form/typed-form';

const root = join(__dirname, '../..');

/** What `tsc --extendedDiagnostics` counts as type instantiations of one source. */
function instantiationsOf(source: string): number {
  const file = join(root, 'tests/tooling/form/written-form.ts');
  const { config } = ts.parseConfigFileTextToJson(
    'tsconfig.json',
    readFileSync(join(root, 'tsconfig.json'), 'utf8'),
  );
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const quiet = {
    ...options,
    incremental: false,

    types: [],
    allowJs: false,
    noUnusedLocals: false,
    noUnusedParameters: false,
  };
  const host = ts.createCompilerHost(quiet);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, target, ...rest) =>
    name === file ? ts.createSourceFile(name, source, target) : getSourceFile(name, target, ...rest);
  const program = ts.createProgram([file], quiet, host);
  const problems = program.getSemanticDiagnostics(program.getSourceFile(file));
  expect(problems.map(({ messageText }) => messageText)).toEqual([]);
  return program.getInstantiationCount();
}

describe('a form of a thousand fields', () => {
  it('costs the compiler little a field, and as much for the last as for the first', () => {
    const [none, half, whole] = [
      instantiationsOf(typedForm(0)),
      instantiationsOf(typedForm(10)),
      instantiationsOf(typedForm(20)),
    ];
    // 1,000 fields, 20 readers, 20 rules, 20 steps: 2,059 when this was written, and room for a third more.
    expect(whole - none).toBeLessThan(2_750);
    expect(whole - half).toBeLessThan(1.2 * (half - none));
  });

  it('holds at most 8 MB (performance.md)', () => {
    const bytes = execFileSync(
      process.execPath,
      ['--expose-gc', '-r', '@swc-node/register', 'tests/tooling/form/form-heap.ts'],
      { cwd: root, encoding: 'utf8' },
    );
    expect(Number(bytes)).toBeGreaterThan(100_000);
    expect(Number(bytes)).toBeLessThan(8_000_000);
  });
});
