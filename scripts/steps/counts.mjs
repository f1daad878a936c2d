import { existsSync, readFileSync } from 'node:fs';
import { at } from './paths.mjs';

/**
 * How many tests of a part passed and failed. A skipped test proves nothing and counts as failed.
 * @typedef {{ passed: number, failed: number }} Counts
 */

/**
 * The counts in a report of Jest; a suite that could not even run is one failure.
 * @param {string} report
 * @returns {Counts | undefined}
 */
export function countJest(report) {
  /** @type {{ numTotalTests: number, numPassedTests: number, numRuntimeErrorTestSuites: number } | undefined} */
  const result = read(report);
  if (!result) return undefined;
  const { numTotalTests, numPassedTests, numRuntimeErrorTestSuites } = result;
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + numRuntimeErrorTestSuites };
}

/**
 * The counts in a report of Cucumber: a scenario passes when every step of it did.
 * @param {string} report
 * @returns {Counts | undefined}
 */
export function countCucumber(report) {
  /** @type {{ elements: { type: string, steps: { result: { status: string } }[] }[] }[] | undefined} */
  const features = read(report);
  if (!features) return undefined;
  const scenarios = features.flatMap(({ elements }) => elements).filter(({ type }) => type === 'scenario');
  const passed = scenarios.filter(({ steps }) =>
    steps.every(({ result }) => result.status === 'passed'),
  ).length;
  return { passed, failed: scenarios.length - passed };
}

/**
 * The counts in a report of Playwright; a journey that passes only at the second try has failed.
 * @param {string} report
 * @returns {Counts | undefined}
 */
export function countPlaywright(report) {
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] } | undefined} */
  const result = read(report);
  if (!result) return undefined;
  const { expected, unexpected, flaky, skipped } = result.stats;
  return { passed: expected, failed: unexpected + flaky + skipped + result.errors.length };
}

/** @param {string} report */
function read(report) {
  if (!existsSync(at(report))) return undefined;
  try {
    return JSON.parse(readFileSync(at(report), 'utf8'));
  } catch {
    return undefined;
  }
}
