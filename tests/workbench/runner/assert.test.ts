import { deepStrictEqual } from 'node:assert';
import assert, { AssertionError } from '@workbench/runner/assert';
import { isDeepEqual } from '@workbench/runner/deep-equal';

class Named {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const circle: { self?: unknown } = {};
circle.self = circle;
const other: { self?: unknown } = {};
other.self = other;

const values: readonly unknown[] = [
  undefined,
  null,
  0,
  -0,
  Number.NaN,
  1n,
  '',
  '1',
  true,
  [],
  [undefined],
  [1, 2],
  [2, 1],
  {},
  { a: undefined },
  { a: 1, b: { c: [1n] } },
  { b: { c: [1n] }, a: 1 },
  new Named('a'),
  { name: 'a' },
  new Date(0),
  new Date(1),
  /a/,
  /a/i,
  new Error('a'),
  new TypeError('a'),
  new Map([['a', { b: 1 }]]),
  new Map([['a', { b: 2 }]]),
  new Set([{ a: 1 }, { a: 2 }]),
  new Set([{ a: 2 }, { a: 1 }]),
  circle,
  other,
];

const nodeSays = (one: unknown, another: unknown): boolean => {
  try {
    deepStrictEqual(one, another);
    return true;
  } catch {
    return false;
  }
};

describe('the assertions of a page [BDD-05]', () => {
  it('hold any two values equal where those of Node do', () => {
    const pairs = values.flatMap((one) => values.map((another) => [one, another] as const));
    const wrong = pairs.filter(([one, another]) => isDeepEqual(one, another) !== nodeSays(one, another));
    expect(wrong).toEqual([]);
  });

  it('keep what was expected and what was there', () => {
    expect(thrownBy(() => assert.equal('a', 'b'))).toMatchObject({
      expected: 'b',
      actual: 'a',
      generatedMessage: true,
    });
    expect(thrownBy(() => assert.deepEqual([1], [2], 'Falsch'))).toMatchObject({
      message: 'Falsch',
      generatedMessage: false,
    });
    expect(thrownBy(() => assert(0))).toBeInstanceOf(AssertionError);
    expect(thrownBy(() => assert.fail('So nicht'))).toMatchObject({ message: 'So nicht' });
    const own = new Error('eigen');
    expect(thrownBy(() => assert.ok(false, own))).toBe(own);
  });

  it('say nothing where they hold', () => {
    assert.ok(1);
    assert.notEqual(1, 2);
    assert.match('abc', /b/);
    assert.throws(() => assert.fail('kaputt'), /kaputt/);
    expect(thrownBy(() => assert.notEqual(1, 1))).toBeInstanceOf(AssertionError);
    expect(thrownBy(() => assert.match('abc', /d/))).toBeInstanceOf(AssertionError);
    expect(thrownBy(() => assert.throws(() => undefined))).toBeInstanceOf(AssertionError);
  });
});

function thrownBy(work: () => void): unknown {
  try {
    work();
  } catch (reason: unknown) {
    return reason;
  }
  return undefined;
}
