import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { at } from './paths.mjs';
import { announce, run } from './run.mjs';

/** The one without a window, which Playwright brings too, first: it does the same with a quarter less work. */
const wellKnown = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** What to do where no browser can be installed. */
export const howToGetABrowser =
  'No Chromium was found or could be installed. Install it with the package manager of the system ' +
  '(Debian: apt-get install chromium) or with `npx playwright install --with-deps chromium`, ' +
  'or name one by CHROMIUM_PATH=/path/to/chromium, and try again.';

/** The Chromium to test with: CHROMIUM_PATH, a well-known place, or Playwright's own; undefined if none starts. */
function findBrowser() {
  const named = process.env['CHROMIUM_PATH'];
  return [...(named ? [named] : []), ...wellKnown, ...playwrightsOwn()].find(starts);
}

/** Finds a Chromium or installs one; gives back its path, or undefined where neither works. */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  for (const install of [installByApt, installByPlaywright]) {
    await install();
    const installed = findBrowser();
    if (installed) return installed;
  }
  return undefined;
}

/** @param {string} path */
function starts(path) {
  return existsSync(path) && spawnSync(path, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0;
}

function playwrightsOwn() {
  try {
    /** @type {typeof import('playwright')} */
    const { chromium } = createRequire(import.meta.url)('playwright');
    return [chromium.executablePath()];
  } catch {
    return [];
  }
}

async function installByApt() {
  const elevated = isRoot() ? [] : ['sudo', '-n'];
  /** @param {string[]} args */
  const apt = (...args) => {
    const [program = '', ...rest] = [...elevated, 'apt-get', ...args];
    return run(program, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  };
  if (!(await apt('--version')).ok) return;
  await announce('Installing Chromium by apt', async () => {
    await apt('update');
    const install = (/** @type {string} */ name) => apt('install', '--yes', '--no-install-recommends', name);
    const withoutWindow = await install('chromium-headless-shell');
    return withoutWindow.ok ? withoutWindow : install('chromium');
  });
}

async function installByPlaywright() {
  const withLibraries = isRoot() ? ['--with-deps'] : [];
  await announce('Installing Chromium by Playwright', () =>
    run(process.execPath, [at('node_modules/playwright/cli.js'), 'install', ...withLibraries, 'chromium']),
  );
}

function isRoot() {
  return process.getuid?.() === 0;
}
