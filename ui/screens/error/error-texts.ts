import type { RememberedError } from '@application/ports/error-memory';
import { keyedText } from '@ui/i18n/message-text';
import type { Texts } from '@ui/i18n/texts';

/** What the generic error page says; the button is there only if both its texts are. */
export interface ErrorTexts {
  readonly headline: string;
  readonly text: string;
  /** How long it lasts, where the failure said so. */
  readonly until: string | undefined;
  readonly button: { readonly text: string; readonly href: string } | undefined;
}

/** The code of an error page: the first part of the path below it, else the one this tab remembers (SH-05). */
export const errorCode = (path: string | undefined, remembered: RememberedError | undefined): string =>
  path?.split('/')[0] || remembered?.code || 'generic';

/** Texts by error code, `errors.{code}.box.headline` and so on; an unknown code takes those of `generic` (SH-05). */
export function errorTexts(texts: Texts, code: string, args: Readonly<Record<string, string>>): ErrorTexts {
  const of = (key: string) => keyedText(texts, `errors.${code}.${key}`, args);
  const headline = of('box.headline');
  if (headline === undefined && code !== 'generic') return errorTexts(texts, 'generic', args);
  const label = of('button.text');
  const href = of('button.href');
  return {
    headline: headline ?? texts.t('common.unknownError'),
    text: of('box.text') ?? '',
    until: args['bis'] === undefined ? undefined : of('box.until'),
    button: label && href ? { text: label, href } : undefined,
  };
}
