import { readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { bundledBank } from './bundle-bank.mjs';
import { countCucumber, countJest, countPlaywright } from './counts.mjs';
import { at } from './paths.mjs';
import { run } from './run.mjs';

/**
 * One part of `npm test`: a script of package.json. Without `count` it is a check that passes or fails as a whole.
 * The part that makes the bundle is the first; one that drives a browser waits for it.
 * @typedef {object} Part
 * @property {string} name
 * @property {string} script
 * @property {string} [args]
 * @property {string} [report]
 * @property {(report: string) => import('./counts.mjs').Counts | undefined} [count]
 * @property {boolean} [needsBundle]
 */

/**
 * Arguments that make Jest leave the other half of the machine to the part beside it, unless told otherwise, and a report
 * behind.
 */
const jestArgs = (/** @type {string} */ report, workers = '50%') =>
  `--maxWorkers=${workers} --json --outputFile=${report}`;

/**
 * Everything `npm test` runs, three at a time from the top: the bundle first, since some need it, then the longest,
 * so that what is left at the end is short.
 * @type {readonly Part[]}
 */
export const parts = [
  { name: 'build and size budget', script: 'build', args: '&& node scripts/size.mjs' },
  {
    name: 'bank tests',
    script: 'test:bank',
    // The longest part decides when all are done, and often waits for its disk.
    args: jestArgs('reports/bank.json', '100%'),
    report: 'reports/bank.json',
    count: countJest,
  },
  {
    name: 'screen tests',
    script: 'test:screens',
    args: jestArgs('reports/screens.json'),
    report: 'reports/screens.json',
    count: countJest,
  },
  {
    name: 'journeys',
    script: 'e2e',
    report: 'reports/journeys.json',
    count: countPlaywright,
    needsBundle: true,
  },
  {
    name: 'contract tests',
    script: 'test:contract',
    args: jestArgs('reports/contract.json'),
    report: 'reports/contract.json',
    count: countJest,
  },
  {
    name: 'unit tests',
    script: 'test:unit',
    args: jestArgs('reports/unit.json'),
    report: 'reports/unit.json',
    count: countJest,
  },
  { name: 'lint', script: 'lint' },
  { name: 'types', script: 'typecheck' },
  { name: 'format', script: 'format:check' },
  { name: 'dependency rule', script: 'deps' },
  { name: 'unused code', script: 'unused' },
  { name: 'translations', script: 'i18n' },
  { name: 'features', script: 'features', report: 'reports/features.json', count: countCucumber },
  {
    name: 'features in the browser',
    script: 'features:browser',
    report: 'reports/features-browser.json',
    count: countCucumber,
    needsBundle: true,
  },
];

/**
 * Runs one part as `npm run` would, without the time npm takes to start.
 * @param {Part} part
 * @param {string | undefined} browser
 */
export function runPart({ script, args = '' }, browser) {
  /** @type {{ scripts: Record<string, string> }} */
  const { scripts } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const path = [at('node_modules', '.bin'), process.env['PATH']].join(delimiter);
  const env = {
    ...process.env,
    NO_COLOR: '1',
    // Short-lived objects die young in a larger nursery; collecting them took a seventh of the tests' time.
    NODE_OPTIONS: [process.env['NODE_OPTIONS'], '--max-semi-space-size=64'].filter(Boolean).join(' '),
    PATH: path,
    WERKBANK_BUNDLED: bundledBank,
    ...(browser && { CHROMIUM_PATH: browser }),
  };
  return run(`${scripts[script]} ${args}`, [], { shell: true, env });
}
