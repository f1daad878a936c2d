import { at } from './paths.mjs';
import { run, step, typescript } from './run.mjs';
import { hashOf, isStamped, stamp } from './stamp.mjs';

const stampFile = at('dist', 'portal.stamp');

/** Everything the bundle is made from. */
const sources = [
  'domain',
  'application',
  'adapters',
  'ui',
  'src',
  'scripts/build',
  'webpack.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** Bundles the portal for production. */
export function buildPortal() {
  return run(process.execPath, [
    ...typescript,
    'node_modules/webpack-cli/bin/cli.js',
    '--mode',
    'production',
  ]);
}

/** Bundles the portal unless the bundle was made from exactly these sources. */
export async function ensureBuilt() {
  const hash = hashOf(sources);
  if (isStamped(stampFile, hash)) return;
  await step('Building the portal (only after a change)', buildPortal);
  stamp(stampFile, hash);
}
