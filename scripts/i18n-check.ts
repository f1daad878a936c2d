import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTranslations } from './webpack/translations';
import { dynamicTextKeys } from './texts/dynamic-text-keys';
import { unequalTexts, unusedAndMissingTexts, type Source } from './texts/text-problems';

/** `npm run i18n`: texts that are missing, used nowhere, or unlike in the places they fill in. */
const root = join(__dirname, '..');
const sources = ['domain', 'application', 'adapters', 'ui', 'src'].flatMap(sourcesIn);
const german = readTranslations('de');

const problems = [
  ...unequalTexts(german, readTranslations('en')),
  ...unusedAndMissingTexts(german, sources, dynamicTextKeys),
];
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'All texts are there, used and alike.' : `${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

function sourcesIn(folder: string): readonly Source[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => ({
      file: join(folder, file),
      content: readFileSync(join(root, folder, file), 'utf8'),
    }));
}
