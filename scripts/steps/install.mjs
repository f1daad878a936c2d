import { at } from './paths.mjs';
import { run, step } from './run.mjs';
import { hashOf, isStamped, stamp } from './stamp.mjs';

const stampFile = at('node_modules', '.depotwerk-stamp');

/** Installs the packages unless they are those of package.json, the lock and this Node already. */
export async function ensureInstalled() {
  const [major] = process.versions.node.split('.');
  const hash = hashOf(
    ['package.json', 'package-lock.json'],
    `node ${major} ${process.platform} ${process.arch}`,
  );
  if (isStamped(stampFile, hash)) return;
  await step('Installing packages (only after a change)', () =>
    npm('ci', '--include=dev', '--no-audit', '--no-fund'),
  );
  stamp(stampFile, hash);
}

/**
 * Runs npm: the one that runs us, else the one on the path.
 * @param {string[]} args
 */
function npm(...args) {
  const self = process.env['npm_execpath'];
  if (self?.endsWith('.js')) return run(process.execPath, [self, ...args]);
  return run('npm', args, { shell: process.platform === 'win32' });
}
