import { execFileSync } from 'node:child_process';

const RUNS = 1_000;
const COLUMNS = 200;

it('keeps nothing of the answers it has given, however many they are', () => {
  const script = 'tests/sandbox/support/bytes-of-answers.ts';
  const args = ['--expose-gc', '-r', '@swc-node/register', script, String(RUNS), String(COLUMNS)];
  const bytes = Number(execFileSync(process.execPath, args, { encoding: 'utf8' }));

  // Kept, they took 34 bytes a column; what is left is machine code.
  expect(bytes).toBeLessThan(RUNS * COLUMNS * 10);
});
