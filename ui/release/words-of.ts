import type { Intent } from '@domain/release/intent';
import type { ReleaseKind } from '@domain/release/release-kind';
import type { Formats } from '@ui/i18n/formats';
import type { TextLookup } from '@ui/i18n/texts';

/** What the customer has given away: a message is sent without a release, which all else takes. */
export const sentAs = (kind: ReleaseKind): 'message' | 'release' =>
  kind === 'message' ? 'message' : 'release';

/** How texts about its fate name it. */
export const sentIn = (t: TextLookup, kind: ReleaseKind): { readonly sent: string } => ({
  sent: t(`release.sent.${sentAs(kind)}`),
});

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
