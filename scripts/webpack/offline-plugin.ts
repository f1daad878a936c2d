import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Compilation, sources, type Compiler } from 'webpack';

const name = 'OfflinePlugin';
const worker = join(__dirname, 'offline-worker.js');

/** What the portal needs to stand without a network; source maps, twins and lists for the server are no part of it. */
const isNeeded = (file: string): boolean =>
  /\.(js|css|woff2|svg|png|html)$/.test(file) || file === 'config.json' || /^assets\/i18n\//.test(file);

/**
 * Writes `offline.js`, the worker that keeps the files of this build and no other for a reload without a network
 * (docs/adr/0013). Its first lines name the build, so that each build is a worker of its own.
 */
export class OfflinePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const files = compilation
          .getAssets()
          .filter((asset) => isNeeded(asset.name))
          .toSorted((a, b) => a.name.localeCompare(b.name));
        const version = createHash('sha256');
        for (const file of files) version.update(file.name).update(file.source.buffer());
        const text = offlineWorker(
          likelyFirst(
            files.map((file) => file.name),
            compilation,
          ),
          version.digest('hex').slice(0, 16),
        );
        compilation.emitAsset('offline.js', new sources.RawSource(text));
      });
    });
  }
}

/**
 * In the order in which they are kept: the shell, then the pages as the registry has them, so that a slow line brings the
 * start page's neighbours before what few come to.
 */
function likelyFirst(files: readonly string[], { chunkGroups }: Compilation): readonly string[] {
  const pages = chunkGroups.flatMap(({ chunks }) => chunks.flatMap((chunk) => [...chunk.files]));
  const place = new Map(pages.toReversed().map((file, index) => [file, -index]));
  // Page, configuration and texts belong to no chunk and come first.
  return files.toSorted((a, b) => (place.get(a) ?? -pages.length) - (place.get(b) ?? -pages.length));
}

/** The worker for these files of this version. */
const offlineWorker = (files: readonly string[], version: string): string =>
  [
    `self.depotwerkBuild = ${JSON.stringify({ version, files: files.map(addressOf) })};`,
    readFileSync(worker, 'utf8'),
  ].join('\n');

const addressOf = (file: string): string => `/ngbrk/${file === 'index.html' ? '' : file}`;
