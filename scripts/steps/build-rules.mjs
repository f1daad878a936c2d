import { at } from './paths.mjs';
import { run, step, typescript } from './run.mjs';
import { hashOf, isStamped, stamp } from './stamp.mjs';

const webpack = ['node_modules/webpack-cli/bin/cli.js', '--config', 'webpack.rules.config.ts'];
const stampFile = at('dist', 'rules.stamp');

/** Everything the page is made from, but for the last report. */
const sources = [
  'domain',
  'application',
  'adapters',
  'ui',
  'features',
  'workbench',
  'tests/application',
  'tests/contracts',
  'tests/domain',
  'tests/support',
  'scripts/bdd',
  'scripts/steps/rules-policy.mjs',
  'scripts/webpack',
  'webpack.config.ts',
  'webpack.rules.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** Bundles the workbench of rules into dist/rules, with the features and the last report as they stand. */
export async function buildRules() {
  const hash = hashOf(sources);
  const result = await run(process.execPath, [...typescript, ...webpack]);
  if (result.ok) stamp(stampFile, hash);
  return result;
}

/** Bundles it unless that was made from exactly these sources; its report may be older. */
export async function ensureRulesBuilt() {
  if (isStamped(stampFile, hashOf(sources))) return;
  await step('Building the workbench of rules (only after a change)', buildRules);
}
