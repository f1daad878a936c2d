import { bankSources, bundleBank } from './bundle-bank.mjs';
import { at } from './paths.mjs';
import { run, step, typescript } from './run.mjs';
import { hashOf, isStamped, stamp } from './stamp.mjs';

const stampFile = at('dist', 'portal.stamp');
const bankStampFile = at('dist', 'bank.stamp');

/** Everything the bundle is made from. */
const sources = [
  'domain',
  'application',
  'adapters',
  'ui',
  'src',
  'scripts/webpack',
  'webpack.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** Bundles the portal for production and remembers what from. */
export async function buildPortal() {
  const hash = hashOf(sources);
  const webpack = ['node_modules/webpack-cli/bin/cli.js', '--mode', 'production'];
  const result = await run(process.execPath, [...typescript, ...webpack]);
  if (result.ok) stamp(stampFile, hash);
  return result;
}

/** Bundles the portal unless the bundle was made from exactly these sources. */
export async function ensureBuilt() {
  if (isStamped(stampFile, hashOf(sources))) return;
  await step('Building the portal (only after a change)', buildPortal);
}

/** Bundles the bank unless the bundle was made from exactly these sources. */
export async function ensureBankBundled() {
  const hash = hashOf([
    ...bankSources,
    'scripts/steps/bundle-bank.mjs',
    'scripts/webpack/own-folder-loader.mjs',
    'package-lock.json',
  ]);
  if (isStamped(bankStampFile, hash)) return;
  await step('Building the bank (only after a change)', bundleBank);
  stamp(bankStampFile, hash);
}
