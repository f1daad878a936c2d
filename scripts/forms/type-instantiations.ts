import { join } from 'node:path';
import * as ts from 'typescript';

const root = join(__dirname, '../..');

/** What the compiler has to say of a source, and how many types it makes for it: `tsc --extendedDiagnostics`. */
export function typeInstantiations(source: string): {
  readonly problems: readonly string[];
  readonly count: number;
} {
  const file = join(root, 'tests/tooling/form/written-form.ts');
  const options = { ...optionsOfProject(), incremental: false, types: [], noUnusedLocals: false };
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (name) => name === file || disk.fileExists(name),
    getSourceFile: (name, target, ...rest) =>
      name === file ? ts.createSourceFile(name, source, target) : disk.getSourceFile(name, target, ...rest),
  };
  const program = ts.createProgram([file], { ...options, noUnusedParameters: false }, host);
  const found = program.getSemanticDiagnostics(program.getSourceFile(file));
  return {
    problems: found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
    count: program.getInstantiationCount(),
  };
}

function optionsOfProject(): ts.CompilerOptions {
  const reading = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  return ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.json'), {}, reading)?.options ?? {};
}
