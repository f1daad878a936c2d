import { lintPlanted } from './gate/lint-planted';

/** Files as they would stand in the repository, by what they may not do; nothing is written. */
const impatient: readonly (readonly [what: string, file: string, text: string])[] = [
  ['an idle network', 'tests/e2e/a.spec.ts', "void page.waitForLoadState('networkidle');"],
  ['a pause of a page', 'tests/e2e/a.spec.ts', 'void page.waitForTimeout(500);'],
  ['a sleep', 'tests/ui/a.test.tsx', 'void new Promise((done) => setTimeout(done, 50));'],
  ['a sleep of a window', 'features/steps/a.ts', 'window.setTimeout(done, 50);'],
  [
    'a sleep from Node',
    'tests/contracts/a.test.ts',
    "import { setTimeout as sleep } from 'node:timers/promises';",
  ],
  ['a limit of a file', 'tests/sandbox/a.test.ts', 'jest.setTimeout(30_000);'],
  ['a limit of a test', 'tests/ui/a.test.tsx', "it('is slow', () => undefined, 30_000);"],
  ['a limit of a look', 'tests/e2e/a.spec.ts', 'void expect(row).toBeVisible({ timeout: 5000 });'],
  [
    'looks counted in the condition',
    'tests/contracts/a.test.ts',
    'for (let look = 0; look < 500 && !done; look++) done = await ask();',
  ],
  [
    'looks counted until one succeeds',
    'tests/support/a.ts',
    'export async function until() { for (let look = 0; look < 500; look++) if (await isSo()) return; }',
  ],
  ['a deadline', 'features/support/a.ts', 'while (Date.now() < end) if (await isSo()) break;'],
];

const patient: readonly (readonly [what: string, file: string, text: string])[] = [
  ['looking until it is so', 'tests/contracts/a.test.ts', 'while (!(await isSo()));'],
  ['doing something so many times', 'tests/e2e/a.spec.ts', 'for (let i = 0; i < 3; i++) await press();'],
  [
    'time cranked by hand',
    'tests/application/a.test.ts',
    'for (let s = 0; s < 60 && !done; s++) await advance();',
  ],
];

it('the linter refuses whatever makes a test depend on how fast the machine is, and nothing else', () => {
  const cases = [...impatient, ...patient];
  const told = lintPlanted(cases.map(([, file, text]) => [file, text])).map((names) =>
    names.filter((name) => name === 'local(restricted-syntax)'),
  );
  const expected = cases.map(([what]) => [what, impatient.some(([each]) => each === what)]);
  expect(cases.map(([what], index) => [what, told[index]?.length === 1])).toEqual(expected);
  expect(told.slice(impatient.length).flat()).toEqual([]);
});
