import { assertNever } from '@domain/assert-never';
import type { Instant } from '@domain/time/instant';
import { type Intent, type IntentEnd, type IntentPhase, mayArrive } from './intent';
import type { BankAnswer, IntentAction, Receipt } from './intent-receipt';

/**
 * What happens to an intent: a call goes out (written down before it does), an answer comes, or its absence;
 * the customer is shown the end.
 */
export type IntentEvent =
  | { readonly kind: 'called'; readonly action: IntentAction }
  | { readonly kind: 'answered'; readonly action: IntentAction; readonly answer: BankAnswer }
  | { readonly kind: 'seen' };

/**
 * The intent after the event. A settled intent stays settled, whatever comes late. While a release may still arrive,
 * neither a refusal nor a key that the bank has not seen settles anything: the bank has to close the key first.
 */
export function stepIntent(intent: Intent, event: IntentEvent, at: Instant): Intent {
  switch (event.kind) {
    case 'called':
      return {
        ...intent,
        phase: event.action === 'release' ? sent(intent.phase) : intent.phase,
        receipts: [...intent.receipts, { at, action: event.action, answer: { kind: 'pending' }, times: 1 }],
      };
    case 'answered':
      return {
        ...intent,
        phase:
          intent.phase.kind === 'settled' ? intent.phase : phaseAfter(intent, event.action, event.answer, at),
        receipts: noted(intent.receipts, event.action, event.answer, at),
      };
    case 'seen':
      return intent.phase.kind === 'settled' ? { ...intent, phase: { ...intent.phase, seen: true } } : intent;
    default:
      return assertNever(event);
  }
}

const prepared: IntentPhase = { kind: 'prepared' };

const settled = (at: Instant, end: IntentEnd): IntentPhase => ({ kind: 'settled', at, end, seen: false });

const sent = (phase: IntentPhase): IntentPhase => (phase.kind === 'settled' ? phase : { kind: 'sent' });

function phaseAfter(intent: Intent, action: IntentAction, answer: BankAnswer, at: Instant): IntentPhase {
  if (action === 'validate') return intent.phase;
  switch (answer.kind) {
    case 'created':
      return settled(at, { kind: 'created', reference: answer.reference });
    case 'void':
      return settled(at, { kind: 'void' });
    case 'refused':
      return action === 'release' && mayArriveLate(intent)
        ? intent.phase
        : settled(at, { kind: 'refused', messages: answer.messages });
    case 'unknown':
      return mayArrive(intent) ? intent.phase : prepared;
    case 'unused':
      return action === 'release' && !mayArriveLate(intent) ? prepared : intent.phase;
    case 'ready':
    case 'silent':
      return intent.phase;
    default:
      return assertNever(answer);
  }
}

/** Whether a release before the newest one got no answer and might reach the bank late. */
function mayArriveLate(intent: Intent): boolean {
  const newest = intent.receipts.findLastIndex(({ action }) => action === 'release');
  return mayArrive({ receipts: intent.receipts.filter((_, index) => index !== newest) });
}

/** Puts the answer on the newest waiting receipt of its action; equal silent questions in a row become one. */
function noted(
  receipts: readonly Receipt[],
  action: IntentAction,
  answer: BankAnswer,
  at: Instant,
): readonly Receipt[] {
  const index = receipts.findLastIndex(
    (receipt) => receipt.action === action && receipt.answer.kind === 'pending',
  );
  const waiting = receipts[index];
  if (waiting === undefined) return receipts;
  const previous = receipts[index - 1];
  if (answer.kind === 'silent' && action === 'ask' && previous !== undefined && isSilentQuestion(previous)) {
    const merged = { ...previous, answer, answeredAt: at, times: previous.times + 1 };
    return [...receipts.slice(0, index - 1), merged, ...receipts.slice(index + 1)];
  }
  return receipts.with(index, { ...waiting, answer, answeredAt: at });
}

const isSilentQuestion = ({ action, answer }: Receipt): boolean =>
  action === 'ask' && answer.kind === 'silent';
