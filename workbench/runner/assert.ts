import { isDeepEqual } from './deep-equal';

/** What a step expected and found instead; the workbench shows both. */
export class AssertionError extends Error {
  override readonly name = 'AssertionError';
  readonly expected: unknown;
  readonly actual: unknown;
  /** Whether both say everything, because nobody wrote a sentence. */
  readonly generatedMessage: boolean;

  constructor(message: string | undefined, expected: unknown, actual: unknown) {
    super(message ?? 'The expectation does not hold.');
    this.expected = expected;
    this.actual = actual;
    this.generatedMessage = message === undefined;
  }
}

type Message = string | Error | undefined;

function hold(holds: boolean, message: Message, expected: unknown, actual: unknown): void {
  if (holds) return;
  throw message instanceof Error ? message : new AssertionError(message, expected, actual);
}

/** Something is there and not false. */
export const ok = (value: unknown, message?: Message): void => hold(Boolean(value), message, true, value);

/** Both are the same. */
export const strictEqual = (actual: unknown, expected: unknown, message?: Message): void =>
  hold(Object.is(actual, expected), message, expected, actual);

/** Both are different. */
const notStrictEqual = (actual: unknown, unwanted: unknown, message?: Message): void =>
  hold(!Object.is(actual, unwanted), message ?? 'It should be different.', undefined, actual);

/** Both hold the same. */
export const deepStrictEqual = (actual: unknown, expected: unknown, message?: Message): void =>
  hold(isDeepEqual(actual, expected), message, expected, actual);

/** A text has this pattern. */
const match = (text: string, pattern: RegExp, message?: Message): void =>
  hold(pattern.test(text), message, String(pattern), text);

/** Never holds. */
function fail(message?: Message): never {
  throw message instanceof Error ? message : new AssertionError(message ?? 'Failed', undefined, undefined);
}

/** The work throws, and what it throws has this pattern. */
function throws(work: () => unknown, pattern?: RegExp): void {
  let thrown: unknown;
  try {
    work();
  } catch (reason: unknown) {
    thrown = reason ?? new Error('Nothing');
  }
  hold(thrown !== undefined, undefined, 'an error', undefined);
  if (pattern !== undefined) match(String(thrown), pattern);
}

/**
 * `node:assert/strict`, as far as the steps of scenarios use it: a browser has none. A step that needs more of it fails
 * in the test that runs the whole book with this one.
 */
export default Object.assign(ok, {
  ok,
  equal: strictEqual,
  notEqual: notStrictEqual,
  deepEqual: deepStrictEqual,
  match,
  fail,
  throws,
});
