import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { testFolders } from './part.mjs';

// From the place of `jest`, which brings its parts along.
const require = createRequire(createRequire(import.meta.url).resolve('jest'));
const PARTS = {
  circus: 'jest-circus',
  expect: '@jest/expect',
  mock: 'jest-mock',
  compiler: '@swc-node/register',
};

/** What the tests did without a mutant; a process that replaces one that hung reads it there. */
const FIRST_RUN = 'first-run.json';

/** A test that comes by a change so many times as often as without it runs in circles. */
const CIRCLES = 20;
/** As often a quick test may come by it at least. */
const FEW = 10_000;

/** A test that has not ended after so many milliseconds waits for what its mutant no longer does. */
const PATIENCE = 4_000;

/**
 * @typedef {{ id: string, file: string, run: () => Promise<void> }} Loaded a test, ready to be run again and again
 * @typedef {{ status: 'killed', failureMessage: string, killedBy: string[], nrOfTests: number }
 *   | { status: 'survived', nrOfTests: number } | { status: 'timeout', reason: string }} Verdict
 */

/**
 * Runs the tests of domain and application in the process that has loaded them once, switching one mutant on after the other:
 * a mutant takes milliseconds, where starting Jest for each took a second. What is calculated as a module loads cannot be
 * changed so (`ignoreStatic`), and tests must leave nothing behind, which `npm run test:unit` does not ask of them: the
 * first run is repeated, and refused if it ends in another way.
 */
class OneProcessRunner {
  /** @type {readonly Loaded[]} */
  #tests = [];
  /** @type {{ took: Record<string, number>, hits: Record<string, Record<string, number>> }} */
  #first = { took: {}, hits: {} };

  capabilities() {
    return { reloadEnvironment: true };
  }

  /** Once, in the folder of the changed code. */
  async init() {
    require(PARTS.compiler);
    const { jestExpect } = require(PARTS.expect);
    const { ModuleMocker } = require(PARTS.mock);
    const mocker = new ModuleMocker(globalThis);
    const { describe, it, test, beforeAll, beforeEach, afterEach, afterAll } = require(PARTS.circus);
    const jest = { fn: mocker.fn.bind(mocker), spyOn: mocker.spyOn.bind(mocker) };
    Object.assign(globalThis, {
      describe,
      it,
      test,
      beforeAll,
      beforeEach,
      afterEach,
      afterAll,
      jest,
      expect: jestExpect,
    });
    if (existsSync(FIRST_RUN)) this.#first = JSON.parse(readFileSync(FIRST_RUN, 'utf8'));
    this.#tests = testFolders.flatMap(testFiles).flatMap(testsOf);
  }

  /** All tests without a mutant, twice; the first time tells which test comes to which line. */
  async dryRun() {
    const space = namespace();
    const tests = [];
    for (const test of this.#tests) {
      space.currentTestId = test.id;
      const start = performance.now();
      const failure = await failureOf(test);
      const took = performance.now() - start;
      this.#first.took[test.id] = took;
      tests.push({
        ...named(test, took),
        ...(failure === undefined ? { status: 0 } : { status: 1, failureMessage: failure }),
      });
    }
    space.currentTestId = undefined;
    const mutantCoverage = structuredClone(space.mutantCoverage);
    this.#first.hits = mutantCoverage.perTest;
    writeFileSync(FIRST_RUN, JSON.stringify(this.#first));
    for (const test of this.#tests) {
      const failure = await failureOf(test);
      if (failure !== undefined)
        return { status: 'error', errorMessage: `${test.id}, run again: ${failure}` };
    }
    return { status: 'complete', tests, mutantCoverage };
  }

  /**
   * The quickest test first, until one fails.
   * @param {{ activeMutant: { id: string }, testFilter?: string[] }} options
   * @returns {Promise<Verdict>}
   */
  async mutantRun({ activeMutant: { id: mutant }, testFilter }) {
    const space = namespace();
    const { took, hits } = this.#first;
    const wanted = new Set(testFilter);
    const covering = this.#tests
      .filter(({ id }) => wanted.has(id))
      .sort((a, b) => (took[a.id] ?? 0) - (took[b.id] ?? 0));
    try {
      let nrOfTests = 0;
      for (const test of covering) {
        nrOfTests += 1;
        space.activeMutant = mutant;
        space.hitCount = 0;
        space.hitLimit = Math.max(FEW, (hits[test.id]?.[mutant] ?? 0) * CIRCLES);
        const failure = await failureOf(test);
        if (space.hitCount > space.hitLimit) return { status: 'timeout', reason: 'runs in circles' };
        if (failure !== undefined)
          return { status: 'killed', failureMessage: failure, killedBy: [test.id], nrOfTests };
      }
      return { status: 'survived', nrOfTests };
    } finally {
      // Something that is no mutant's name: left open, the changed code would look for one in the environment.
      space.activeMutant = 'none';
      space.hitCount = undefined;
      space.hitLimit = undefined;
    }
  }
}

/** Where the changed code reads which mutant is on, and tells what it has come by. */
const namespace = () => {
  const place = /** @type {Record<string, any>} */ (globalThis);
  return (place['__stryker__'] ??= {});
};

const named = (/** @type {Loaded} */ { id, file }, /** @type {number} */ took) => ({
  id,
  name: id,
  fileName: file,
  timeSpentMs: Math.round(took),
});

/** @returns {string[]} */
const testFiles = (/** @type {string} */ folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(process.cwd(), folder, name))
    .sort();

/**
 * The tests a file describes, each with what goes before and after it.
 * @returns {Loaded[]}
 */
const testsOf = (/** @type {string} */ file) => {
  const { resetState, getState } = require(PARTS.circus);
  resetState();
  require(file);
  /** @type {Loaded[]} */
  const found = [];
  const walk = (/** @type {any} */ block, /** @type {string[]} */ path, /** @type {any[]} */ hooks) => {
    const known = [...hooks, ...block.hooks];
    for (const child of block.children) {
      const name = [...path, child.name];
      if (child.type === 'describeBlock') walk(child, name, known);
      else if (child.mode !== 'todo') {
        // Two tests of one name are two.
        const id = `${file.slice(process.cwd().length + 1)} ${String(found.length + 1)} ${name.join(' ')}`;
        found.push({ id, file, run: () => runWith(known, child.fn) });
      }
    }
  };
  walk(getState().rootDescribeBlock, [], []);
  return found;
};

const runWith = async (/** @type {any[]} */ hooks, /** @type {() => unknown} */ body) => {
  const of = (/** @type {string} */ when) => hooks.filter(({ type }) => type.startsWith(when));
  for (const { fn } of of('before')) await fn();
  try {
    await body();
  } finally {
    for (const { fn } of of('after').reverse()) await fn();
  }
};

/** @returns {Promise<string | undefined>} */
const failureOf = async (/** @type {Loaded} */ { run }) => {
  const late = new AbortController();
  const waits = pause(PATIENCE, 'does not end', { signal: late.signal }).catch(() => undefined);
  try {
    return await Promise.race([run().then(() => undefined), waits]);
  } catch (thrown) {
    return String(thrown);
  } finally {
    late.abort();
  }
};

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'one-process', injectableClass: OneProcessRunner },
];
