/** `node scripts/with-browser.mjs <program> <arguments>`: runs a test tool once the portal is built and a browser found. */
import './steps/node-version.mjs';
import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';
import { ensureBrowser, howToGetABrowser } from './steps/browser.mjs';
import { ensureBankBundled, ensureBuilt } from './steps/build.mjs';
import { ensureRulesBuilt } from './steps/build-rules.mjs';
import { bundledBank } from './steps/bundle-bank.mjs';
import { at, root } from './steps/paths.mjs';

const [program = '', ...args] = process.argv.slice(2);

const browser = await ensureBrowser();
if (browser === undefined) {
  console.error(howToGetABrowser);
  process.exit(1);
}
await ensureBuilt();
await ensureBankBundled();
// Scenarios in the browser have no page of it before them.
if (program === 'playwright') await ensureRulesBuilt();
const { status } = spawnSync(program, args, {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    CHROMIUM_PATH: browser,
    WERKBANK_BUNDLED: bundledBank,
    PATH: [at('node_modules', '.bin'), process.env['PATH']].join(delimiter),
  },
});
process.exit(status ?? 1);
