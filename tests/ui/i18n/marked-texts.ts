import type { Language } from '@application/ports/device-preferences';
import { englishFieldTexts } from '@ui/i18n/english-field-texts';
import { englishTexts } from '@ui/i18n/english-texts';
import { germanFieldTexts } from '@ui/i18n/german-field-texts';
import { germanTexts } from '@ui/i18n/german-texts';

/** Before and behind each text of a language: private signs of Unicode, which no text has. */
const marks: Readonly<Record<Language, readonly [open: string, close: string]>> = {
  de: ['\uE000', '\uE001'],
  en: ['\uE002', '\uE003'],
};

/** The same tree, each of its texts between the marks of its language. */
function marked<Tree>(tree: Tree, language: Language): Tree;
function marked(tree: unknown, language: Language): unknown {
  const [open, close] = marks[language];
  if (typeof tree === 'string') return `${open}${tree}${close}`;
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, marked(value, language)]));
}

/** The texts of both languages, to be told on a page from whatever is no text of the translation files. */
export const markedTexts = { de: marked(germanTexts, 'de'), en: marked(englishTexts, 'en') };

/** The words of fields likewise. */
export const markedFieldTexts = {
  de: marked(germanFieldTexts, 'de'),
  en: marked(englishFieldTexts, 'en'),
};

/** A name that is all texts of a language. */
export const MARKED = { de: /^\uE000[^]*\uE001$/, en: /^\uE002[^]*\uE003$/ } as const;

/** What of a text seen comes from no translation file of the language: what is left once marked texts are taken out. */
export function unmarked(seen: string, language: Language): string {
  const [open, close] = marks[language];
  const innermost = new RegExp(`${open}[^${open}${close}]*${close}`, 'g');
  const left = seen.replace(innermost, '');
  return left === seen ? left.trim() : unmarked(left, language);
}
