import type { Intent } from '@domain/release/intent';
import type { Formats } from '@ui/i18n/formats';
import type { TextLookup } from '@ui/i18n/texts';

/** What is released, as the customer read it; where an older version wrote no words down, what it was and when. */
export const wordsOf = (
  { words, kind, preparedAt }: Intent,
  t: TextLookup,
  formats: Pick<Formats, 'instant'>,
): string =>
  words === ''
    ? t('release.unnamed', {
        action: t(`orderReceipts.action.${kind}`),
        day: formats.instant(preparedAt, 'date'),
        time: formats.instant(preparedAt, 'exactTime'),
      })
    : words;
