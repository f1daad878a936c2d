import { createHash } from 'node:crypto';
import { Compilation, sources, type Compiler } from 'webpack';

const name = 'CspHashesPlugin';

/**
 * Writes `csp.json`: the hashes of the styles and scripts that stand inline in index.html, so that the server's
 * content security policy allows exactly these and no other. Read from the page as it is written, after every
 * minifier has been at it.
 */
export class CspHashesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const page = compilation.getAsset('index.html');
        if (page === undefined) return;
        const hashes = hashesIn(page.source.source().toString());
        compilation.emitAsset('csp.json', new sources.RawSource(JSON.stringify(hashes)));
      });
    });
  }
}

/** The hashes in the notation of the policy, `sha256-…`, of each inline style and script in the page. */
export function hashesIn(html: string) {
  return {
    styleHashes: contentsOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g).map(hashOf),
    scriptHashes: contentsOf(html, /<script(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script>/g).map(hashOf),
  };
}

function contentsOf(html: string, element: RegExp): readonly string[] {
  return [...html.matchAll(element)].map((match) => match[1] ?? '');
}

function hashOf(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
