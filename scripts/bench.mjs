/** `npm run bench`: runs every bench of tests/bench, or those whose name contains one of the arguments. */
import './steps/node-version.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { ensureBrowser } from './steps/browser.mjs';
import { ensureBankBundled, ensureBuilt } from './steps/build.mjs';
import { bundledBank } from './steps/bundle-bank.mjs';
import { at, root } from './steps/paths.mjs';
import { typescript } from './steps/run.mjs';

const folder = at('tests', 'bench');
const wanted = process.argv.slice(2);
const benches = (existsSync(folder) ? readdirSync(folder) : [])
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => wanted.length === 0 || wanted.some((word) => file.includes(word)));

const browser = await ensureBrowser();
// Benches measure the product as it is served.
await ensureBuilt();
await ensureBankBundled();

const memory = Math.round(totalmem() / 1024 ** 3);
console.log(`Node ${process.versions.node}, ${cpus().length} processors, ${memory} GB memory`);
for (const bench of benches) {
  console.log(`\n${bench}`);
  // One process each, so that no bench warms up or fills the memory of the next.
  const { status } = spawnSync(process.execPath, ['--expose-gc', ...typescript, `tests/bench/${bench}`], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      WERKBANK_BUNDLED: bundledBank,
      ...(browser && { CHROMIUM_PATH: browser }),
    },
  });
  if (status !== 0) process.exitCode = 1;
}
if (benches.length === 0) console.log('No bench bears such a name.');
