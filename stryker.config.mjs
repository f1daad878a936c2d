/**
 * `npm run mutation -- --mutate 'domain/money/**' --testFiles 'tests/domain/money/**'` changes the code in many small ways
 * and shows which of them these tests do not notice. Domain and application alone, by hand and in portions: it is no part
 * of `npm test`, and what survives is read, not counted, for a mutant may mean the same as the original.
 */
export default {
  mutate: ['{domain,application}/**/*.ts'],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { projectType: 'custom', configFile: 'scripts/mutation/jest.config.mjs' },
  coverageAnalysis: 'perTest',
  // What loops is found out sooner than by the limit of a test.
  timeoutMS: 20_000,
  concurrency: 1,
  // What is calculated once, as a module loads, is under every test and would run them all.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: '.cache/stryker/incremental.json',
  tempDirName: '.cache/stryker/copy',
  reporters: ['clear-text', 'html'],
  htmlReporter: { fileName: 'reports/mutation.html' },
  clearTextReporter: { allowColor: false, reportTests: false },
  ignorePatterns: ['dist', 'reports', 'test-results', '.cache', '.data', 'docs'],
};
