import type { Message } from '@domain/message/message';
import type { Intent, IntentEnd, IntentPhase } from '@domain/release/intent';
import type { Receipt } from '@domain/release/intent-receipt';
import { intentId } from '@domain/codes/ids';
import { instant } from '@domain/time/instant';
import { tabId } from '@domain/codes/tab-id';
import { INTENT_VERSION, type StoredIntent } from './intent-codec';

type StoredReceipt = StoredIntent['receipts'][number];
type StoredPhase = StoredIntent['phase'];
type StoredEnd = Extract<StoredPhase, { kind: 'settled' }>['end'];
type StoredMessage = Extract<StoredEnd, { kind: 'refused' }>['messages'][number];

/** The text under which an intent is stored. */
export const intentText = (intent: Intent): string => JSON.stringify({ version: INTENT_VERSION, ...intent });

/** The domain's intent. */
export const toIntent = ({ version: _, subject, ...stored }: StoredIntent): Intent => ({
  ...stored,
  id: intentId(stored.id),
  tab: tabId(stored.tab),
  ...(subject === undefined ? {} : { subject }),
  preparedAt: instant(stored.preparedAt),
  phase: toPhase(stored.phase),
  receipts: stored.receipts.map(toReceipt),
});

const toPhase = (phase: StoredPhase): IntentPhase =>
  phase.kind === 'settled' ? { ...phase, at: instant(phase.at), end: toEnd(phase.end) } : phase;

const toEnd = (end: StoredEnd): IntentEnd =>
  end.kind === 'refused' ? { ...end, messages: end.messages.map(toMessage) } : end;

const toReceipt = ({ answer, answeredAt, at, ...receipt }: StoredReceipt): Receipt => ({
  ...receipt,
  at: instant(at),
  answer: answer.kind === 'refused' ? { ...answer, messages: answer.messages.map(toMessage) } : answer,
  ...(answeredAt === undefined ? {} : { answeredAt: instant(answeredAt) }),
});

const toMessage = ({ text, ...message }: StoredMessage): Message => ({
  ...message,
  ...(text === undefined ? {} : { text }),
});
