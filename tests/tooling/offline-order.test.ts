import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { webpack, type Stats } from 'webpack';
import { OfflinePlugin } from '../../scripts/webpack/offline-plugin';

let place = '';
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'offline-'));
});
afterEach(() => rmSync(place, { recursive: true }));

/** The files that the worker keeps, in its order, of a portal whose entry fetches these pages. */
async function filesKept(pages: readonly string[]): Promise<readonly string[]> {
  for (const page of pages) writeFileSync(join(place, `${page}.js`), `export const page = '${page}';`);
  writeFileSync(
    join(place, 'main.js'),
    pages.map((page) => `import(/* webpackChunkName: "${page}" */ './${page}');`).join('\n'),
  );
  const compiler = webpack({
    mode: 'none',
    context: place,
    entry: './main.js',
    output: { path: join(place, 'dist') },
    plugins: [new OfflinePlugin()],
  });
  const stats = await promisify<Stats | undefined>((done) => compiler.run(done))();
  expect(stats?.compilation.errors).toEqual([]);
  const worker = readFileSync(join(place, 'dist/offline.js'), 'utf8');
  const [, list = ''] = /"files":(\[.*?\])/u.exec(worker) ?? [];
  return JSON.parse(list);
}

describe('the worker without a network [CUS-05]', () => {
  it('keeps the shell first, then the pages in the order of the registry: a slow line brings the likely ones', async () => {
    expect(await filesKept(['start', 'depot', 'zinsen', 'antrag'])).toEqual([
      '/ngbrk/main.js',
      '/ngbrk/start.js',
      '/ngbrk/depot.js',
      '/ngbrk/zinsen.js',
      '/ngbrk/antrag.js',
    ]);
  });
});
