/** `npm test`: installs what is missing, runs every check and every test, and ends with what passed and failed. */
import './steps/node-version.mjs';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { ensureBrowser, howToGetABrowser } from './steps/browser.mjs';
import { ensureBankBundled } from './steps/build.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { parts, runPart } from './steps/parts.mjs';
import { at } from './steps/paths.mjs';
import { seconds } from './steps/run.mjs';

/** @typedef {import('./steps/parts.mjs').Part} Part */

/** One more than processors: a part that waits leaves its processor to the others. */
const lanes = 3;
const shownLines = 60;
const begun = Date.now();

await ensureInstalled();
const browser = await ensureBrowser();
if (!browser) console.error(howToGetABrowser);
// Once for all parts: a bank that compiles itself needs twice as long to start.
await ensureBankBundled();

rmSync(at('reports'), { recursive: true, force: true });
mkdirSync(at('reports'), { recursive: true });

/** @type {Map<string, import('./steps/counts.mjs').Counts>} */
const results = new Map();
await inLanes(parts);

const sum = (/** @type {'passed' | 'failed'} */ kind) =>
  [...results.values()].reduce((total, counts) => total + counts[kind], 0);

console.log(`\nDone in ${seconds(begun)}; the full output of each part is in reports/.\n`);
for (const { name } of parts) {
  const { passed, failed } = results.get(name) ?? { passed: 0, failed: 1 };
  console.log(`  ${failed ? '✗' : '✓'} ${name.padEnd(26)} ${passed} passed, ${failed} failed`);
}
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;

/**
 * Runs the parts in their order, as many at a time as there are lanes.
 * @param {readonly Part[]} queue
 */
async function inLanes(queue) {
  const waiting = [...queue];
  /** @type {Promise<void> | undefined} */
  let bundled;
  const lane = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      if (part.needsBundle) await bundled;
      const performed = perform(part);
      bundled ??= performed;
      await performed;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** @param {Part} part */
async function perform(part) {
  const since = Date.now();
  console.log(`  … ${part.name}`);
  const { ok, output } = await runPart(part, browser);
  writeFileSync(at('reports', `${part.script.replace(':', '-')}.log`), output);
  const counts = countsOf(part, ok);
  results.set(part.name, counts);
  const { passed, failed } = counts;
  console.log(`  ${failed ? '✗' : '✓'} ${part.name}: ${passed} passed, ${failed} failed (${seconds(since)})`);
  if (failed)
    console.log(output.trimEnd().split('\n').slice(-shownLines).join('\n').replace(/^/gm, '      '));
}

/**
 * What a part counts for: its tests, else one check; a part that failed without saying where has one failure.
 * @param {Part} part
 * @param {boolean} ok
 */
function countsOf({ report, count }, ok) {
  const counts = report && count ? count(report) : { passed: ok ? 1 : 0, failed: 0 };
  if (!counts) return { passed: 0, failed: 1 };
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}
