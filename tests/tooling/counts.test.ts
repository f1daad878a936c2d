import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const counters = join(__dirname, '..', '..', 'scripts', 'steps', 'counts.mjs');
const folder = mkdtempSync(join(tmpdir(), 'counts-'));
const report = join(folder, 'report.json');

afterAll(() => rmSync(folder, { recursive: true }));

/** Counts in a process of its own, as `npm test` does: the module is for Node as it is, without a transformer. */
function count(counter: string, content: string): unknown {
  writeFileSync(report, content);
  const program = `import { ${counter} } from ${JSON.stringify(counters)};
    console.log(JSON.stringify(${counter}(${JSON.stringify(report)}) ?? 'no report'));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }),
  );
}

const jestReport = (all: number, passed: number, broken: number) =>
  JSON.stringify({ numTotalTests: all, numPassedTests: passed, numRuntimeErrorTestSuites: broken });

const journeyReport = (
  expected: number,
  unexpected: number,
  flaky: number,
  skipped: number,
  errors: number,
) => JSON.stringify({ stats: { expected, unexpected, flaky, skipped }, errors: Array(errors).fill({}) });

const scenario = (...statuses: readonly string[]) => ({
  type: 'scenario',
  steps: statuses.map((status) => ({ result: { status } })),
});

const features = (...elements: readonly object[]) => JSON.stringify([{ elements }]);

describe('the summary of npm test', () => {
  it.each([
    ['all passed', 'countJest', jestReport(3, 3, 0), { passed: 3, failed: 0 }],
    ['one failed or skipped', 'countJest', jestReport(3, 2, 0), { passed: 2, failed: 1 }],
    ['a suite that does not compile', 'countJest', jestReport(3, 3, 1), { passed: 3, failed: 1 }],
    ['scenarios passed', 'countCucumber', features(scenario('passed', 'passed')), { passed: 1, failed: 0 }],
    [
      'a step undefined',
      'countCucumber',
      features(scenario('passed', 'undefined')),
      { passed: 0, failed: 1 },
    ],
    ['a step skipped', 'countCucumber', features(scenario('skipped')), { passed: 0, failed: 1 }],
    ['journeys passed', 'countPlaywright', journeyReport(4, 0, 0, 0, 0), { passed: 4, failed: 0 }],
    ['flaky and skipped ones', 'countPlaywright', journeyReport(4, 1, 1, 1, 0), { passed: 4, failed: 3 }],
    ['no journey could start', 'countPlaywright', journeyReport(0, 0, 0, 0, 1), { passed: 0, failed: 1 }],
    ['half a report', 'countJest', '{"numTotal', 'no report'],
  ])('counts %s', (_, counter, content, expected) => {
    expect(count(counter, content)).toEqual(expected);
  });
});
