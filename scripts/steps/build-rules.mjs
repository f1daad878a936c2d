import { run, typescript } from './run.mjs';

const webpack = ['node_modules/webpack-cli/bin/cli.js', '--config', 'webpack.rules.config.ts'];

/** Bundles the workbench of rules into dist/rules, with the features and the last report as they stand. */
export const buildRules = () => run(process.execPath, [...typescript, ...webpack]);
