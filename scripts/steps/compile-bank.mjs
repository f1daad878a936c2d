import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import { filesIn } from './files-in.mjs';
import { at } from './paths.mjs';

/** What the bank is made of; it imports nothing else of the repository. */
export const bankSources = ['sandbox', 'domain/money', 'domain/time', 'domain/codes'];

/** Where the compiled bank stands, in the same folders as its sources. */
const compiled = 'dist/bank';

const options = {
  swcrc: false,
  cwd: at(),
  jsc: {
    parser: /** @type {const} */ ({ syntax: 'typescript' }),
    target: /** @type {const} */ ('es2023'),
    baseUrl: at(),
    paths: { '@domain/*': ['domain/*'], '@sandbox/*': ['sandbox/*'] },
  },
  module: /** @type {const} */ ({ type: 'commonjs', resolveFully: false }),
};

/** Where the compiled bank begins. */
export const compiledBank = `${compiled}/sandbox/main.js`;

/** Compiles the bank once, so that its start does not have to: half of its time went there. */
export async function compileBank() {
  // Only now: this file is read before anything is installed.
  const { transformFile } = await import('@swc/core');
  rmSync(at(compiled), { recursive: true, force: true });
  await Promise.all(bankSources.flatMap(filesIn).map((file) => compileFile(transformFile, file)));
}

/**
 * @param {typeof import('@swc/core').transformFile} transformFile
 * @param {string} file
 */
async function compileFile(transformFile, file) {
  const isCode = extname(file) === '.ts';
  const target = at(compiled, isCode ? file.replace(/\.ts$/, '.js') : file);
  mkdirSync(dirname(target), { recursive: true });
  if (isCode) writeFileSync(target, (await transformFile(at(file), options)).code);
  else cpSync(at(file), target);
}
