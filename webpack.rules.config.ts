import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { lastRun } from './scripts/webpack/last-run.mjs';
import { rulesPolicy } from './scripts/steps/rules-policy.mjs';
import { cssLoader, minifier, swcLoader } from './webpack.config';

const here = (...path: string[]): string => join(__dirname, ...path);
const folders = ['domain', 'application', 'adapters', 'ui', 'src', 'tests'];

/** What a scenario takes from Node or drives a browser with, and what stands in its place on a page. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/^node:assert(?:\/strict)?$/, here('workbench/runner/assert.ts')],
  [/^@cucumber\/cucumber$/, here('workbench/runner/cucumber.ts')],
  [/\/tasks\/browser\//, here('workbench/runner/no-browser.ts')],
];

/** The workbench of rules: `dist/rules`, a folder that can be opened and published as it is. */
export default function rules(): Configuration {
  return {
    mode: 'production',
    target: ['web', 'es2022'],
    entry: { rules: here('workbench/main.tsx') },
    output: {
      path: here('dist/rules'),
      publicPath: './',
      filename: '[name].[contenthash:6].js',
      assetModuleFilename: 'assets/[name].[contenthash:6][ext]',
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: Object.fromEntries(folders.map((folder) => [`@${folder}`, here(folder)])),
    },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: swcLoader },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, cssLoader] },
        { test: /\.feature$/, type: 'asset/source' },
        // The drawings stand in the page itself: no browser takes them from another file where that lies in a folder.
        { test: /icons\.svg$/, type: 'asset/inline', generator: { dataUrl: () => '' } },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    optimization: { minimizer: [minifier, new CssMinimizerPlugin()] },
    plugins: [
      ...replacements.map(
        ([asked, file]) =>
          new webpack.NormalModuleReplacementPlugin(asked, (found) => (found.request = file)),
      ),
      // One script: a page that is opened from a folder cannot fetch another.
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new HtmlWebpackPlugin({
        template: here('workbench/index.html'),
        inject: false,
        cache: false,
        templateParameters: (_compilation, _assets, _tags, options) => ({
          htmlWebpackPlugin: { files: _assets, options },
          policy: rulesPolicy,
          lastRun: lastRun(),
          drawings: readFileSync(here('ui/components/icon/icons.svg'), 'utf8').replace(
            '<svg ',
            '<svg hidden ',
          ),
        }),
      }),
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:6].css' }),
    ],
    devtool: false,
    cache: {
      type: 'filesystem',
      name: 'rules',
      cacheDirectory: here('.cache/webpack-rules'),
      buildDependencies: { config: [__filename] },
    },
    performance: false,
    stats: 'errors-warnings',
  };
}
