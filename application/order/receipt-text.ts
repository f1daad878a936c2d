import type { Intent } from '@domain/order/intent';
import type { IntentAction, Receipt } from '@domain/order/intent-receipt';
import type { Instant } from '@domain/shared/instant';
import { storedOrder } from './order-request-text';

/** The words of a receipt in the customer's language; the data come from the journal. */
export interface ReceiptWords {
  readonly headline: string;
  readonly key: string;
  readonly prepared: string;
  /** The order as one plain sentence. */
  readonly order: string;
  readonly state: string;
  readonly attempts: string;
  readonly action: Readonly<Record<IntentAction, string>>;
  readonly answer: Readonly<Record<Receipt['answer']['kind'], string>>;
  /** How often a silent question was repeated. */
  times(count: number): string;
  instant(at: Instant): string;
}

/**
 * The receipt of an intent as plain text to keep: the order in words and in data, and every attempt with its
 * time and its answer or silence (reliability.md 2). It needs no bank, so it can be had in an outage too.
 */
export const receiptText = (intent: Intent, words: ReceiptWords): string =>
  [
    words.headline,
    '',
    words.order,
    '',
    `${words.key}: ${intent.id}`,
    `${words.prepared}: ${words.instant(intent.preparedAt)}`,
    words.state,
    '',
    `${words.attempts}:`,
    ...intent.receipts.map((receipt, index) => attempt(receipt, index + 1, words)),
    '',
    JSON.stringify(storedOrder(intent.order), null, 2),
    '',
  ].join('\n');

function attempt(receipt: Receipt, number: number, words: ReceiptWords): string {
  const { at, answeredAt, action, answer, times } = receipt;
  return [
    `${number}. ${words.instant(at)} ${words.action[action]}`,
    ...(times > 1 ? [`   ${words.times(times)}`] : []),
    `   ${answeredAt === undefined ? '' : `${words.instant(answeredAt)} `}${words.answer[answer.kind]}${detail(answer)}`,
  ].join('\n');
}

/** What identifies the answer: the order, the keys of the refusal, the id of the silence in the log. */
function detail(answer: Receipt['answer']): string {
  switch (answer.kind) {
    case 'created':
      return ` (${answer.orderId})`;
    case 'refused':
      return ` (${answer.messages.map(({ key }) => key).join(', ')})`;
    case 'unused':
    case 'silent':
      return ` (${answer.why})`;
    case 'pending':
    case 'void':
    case 'unknown':
      return '';
  }
}
