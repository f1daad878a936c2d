import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The folder with one sub-folder per language and one file per area. */
export const translationsFolder = join(__dirname, '..', '..', 'ui', 'i18n');

/** The languages of the portal; German is the source, the other is complete beside it. */
export const languages = ['de', 'en'] as const;

/** A tree of texts as it stands in one file; arrays count as trees with numbered branches. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** Words of fields come with the applications alone. */
const apart = 'fields';

/** All texts of one language, each file under its camel-cased name: `order/order-book.json` becomes `orderBook`. */
export function readTranslations(language: string, folder = translationsFolder): Texts {
  const files = readdirSync(join(folder, language), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.json') && !file.startsWith(apart),
  );
  const areas = files.map((file) => [areaOf(file), readTexts(join(folder, language, file))] as const);
  return Object.fromEntries(areas.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Areas whose name is a word of the specification and stays as it is (portal.md 8). */
const verbatimAreas = ['error-codes'];

function areaOf(file: string): string {
  const name = basename(file, '.json');
  if (verbatimAreas.includes(name)) return name;
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function readTexts(path: string): Texts {
  const content: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isTexts(content)) throw new Error(`${path} holds something other than texts.`);
  return content;
}

function isTexts(value: unknown): value is Texts {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((entry) => typeof entry === 'string' || isTexts(entry))
  );
}
