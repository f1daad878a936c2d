import { Compilation, sources, type Chunk, type Compiler } from 'webpack';

const name = 'ManifestPlugin';

/** Which scripts the browser fetches: at the start, and for each lazily loaded part beyond those. */
export interface BuildManifest {
  readonly initial: readonly string[];
  readonly async: Readonly<Record<string, readonly string[]>>;
}

/** Writes `manifest.json`, from which `npm run size` calculates the weight of the first page and of each part. */
export class ManifestPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const manifest = JSON.stringify(manifestOf(compilation));
        compilation.emitAsset('manifest.json', new sources.RawSource(manifest));
      });
    });
  }
}

function manifestOf({ entrypoints, chunkGroups }: Compilation): BuildManifest {
  const initial = scriptsOf([...entrypoints.values()].flatMap((entry) => entry.chunks));
  const lazy = chunkGroups
    .filter((group) => !group.isInitial())
    .map((group) => {
      const beyondStart = scriptsOf(group.chunks).filter((file) => !initial.includes(file));
      return [group.name ?? group.origins[0]?.request ?? group.id, beyondStart] as const;
    });
  return { initial, async: Object.fromEntries(lazy) };
}

function scriptsOf(chunks: readonly Chunk[]): readonly string[] {
  const files = chunks.flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith('.js'));
  return [...new Set(files)].sort();
}
