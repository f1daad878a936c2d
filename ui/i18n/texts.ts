import type { Language } from '@application/ports/device-preferences';
import type { TextTree } from '@application/ports/text-source';
import { decimal } from '@domain/money/decimal';
import { createInstance, type FormatterModule, type i18n, type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { formatDecimal } from './format-decimal';

/** The texts of the portal in the language now shown. */
export type Texts = i18n;

/** Looks up a text by its typed key. */
export type TextLookup = TFunction;

/** How many there are of something has the marks of thousands, as every figure; other values come written. */
const counted: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _shape, language, options) => {
    if (typeof value !== 'number') return typeof value === 'string' ? value : '';
    const isCount = options?.['interpolationkey'] === 'count';
    return isCount ? formatDecimal(language === 'en' ? 'en' : 'de', decimal(String(value))) : String(value);
  },
};

/** Texts of a language, ready at once. Values go in as they are: React escapes them. */
export function createTexts(language: Language, tree: TextTree): Texts {
  const texts = createInstance();
  void texts
    .use(initReactI18next)
    .use(counted)
    .init({
      lng: language,
      fallbackLng: false,
      initAsync: false,
      interpolation: { escapeValue: false, alwaysFormat: true },
      resources: { [language]: { translation: tree } },
      returnNull: false,
    });
  return texts;
}

/** Shows another language; its texts must have come from the text source. */
export async function switchLanguage(texts: Texts, language: Language, tree: TextTree): Promise<void> {
  texts.addResourceBundle(language, 'translation', tree, true, true);
  await texts.changeLanguage(language);
}
