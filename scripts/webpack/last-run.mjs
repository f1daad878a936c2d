import { readFileSync, statSync } from 'node:fs';
import { at } from '../steps/paths.mjs';

/**
 * A feature in a report of Cucumber.
 * @typedef {object} ReportedFeature
 * @property {string} uri
 * @property {readonly { line: number, steps: readonly { result: { status: string } }[] }[]} elements
 */

const reports = ['reports/features.json', 'reports/features-browser.json'];
const fromWorst = ['failed', 'ambiguous', 'undefined', 'pending', 'skipped', 'passed'];

/**
 * What the reports of Cucumber say of every scenario, as JSON that may stand in a page; empty where there is none. What a
 * report says of a file that was changed after it is left out: its lines are no longer those.
 */
export function lastRun() {
  const found = reports.flatMap(readReport);
  if (found.length === 0) return '';
  const scenarios = found.flatMap(({ features, reported }) =>
    features
      .filter(({ uri }) => (changedAt(uri) ?? Infinity) <= reported)
      .flatMap(({ uri, elements }) =>
        elements.map(({ line, steps }) => ({
          path: uri.replace(/^features\//, ''),
          line,
          status:
            fromWorst.find((status) => steps.some(({ result }) => result.status === status)) ?? 'skipped',
        })),
      ),
  );
  const last = new Date(Math.max(...found.map(({ reported }) => reported))).toISOString();
  return JSON.stringify({ at: last, scenarios }).replaceAll('<', String.raw`\u003c`);
}

/** @param {string} file */
function readReport(file) {
  const reported = changedAt(file);
  if (reported === undefined) return [];
  /** @type {readonly ReportedFeature[]} */
  const features = JSON.parse(readFileSync(at(file), 'utf8'));
  return [{ reported, features }];
}

/** @param {string} file */
const changedAt = (file) => statSync(at(file), { throwIfNoEntry: false })?.mtimeMs;
