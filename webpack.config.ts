import { join } from 'node:path';
import { constants, type BrotliOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { BannerPlugin, Compilation, type Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { CodePatiencePlugin } from './scripts/webpack/code-patience-plugin';
import { CspHashesPlugin } from './scripts/webpack/csp-hashes-plugin';
import { FlatLayersPlugin } from './scripts/webpack/flat-layers-plugin';
import { firstWords } from './scripts/webpack/first-words';
import { leftOut } from './scripts/webpack/left-out';
import { JsonFilePlugin } from './scripts/webpack/json-file-plugin';
import { ManifestPlugin } from './scripts/webpack/manifest-plugin';
import { OfflinePlugin } from './scripts/webpack/offline-plugin';
import { ParsablePlugin } from './scripts/webpack/parsable-plugin';
import { portalConfig } from './scripts/webpack/portal-config';
import { TranslationsPlugin } from './scripts/webpack/translations-plugin';

const publicPath = '/ngbrk/';
const here = (...path: string[]): string => join(__dirname, ...path);
const folders = ['domain', 'application', 'adapters', 'ui', 'src'];

/** What of the bundle travels as text; typefaces are compressed already. */
const compressible = /\.(js|css|html|json|svg)$/;

/** Browsers with `light-dark()`, which the tokens are written in. */
const targets = ['chrome 123', 'firefox 128', 'safari 17.5'];

export const swcLoader = {
  loader: 'swc-loader',
  options: {
    swcrc: false,
    jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
    env: { targets },
  },
};

export const cssLoader = {
  loader: 'css-loader',
  options: {
    modules: {
      auto: true,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      localIdentName: '[hash:base64:6]',
    },
  },
};

/** Sheets and queries name widths in px of a browser whose letters are 16 px high (portal.md 2.8). */
const letterWidthsLoader = here('scripts', 'webpack', 'letter-widths-loader.mjs');

/** The native one: it takes a quarter of the time of Terser for scripts of the same size. */
export const minifier = new MinimizerPlugin({
  minify: MinimizerPlugin.swcMinify,
  // `keep_fargs` stays on: without it arguments are written that nothing can read (ParsablePlugin).
  minimizerOptions: { ecma: 2020, compress: { passes: 4, pure_getters: true }, mangle: true },
});

/**
 * Chromium compiles a function when it is first called, on the thread that answers keys and fingers; told so by this line, it
 * compiles those of a file while the file comes, on another. Others take it for a comment.
 */
const compiledAhead = new BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  // Once the minifier has thrown all comments away.
  stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

const precompressed = [
  new CompressionPlugin<BrotliOptions>({
    algorithm: 'brotliCompress',
    filename: '[path][base].br',
    test: compressible,
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
  }),
  new CompressionPlugin({ algorithm: 'gzip', filename: '[path][base].gz', test: compressible }),
];

/** `npm run dev` reloads the portal itself and passes everything else on to the sandbox bank. */
const devServer: DevServerConfiguration = {
  port: Number(process.env['PORT'] ?? 4000),
  static: false,
  hot: false,
  liveReload: true,
  client: { overlay: true },
  historyApiFallback: { index: publicPath, rewrites: [{ from: /^\/cp\/error/, to: publicPath }] },
  proxy: [
    {
      context: (path) => !path.startsWith(publicPath) && !path.startsWith('/cp/error') && path !== '/ws',
      target: process.env['SANDBOX_URL'] ?? 'http://localhost:4001',
    },
  ],
};

/** The portal's bundle: `dist/portal`, served under `/ngbrk/`. */
export default function portal(
  _: unknown,
  { mode }: { readonly mode?: Configuration['mode'] },
): Configuration {
  const production = mode !== 'development';
  return {
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    entry: { main: here('src/main.tsx') },
    output: {
      path: here('dist/portal'),
      publicPath,
      filename: production ? '[name].[contenthash:6].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:6].js' : '[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:6][ext]',
      trustedTypes: { policyName: 'depotwerk-chunks' },
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        ...Object.fromEntries(folders.map((folder) => [`@${folder}`, here(folder)])),
        ...leftOut(here('node_modules')),
      },
    },
    module: {
      rules: [
        { test: /\.tsx?$/, include: folders.map((folder) => here(folder)), use: swcLoader },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, cssLoader, letterWidthsLoader] },
        { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimizer: [minifier, new CssMinimizerPlugin()],
      splitChunks: {
        // What pages share travels in few pieces: small ones of their own compress worse than they spare on the next page.
        minSize: 80_000,
        // A page that few come to brings all it needs by itself: shared with it, those of all others were cut smaller.
        chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'messages',
        cacheGroups: {
          vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial', enforce: true },
          // How the first page and all others say what did not come: with the shell it comes once.
          failures: {
            test: /ui[\\/]components[\\/](contact[\\/]|feedback[\\/](remote-view|failure-panel|error-panel|notice|shown-moments|use-retry-online))/,
            name: 'main',
            chunks: 'async',
            enforce: true,
          },
        },
      },
    },
    plugins: [
      new HtmlWebpackPlugin({
        template: here('ui/app/index.html'),
        inject: false,
        templateParameters: { firstWords: JSON.stringify(firstWords()).replaceAll('<', String.raw`\u003c`) },
      }),
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:6].css' }),
      new FlatLayersPlugin(),
      new TranslationsPlugin(),
      new JsonFilePlugin('config.json', portalConfig(production)),
      new CodePatiencePlugin(),
      new CspHashesPlugin(),
      new ManifestPlugin(),
      new ParsablePlugin(),
      ...(production ? [compiledAhead, new OfflinePlugin(), ...precompressed] : []),
    ],
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    cache: {
      type: 'filesystem',
      cacheDirectory: here('.cache/webpack'),
      buildDependencies: { config: [__filename] },
    },
    performance: false,
    stats: production ? 'errors-warnings' : 'minimal',
    devServer,
  };
}
