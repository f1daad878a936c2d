import type { Language } from '@application/ports/device-preferences';
import type { Result } from '@application/ports/result';
import type { FieldTexts } from '@ui/i18n/field-text';
import * as TE from 'fp-ts/TaskEither';
import { lazyCall, type LazyTools } from './lazy-gateway';

const load = {
  de: async () => (await import('@ui/i18n/german-field-texts')).germanFieldTexts,
  en: async () => (await import('@ui/i18n/english-field-texts')).englishFieldTexts,
};

/** The words of the fields of applications: nobody reads both languages at once, so each comes by itself. */
export const lazyFieldTexts =
  (tools: LazyTools) =>
  (language: Language): Result<FieldTexts> =>
    lazyCall(tools, load[language], TE.right);
