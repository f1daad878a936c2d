import type { Intent } from '@domain/release/intent';
import { type Receipt, receiptDetail } from '@domain/release/intent-receipt';
import type { ReleaseKind } from '@domain/release/release-kind';
import type { Formats } from '@ui/i18n/formats';
import type { TextLookup } from '@ui/i18n/texts';
import { shortNumber } from '@domain/codes/short-number';
import { sentIn } from './words-of';

/** Every attempt made for a release, as a text to keep: when, what, and what the bank said or that it was silent. */
export function receiptText(intent: Intent, summary: string, t: TextLookup, formats: Formats): string {
  return [
    t('release.receipt.title', sentIn(t, intent.kind)),
    summary,
    t('release.receipt.intent', { short: shortNumber(intent.id), id: intent.id }),
    '',
    ...intent.receipts.map((receipt) => receiptLine(intent.kind, receipt, t, formats)),
    '',
  ].join('\r\n');
}

/** One attempt with its answer. */
export function receiptLine(kind: ReleaseKind, receipt: Receipt, t: TextLookup, formats: Formats): string {
  const { at, action, answer, times } = receipt;
  return t('release.receipt.line', {
    day: formats.instant(at, 'date'),
    time: formats.instant(at, 'exactTime'),
    action: t(`release.receipt.action.${action}`, sentIn(t, kind)),
    answer: [t(`release.receipt.answer.${answer.kind}`, { count: times }), receiptDetail(answer)]
      .filter((part) => part !== undefined)
      .join(' '),
  });
}
