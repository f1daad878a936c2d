/** `npm run size`: holds the bundle of dist/portal to the budgets of what travels over the line (brotli). */
import './steps/node-version.mjs';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { at } from './steps/paths.mjs';

const kilobyte = 1000;

/**
 * Scripts until the tile overview stands: those of the entry and those of the overview itself. The goal of
 * design/performance is not reached yet: the prescribed libraries alone weigh 129 kB. Until it is, nothing may
 * make it worse than this. The entry names the hashes of all chunks, which do not compress: any change of one moves it by
 * up to 0.1 kB; and the minifier gives the same code other names in another folder, worth some ten bytes. The budget
 * leaves room for both: a build that passes here passes everywhere.
 */
const firstPageGoal = 150 * kilobyte;
const firstPageBudget = 169.8 * kilobyte;
const firstPagePart = 'start';

/** Scripts that any other part of the portal adds: the goal of design/performance. */
const partGoal = 60 * kilobyte;

/**
 * Parts above the goal since they carry form session, release and storage of all pages to come; shared with those, not
 * again for each. Until they are below it, nothing may make them worse than this.
 * @type {Readonly<Record<string, number>>}
 */
const partBudgets = {
  './fund-depot': 62.3 * kilobyte,
  './order-entry': 63.8 * kilobyte,
  './order-protection': 66.9 * kilobyte,
  './savings-plan-entry': 61.8 * kilobyte,
};

const manifestFile = at('dist/portal/manifest.json');
if (!existsSync(manifestFile)) {
  console.error('There is no bundle to weigh; make one with: npm run build');
  process.exit(1);
}

/** @type {import('./webpack/manifest-plugin.js').BuildManifest} */
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
const { [firstPagePart]: firstPage = [], ...others } = manifest.async;

const rows = [
  row('tile overview, all scripts', [...new Set([...manifest.initial, ...firstPage])], firstPageBudget),
  ...Object.entries(others).map(([name, files]) => row(name, files, partBudgets[name] ?? partGoal)),
];

for (const { name, bytes, budget } of rows) {
  const mark = bytes > budget ? '✗' : '✓';
  console.log(`${mark} ${name.padEnd(32)} ${inKilobytes(bytes)} of ${inKilobytes(budget)}`);
}
const [firstRow, ...parts] = rows;
if (firstRow !== undefined && firstRow.bytes > firstPageGoal) {
  console.log(`  the goal for the tile overview is ${inKilobytes(firstPageGoal).trim()}: not reached yet`);
}
for (const { name } of parts.filter(({ bytes }) => bytes > partGoal)) {
  console.log(`  the goal for ${name} is ${inKilobytes(partGoal).trim()}: not reached yet`);
}
process.exitCode = rows.some(({ bytes, budget }) => bytes > budget) ? 1 : 0;

/**
 * @param {string} name
 * @param {readonly string[]} files
 * @param {number} budget
 */
function row(name, files, budget) {
  return { name, bytes: files.reduce((sum, file) => sum + weight(file), 0), budget };
}

/**
 * Bytes over the line: the brotli file, or the file itself where compressing did not pay.
 * @param {string} file
 */
function weight(file) {
  const plain = at('dist/portal', file);
  return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
}

/** @param {number} bytes */
function inKilobytes(bytes) {
  return `${(bytes / kilobyte).toFixed(1)} kB`.padStart(9);
}
