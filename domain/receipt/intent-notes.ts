import type { Intent } from '../release/intent';
import { receiptDetail, type BankAnswer, type IntentAction, type Receipt } from '../release/intent-receipt';
import type { IntentId } from '@domain/codes/ids';
import type { ReleaseKind } from '@domain/release/release-kind';
import type { ActionEvent, ActionNote } from './action-record';

const called: Readonly<Record<IntentAction, ActionEvent>> = {
  validate: 'checked',
  release: 'sent',
  ask: 'asked',
  void: 'voiding',
};

const answered = {
  created: 'accepted',
  refused: 'refused',
  void: 'void',
  ready: 'ready',
  unknown: 'unknown',
  unused: 'unused',
  silent: 'silent',
} as const satisfies Readonly<Record<BankAnswer['kind'], ActionEvent>>;

/** What has happened to an intent since it was `before`, oldest first. */
export const notesSince = (before: Intent | undefined, intent: Intent): readonly ActionNote[] =>
  intent.receipts.flatMap((receipt) => {
    const known = before?.receipts.find(({ at, action }) => at === receipt.at && action === receipt.action);
    return [
      ...(known === undefined ? [call(intent, receipt)] : []),
      ...(isNews(known, receipt) ? answer(intent, receipt) : []),
    ];
  });

const call = (intent: Intent, { action }: Receipt): ActionNote => ({
  ...aboutOf(intent),
  event: called[action],
  detail: action === 'release' || action === 'validate' ? intent.body : '',
});

function answer(intent: Intent, { answer: given }: Receipt): readonly ActionNote[] {
  if (given.kind === 'pending') return [];
  // From now on it has a number of its own, by which every other page calls it.
  if (given.kind === 'created' && intent.subject === undefined)
    return [{ action: intent.kind, subject: given.reference, event: 'accepted', detail: `(${intent.id})` }];
  return [{ ...aboutOf(intent), event: answered[given.kind], detail: receiptDetail(given) ?? '' }];
}

/** What it is done to, or, of something new, the key. */
const aboutOf = ({ kind, subject, id }: Intent): Pick<ActionNote, 'action' | 'subject'> => ({
  action: kind,
  subject: subject ?? id,
});

/** An answer where there was none, or one more silence that joins those before it. */
const isNews = (known: Receipt | undefined, { answer: given, times }: Receipt): boolean =>
  given.kind !== 'pending' &&
  (known === undefined || known.answer.kind === 'pending' || known.times !== times);

/** What the bank has said of a key alone, where the intent itself could not be read any more. */
export const closedNote = (
  action: ReleaseKind,
  key: IntentId,
  state: 'created' | 'refused' | 'void',
): ActionNote => ({ action, subject: key, event: answered[state], detail: '' });
