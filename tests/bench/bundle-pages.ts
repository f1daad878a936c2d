import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import portal from '../../webpack.config';

/** Bundles pages of tests/bench/pages with the portal's own rules; each becomes a script, and a style sheet if it has one. */
export async function bundlePages(folder: string, files: readonly string[]): Promise<void> {
  const { resolve, target, module } = portal(undefined, { mode: 'production' });
  const entry = Object.fromEntries(
    files.map((file) => [file.replace(/\.tsx?$/, ''), join(__dirname, 'pages', file)]),
  );
  const config: Configuration = {
    mode: 'production',
    entry,
    output: { path: folder, publicPath: '' },
    ...(resolve && { resolve }),
    ...(target && { target }),
    module: { rules: (module?.rules ?? []).map(everywhere) },
    plugins: [new MiniCssExtractPlugin()],
    performance: false,
  };
  await new Promise<void>((done, failed) => {
    webpack(config, (error, stats) => {
      if (error) failed(error);
      else if (stats?.hasErrors() === true) failed(new Error(stats.toString('errors-only')));
      else done();
    });
  });
}

type Rule = NonNullable<NonNullable<Configuration['module']>['rules']>[number];

/** The portal's rule for scripts names the portal's folders; the pages lie elsewhere. */
function everywhere(rule: Rule): Rule {
  if (typeof rule !== 'object' || rule === null || !('include' in rule)) return rule;
  const { test, use } = rule;
  return { ...(test && { test }), ...(use && { use }), exclude: /node_modules/ };
}
