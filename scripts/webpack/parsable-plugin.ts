import { Script } from 'node:vm';
import { Compilation, WebpackError, type Compiler } from 'webpack';

const name = 'ParsablePlugin';

/** Refuses a bundle with a script that no browser can read: a minifier that fails may do so without a word. */
export class ParsablePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        for (const { name: file, source } of compilation.getAssets()) {
          const problem = file.endsWith('.js') && problemOf(source.source().toString(), file);
          if (problem) compilation.errors.push(new WebpackError(problem));
        }
      });
    });
  }
}

/** Why a script cannot be read, with its place; undefined where it can. */
export function problemOf(script: string, file: string): string | undefined {
  try {
    new Script(script, { filename: file });
    return undefined;
  } catch (failure) {
    return `${file} cannot be read: ${String(failure)}`;
  }
}
