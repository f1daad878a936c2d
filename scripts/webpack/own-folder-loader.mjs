import { dirname, relative } from 'node:path';

/**
 * What lies beside a source of the bank lies in the same folder beneath the bundle, so that a module finds it there.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 */
export default function ownFolder(source) {
  const folder = relative(this.rootContext, dirname(this.resourcePath));
  return source.replaceAll('__dirname', `require('node:path').join(__dirname, ${JSON.stringify(folder)})`);
}
