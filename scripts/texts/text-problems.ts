import { type Texts } from '../webpack/translations';
import { type DynamicTextKeys } from './dynamic-text-keys';
import { textUsageOf } from './text-usage';

/** A source file by its path below the root. */
export interface Source {
  readonly file: string;
  readonly content: string;
}

const pluralEnding = /_(zero|one|two|few|many|other)$/;

/** Where a value is filled in: its name between double braces; a format may stand behind a comma. */
const place = /\{\{\s*-?\s*([\w.]+)[^}]*\}\}/g;

/** What is left of a place that is not written as one. */
const loneBrace = /[{}]/;

/** Texts that one language lacks, that are empty, or whose places for values differ or are none. */
export function unequalTexts(german: Texts, english: Texts): readonly string[] {
  const de = new Map(flatten(german));
  const en = new Map(flatten(english));
  const unequal = [...de].flatMap(([key, text]) => {
    const translated = en.get(key);
    if (translated === undefined || placesIn(text) === placesIn(translated)) return [];
    return [`${key}: German fills in ${placesIn(text)}, English ${placesIn(translated)}`];
  });
  const empty = [...de, ...en].filter(([, text]) => text.trim() === '').map(([key]) => `${key}: is empty`);
  const unfilled = [...de, ...en]
    .filter(([, text]) => loneBrace.test(text.replace(place, '')))
    .map(([key, text]) => `${key}: would show its braces as they are, "${text}"`);
  return [...lacking(de, en, 'English'), ...lacking(en, de, 'German'), ...unequal, ...empty, ...unfilled];
}

/** Keys no source uses, keys that are looked up without being there, and listed beginnings that begin nothing. */
export function unusedAndMissingTexts(
  german: Texts,
  sources: readonly Source[],
  dynamic: readonly DynamicTextKeys[],
): readonly string[] {
  const keys = new Set(flatten(german).map(([key]) => key.replace(pluralEnding, '')));
  const usages = sources.map(({ file, content }) => ({ file, ...textUsageOf(file, content) }));
  const literals = new Set(usages.flatMap((usage) => usage.literals));
  const patterns = usages.flatMap((usage) => usage.patterns);
  const isUsed = (key: string): boolean =>
    literals.has(key) ||
    patterns.some((pattern) => pattern.test(key)) ||
    dynamic.some(({ prefix }) => key.startsWith(prefix));

  const unused = [...keys].filter((key) => !isUsed(key)).map((key) => `${key}: is used nowhere`);
  const missing = usages.flatMap(({ file, lookups }) =>
    lookups.filter(({ key }) => !keys.has(key)).map(({ key, line }) => `${file}:${line} ${key}: has no text`),
  );
  const idle = dynamic
    .filter(({ prefix }) => ![...keys].some((key) => key.startsWith(prefix)))
    .map(({ prefix }) => `${prefix}: is listed as composed, but no text begins so`);
  return [...unused, ...missing, ...idle];
}

function lacking(
  from: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
  language: string,
): readonly string[] {
  return [...from.keys()].filter((key) => !other.has(key)).map((key) => `${key}: has no text in ${language}`);
}

function flatten(texts: Texts, prefix = ''): readonly (readonly [key: string, text: string])[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : flatten(value, `${prefix}${key}.`),
  );
}

/** The names of what a text fills in, sorted. */
function placesIn(text: string): string {
  const names = [...text.matchAll(place)].map(([, name]) => name);
  return [...new Set(names)].sort().join(', ') || 'nothing';
}
