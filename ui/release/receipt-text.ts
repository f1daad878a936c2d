import type { Intent } from '@domain/release/intent';
import { type Receipt, receiptDetail } from '@domain/release/intent-receipt';
import type { ReleaseKind } from '@domain/release/release-kind';
import type { Formats } from '@ui/i18n/formats';
import type { TextLookup } from '@ui/i18n/texts';
import { shortNumber } from '@domain/codes/short-number';
import { sentIn } from './words-of';

/** What is about an order has the number of the order. */
const orderKinds: ReadonlySet<ReleaseKind> = new Set(['order', 'quote-order', 'change', 'cancellation']);

/** Every attempt made for a release, as a text to keep: when, what, and what the bank said or that it was silent. */
export function receiptText(intent: Intent, summary: string, t: TextLookup, formats: Formats): string {
  return [
    t('release.receipt.title', sentIn(t, intent.kind)),
    summary,
    ...numberLines(intent, t),
    t('release.receipt.intent', {
      ...sentIn(t, intent.kind),
      short: shortNumber(intent.id),
      id: intent.id,
    }),
    '',
    ...intent.receipts.map((receipt) => receiptLine(intent.kind, receipt, t, formats)),
    '',
  ].join('\r\n');
}

/** The number that every page calls it by; there is none before the bank has taken something new. */
function numberLines({ kind, subject, receipts }: Intent, t: TextLookup): readonly string[] {
  const created = receipts.flatMap(({ answer }) => (answer.kind === 'created' ? [answer.reference] : []));
  const id = subject ?? created[0];
  if (id === undefined) return [];
  const name = orderKinds.has(kind) ? t('orderAction.number') : t('release.receipt.number');
  return [`${name} ${shortNumber(id)} (${id})`];
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
