import type { Language } from '@application/ports/device-preferences';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createFormats, type Formats } from './formats';
import type { TextLookup } from './texts';

/** The text lookup of the language now shown: `const t = useTexts(); t('shell.signOut')`. */
export function useTexts(): TextLookup {
  return useTranslation().t;
}

/** The language now shown. */
export function useLanguage(): Language {
  return useTranslation().i18n.language === 'en' ? 'en' : 'de';
}

/** Figures, dates and times as the language now shown writes them. */
export function useFormats(): Formats {
  const t = useTexts();
  const language = useLanguage();
  return useMemo(() => createFormats(language, t), [language, t]);
}
