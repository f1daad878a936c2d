import type { Intent } from '@domain/release/intent';
import type { ReleaseKind } from '@domain/release/release-kind';
import type { Formats } from '@ui/i18n/formats';
import type { TextLookup } from '@ui/i18n/texts';

/** What the customer has given away, as texts about its fate name it: a message is sent, all else is released. */
export const sentAs = (kind: ReleaseKind): 'message' | 'release' =>
  kind === 'message' ? 'message' : 'release';

/**
 * What is released, as the customer read it; where an older version wrote none down, or onlookers would
 * read its amounts, what it was and when.
 */
export const wordsOf = (
  { words, kind, preparedAt }: Intent,
  t: TextLookup,
  formats: Pick<Formats, 'instant' | 'isDiscreet'>,
): string =>
  words === '' || formats.isDiscreet
    ? t('release.unnamed', {
        action: t(`orderReceipts.action.${kind}`),
        day: formats.instant(preparedAt, 'date'),
        time: formats.instant(preparedAt, 'exactTime'),
      })
    : words;
