import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { typeInstantiations } from '../../scripts/forms/type-instantiations';
import { typedForm } from './form/typed-form';

const root = join(__dirname, '../..');

function instantiationsOf(groups: number): number {
  const { problems, count } = typeInstantiations(typedForm(groups));
  expect(problems).toEqual([]);
  return count;
}

describe('a form of a thousand fields', () => {
  it('costs the compiler little a field, and as much for the last as for the first', () => {
    const [none, half, whole] = [instantiationsOf(0), instantiationsOf(10), instantiationsOf(20)];
    // 1,000 fields, 20 readers, 20 rules, 20 steps: 2,059 when this was written, and room for a third more.
    expect(whole - none).toBeLessThan(2_750);
    expect(whole - half).toBeLessThan(1.2 * (half - none));
  });

  it('holds at most 8 MB (performance.md)', () => {
    const bytes = execFileSync(
      process.execPath,
      ['--expose-gc', '-r', '@swc-node/register', 'tests/tooling/form/form-heap.ts'],
      { cwd: root, encoding: 'utf8' },
    );
    expect(Number(bytes)).toBeGreaterThan(100_000);
    expect(Number(bytes)).toBeLessThan(8_000_000);
  });
});
