import './scripts/mutation/rounding-mutator.mjs';
import { part } from './scripts/mutation/part.mjs';

/**
 * `MUTATE=domain/money npm run mutation` changes the code of that folder in many small ways and shows which of them the tests
 * of the domain do not notice. Domain and application alone, by hand: it is no part of `npm test`, and what survives is read,
 * not counted, for a mutant may mean the same as the original.
 */
export default {
  mutate: [`${part}/**/*.ts`],
  testRunner: 'one-process',
  plugins: ['./scripts/mutation/one-process-runner.mjs'],
  coverageAnalysis: 'perTest',
  timeoutMS: 3_000,
  concurrency: 1,
  // What is calculated once, as a module loads, stands when the tests begin.
  ignoreStatic: true,
  tempDirName: '.cache/stryker/copy',
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  htmlReporter: { fileName: 'reports/mutation.html' },
  jsonReporter: { fileName: 'reports/mutation.json' },
  clearTextReporter: { allowColor: false, reportTests: false },
  ignorePatterns: ['dist', 'reports', 'test-results', '.cache', '.data'],
};
