import { cpSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { filesIn } from './files-in.mjs';
import { at } from './paths.mjs';

/** What the bank is made of; it imports nothing else of the repository. */
export const bankSources = ['sandbox', 'domain/money', 'domain/time', 'domain/codes'];

/** Where the bundled bank stands (docs/adr/0012). */
const bundled = 'dist/bank';

/** Where the bundled bank begins. */
export const bundledBank = `${bundled}/main.js`;

/** The thread of the embedded database, which is started by its path: beside the code that starts it. */
const databaseThread = 'sandbox/platform/db/pglite-worker';

/** These find files of theirs by their own path, or are asked for late, and stay what they are. */
const unbundled =
  /^(@electric-sql\/pglite|@fastify\/swagger|@fastify\/swagger-ui|pdfkit|pino)(\/|$)|^pg-native$/;

/** @type {import('webpack').Configuration} */
const configuration = {
  mode: 'production',
  target: 'node20',
  context: at(),
  entry: { main: at('sandbox/main.ts'), [databaseThread]: at(`${databaseThread}.ts`) },
  output: {
    path: at(bundled),
    filename: '[name].js',
    chunkFilename: '[name].js',
    library: { type: 'commonjs2' },
    clean: true,
  },
  resolve: {
    extensions: ['.ts', '.js'],
    alias: { '@domain': at('domain'), '@sandbox': at('sandbox') },
  },
  externals: [
    ({ request }, done) => (unbundled.test(request) ? done(undefined, `commonjs ${request}`) : done()),
  ],
  // A package that asks for its own path would be told a wrong one: it belongs to those above, and the build says so.
  node: { __dirname: 'warn-mock', __filename: 'warn-mock' },
  module: {
    rules: [
      {
        test: /\.ts$/,
        parser: { commonjs: false, node: { __dirname: false, __filename: false } },
        use: [
          {
            loader: 'swc-loader',
            options: {
              swcrc: false,
              jsc: { parser: { syntax: 'typescript' }, target: 'es2023' },
            },
          },
          at('scripts/webpack/own-folder-loader.mjs'),
        ],
      },
    ],
  },
  // Names stay for anyone who reads a stack; where they stood is told with NODE_OPTIONS=--enable-source-maps.
  optimization: { minimize: false, splitChunks: false, chunkIds: 'named' },
  devtool: 'source-map',
  performance: false,
};

/** Bundles the bank once, so that its start neither compiles it nor looks for two thousand files. */
export async function bundleBank() {
  // Only now: this file is read before anything is installed.
  const { default: webpack } = await import('webpack');
  const compiler = webpack(configuration);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats === undefined || stats.hasErrors() || stats.hasWarnings()) {
    return { ok: false, output: stats?.toString('errors-warnings') ?? 'webpack said nothing.' };
  }
  for (const file of filesIn('sandbox')) {
    if (file.endsWith('.ts')) continue;
    mkdirSync(dirname(at(bundled, file)), { recursive: true });
    cpSync(at(file), at(bundled, file));
  }
  return { ok: true, output: '' };
}
