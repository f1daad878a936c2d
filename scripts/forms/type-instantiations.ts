import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as ts from 'typescript';

const root = join(__dirname, '../..');

/** What the compiler has to say of a source, and how many types it makes for it: `tsc --extendedDiagnostics`. */
export function typeInstantiations(source: string): {
  readonly problems: readonly string[];
  readonly count: number;
} {
  const file = join(root, 'tests/tooling/form/written-form.ts');
  const tsconfig = readFileSync(join(root, 'tsconfig.json'), 'utf8');
  const { options } = ts.parseJsonConfigFileContent(
    ts.parseConfigFileTextToJson('tsconfig.json', tsconfig).config,
    ts.sys,
    root,
  );
  const quiet = {
    ...options,
    incremental: false,
    types: [],
    noUnusedLocals: false,
    noUnusedParameters: false,
  };
  const host = ts.createCompilerHost(quiet);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, target, ...rest) =>
    name === file ? ts.createSourceFile(name, source, target) : getSourceFile(name, target, ...rest);
  const program = ts.createProgram([file], quiet, host);
  const found = program.getSemanticDiagnostics(program.getSourceFile(file));
  return {
    problems: found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
    count: program.getInstantiationCount(),
  };
}
