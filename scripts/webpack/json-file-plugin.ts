import { Compilation, sources, type Compiler } from 'webpack';

const name = 'JsonFilePlugin';

/** Writes a fixed value as a JSON file into the bundle's folder. */
export class JsonFilePlugin {
  readonly #file: string;
  readonly #value: unknown;

  constructor(file: string, value: unknown) {
    this.#file = file;
    this.#value = value;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        compilation.emitAsset(this.#file, new sources.RawSource(JSON.stringify(this.#value)));
      });
    });
  }
}
