import vm from 'node:vm';
import { compiledOnce } from '../support/compiled-once';

/** Runs a module as the runner does for a file, in a context of that file's own, and answers what it exports. */
function inFile<Exported extends object>(
  source: string,
  exported: Exported,
  { filename = '/module.js', file = vm.createContext({}) } = {},
): Exported {
  const module = compiledOnce(source, ['exports', 'require'], {
    filename,
    parsingContext: file,
  });
  Reflect.apply(module, undefined, [exported]);
  return exported;
}

const { Script } = vm;
const scripts = jest.spyOn(vm, 'Script').mockImplementation((...made) => new Script(...made));
beforeEach(() => scripts.mockClear());
afterAll(() => scripts.mockRestore());

it('compiles a module once for all files', () => {
  inFile('exports.once = true;', {}, { filename: '/once.js' });
  inFile('exports.once = true;', {}, { filename: '/once.js' });
  expect(scripts).toHaveBeenCalledTimes(1);
});

it('compiles again what has changed', () => {
  for (const text of ['old', 'new']) {
    expect(inFile(`exports.text = '${text}';`, {}, { filename: '/changed.js' })).toEqual({ text });
  }
});

it('gives each file the globals and the state of its own', () => {
  const module =
    'let count = 0; exports.count = () => (count += 1); exports.where = where; exports.Error = Error;';
  const [one, other] = ['one', 'other'].map((where) => {
    const empty: { count?: () => number; where?: string; Error?: unknown } = {};
    return inFile(module, empty, { filename: '/state.js', file: vm.createContext({ where }) });
  });
  expect([one?.where, other?.where]).toEqual(['one', 'other']);
  expect(one?.Error).not.toBe(other?.Error);
  expect([one?.count?.(), one?.count?.(), other?.count?.()]).toEqual([1, 2, 1]);
});

it.each([
  ['in the first line', `exports.text = new Error('here').stack;`, '1:16'],
  ['in a later line', `'use strict';\n\n  exports.text = new Error('here').stack;`, '3:18'],
  ['before a note at the end', `exports.text = new Error('here').stack; // a note`, '1:16'],
])('says in a trace where it happened: %s', (_, source, place) => {
  const empty: { text?: string } = {};
  const { text } = inFile(source, empty, { filename: `/trace-${place}.js` });
  expect(text).toContain(`/trace-${place}.js:${place}`);
});

it('says where a module cannot be read', () => {
  expect(() => inFile('exports.text = ;', {}, { filename: '/unreadable.js' })).toThrow('Unexpected token');
});

it('is how the runner compiles', () => {
  expect(vm.compileFunction.name).toBe(compiledOnce.name);
});
