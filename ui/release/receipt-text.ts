import type { Intent } from '@domain/release/intent';
import { type Receipt, receiptDetail } from '@domain/release/intent-receipt';
import { silenceOf } from '@domain/release/silence';
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
    ...intent.receipts.map((receipt) => keptLine(intent.kind, receipt, t, formats)),
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

/** One attempt with its answer, as people read it. */
export function receiptLine(kind: ReleaseKind, receipt: Receipt, t: TextLookup, formats: Formats): string {
  const { at, action, answer, times } = receipt;
  return t('release.receipt.line', {
    day: formats.instant(at, 'date'),
    time: formats.instant(at, 'exactTime'),
    action: t(`release.receipt.action.${action}`, sentIn(t, kind)),
    answer:
      answer.kind === 'silent'
        ? silenceLine(answer.why, times, t)
        : t(`release.receipt.answer.${answer.kind}`),
  });
}

/** Why there was no answer, how often, and the number by which the telephone finds it in the log. */
function silenceLine(why: string, times: number, t: TextLookup): string {
  const { cause, errorId } = silenceOf(why);
  return [
    t(`release.receipt.silence.${cause}`),
    ...(times > 1 ? [t('release.receipt.times', { times })] : []),
    ...(errorId === undefined ? [] : [t('common.failure.reference', { errorId })]),
  ].join(', ');
}

/** Who keeps the receipt may have to name the keys of a refusal. */
function keptLine(kind: ReleaseKind, receipt: Receipt, t: TextLookup, formats: Formats): string {
  const line = receiptLine(kind, receipt, t, formats);
  const detail = receipt.answer.kind === 'silent' ? undefined : receiptDetail(receipt.answer);
  return detail === undefined ? line : `${line} ${detail}`;
}
