import type { Intent } from '../order/intent';
import { receiptDetail, type BankAnswer, type IntentAction, type Receipt } from '../order/intent-receipt';
import type { ActionEvent, ActionNote } from './action-record';

const called: Readonly<Record<IntentAction, ActionEvent>> = { release: 'sent', ask: 'asked', void: 'voiding' };

const answered = {
  created: 'accepted',
  refused: 'refused',
  void: 'void',
  unknown: 'unknown',
  unused: 'unused',
  silent: 'silent',
} as const satisfies Readonly<Record<BankAnswer['kind'], ActionEvent>>;

/** What has happened to an intent since it was `before`, oldest first; `content` is the order that is released. */
export const notesSince = (
  before: Intent | undefined,
  intent: Intent,
  content: string,
): readonly ActionNote[] =>
  intent.receipts.flatMap((receipt) => {
    const known = before?.receipts.find(({ at, action }) => at === receipt.at && action === receipt.action);
    return [
      ...(known === undefined ? [call(intent, receipt, content)] : []),
      ...(isNews(known, receipt) ? answer(intent, receipt) : []),
    ];
  });

const call = ({ id }: Intent, { action }: Receipt, content: string): ActionNote => ({
  action: 'order',
  event: called[action],
  subject: id,
  detail: action === 'release' ? content : '',
});

function answer({ id }: Intent, { answer: given }: Receipt): readonly ActionNote[] {
  if (given.kind === 'pending') return [];
  return [{ action: 'order', event: answered[given.kind], subject: id, detail: receiptDetail(given) ?? '' }];
}

/** An answer where there was none, or one more silence that joins those before it. */
const isNews = (known: Receipt | undefined, { answer: given, times }: Receipt): boolean =>
  given.kind !== 'pending' &&
  (known === undefined || known.answer.kind === 'pending' || known.times !== times);
