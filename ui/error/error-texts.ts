import { keyedText } from '@ui/i18n/message-text';
import type { Texts } from '@ui/i18n/texts';

/** What the generic error page says; the button is there only if both its texts are. */
export interface ErrorTexts {
  readonly headline: string;
  readonly text: string;
  readonly button: { readonly text: string; readonly href: string } | undefined;
}

/** Texts by error code, `errors.{code}.box.headline` and so on; an unknown code takes those of `generic`. */
export function errorTexts(texts: Texts, code: string, args: Readonly<Record<string, string>>): ErrorTexts {
  const of = (key: string) => keyedText(texts, `errors.${code}.${key}`, args);
  const headline = of('box.headline');
  if (headline === undefined) {
    return {
      headline: texts.t('errors.generic.box.headline'),
      text: texts.t('errors.generic.box.text'),
      button: { text: texts.t('errors.generic.button.text'), href: texts.t('errors.generic.button.href') },
    };
  }
  const label = of('button.text');
  const href = of('button.href');
  return { headline, text: of('box.text') ?? '', button: label && href ? { text: label, href } : undefined };
}
