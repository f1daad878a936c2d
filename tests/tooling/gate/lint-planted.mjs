/**
 * Lints code that lies in no file, in a process of its own: the linter loads its configuration as a module of Node. Reads
 * `[file, code]` pairs as JSON and writes for each the names of the rules it breaks.
 */
import { ESLint } from 'eslint';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @type {readonly (readonly [file: string, code: string])[]} */
const plants = JSON.parse(readFileSync(0, 'utf8'));

const eslint = new ESLint();

const broken = [];
for (const [file, code] of plants) {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: join(process.cwd(), file) });
  broken.push(result?.messages.map(({ ruleId, message }) => ruleId ?? message));
}
process.stdout.write(JSON.stringify(broken));
