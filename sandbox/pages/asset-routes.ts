import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BankServer } from '@sandbox/platform/http/bank-server';

const STYLE = join(__dirname, 'style');
const ASSETS: readonly (readonly [name: string, file: string, type: string])[] = [
  ['werkbank.css', join(STYLE, 'werkbank.css'), 'text/css; charset=utf-8'],
  ['refresh.js', join(STYLE, 'refresh.js'), 'text/javascript; charset=utf-8'],
  [
    'plex-sans.woff2',
    require.resolve('@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2'),
    'font/woff2',
  ],
];

/** Style sheet, script and typeface of the bank's own pages. */
export function assetRoutes(server: BankServer): void {
  for (const [name, file, type] of ASSETS) {
    const content = readFileSync(file);
    server.get(`/sandbox/assets/${name}`, { schema: { hide: true } }, (_request, reply) =>
      reply.header('content-type', type).header('cache-control', 'public, max-age=3600').send(content),
    );
  }
}
