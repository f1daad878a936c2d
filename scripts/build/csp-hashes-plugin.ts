import { createHash } from 'node:crypto';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { sources, type Compiler } from 'webpack';

const name = 'CspHashesPlugin';

/**
 * Writes `csp.json`: the hashes of the styles and scripts that stand inline in index.html, so that the server's
 * content security policy allows exactly these and no other.
 */
export class CspHashesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).beforeEmit.tap(name, (data) => {
        compilation.emitAsset('csp.json', new sources.RawSource(JSON.stringify(hashesIn(data.html))));
        return data;
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
