import type { ConsoleMethods } from '@adapters/logging/console-sink';
import type { Language } from '@application/ports/device-preferences';
import type { Result } from '@application/ports/result';
import type { TextSource } from '@application/ports/text-source';
import type { ApplicationAuthor } from '@application/product-application/open-application';
import type { FieldTexts } from '@ui/i18n/field-text';
import { wordsThere } from '@ui/screens/product-application/words-there';
import * as E from 'fp-ts/Either';

interface Desk {
  readonly console: Pick<ConsoleMethods, 'error'>;
  readonly language: () => Language;
  readonly textSource: Pick<TextSource, 'load'>;
  readonly fieldTexts: (language: Language) => Result<FieldTexts>;
}

/**
 * Whoever writes an application learns in the console what is wrong with it, words that are missing in the language shown
 * among it (APP-02). For development only: the production build replaces the condition around its one use and drops this
 * file.
 */
export const applicationAuthor = ({
  console,
  language,
  textSource,
  fieldTexts,
}: Desk): ApplicationAuthor => ({
  words: async () => {
    const shown = language();
    const [texts, fields] = await Promise.all([textSource.load(shown)(), fieldTexts(shown)()]);
    return texts && E.isRight(fields) ? wordsThere(texts, fields.right) : undefined;
  },
  tell: (problems) => console.error(`${CANNOT_WORK}\n${problems.join('\n')}`),
});

/** By which the console, and nothing in the production bundle, names such an application. */
export const CANNOT_WORK = 'This application cannot work and does not start:';
