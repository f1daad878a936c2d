import * as E from 'fp-ts/Either';
import type { Bank } from '../bank';
import { canonicalJson } from '../canonical-json';
import type { BankTransaction } from '../db/database';
import { inTransaction } from '../db/transaction';
import type { WireMessage } from '../http/message';
import { refusal, type Refusal } from '../http/refusal';
import type { IntentKind } from './intent-kind';
import { intentMessage } from './intent-messages';
import {
  claimIntent,
  giveBackIntent,
  refuseIntent,
  settleIntent,
  type IntentKey,
  type IntentRow,
} from './intent-record';
import { inTurnOf } from './intent-turn';
import { noteWrongTan } from './wrong-tan';

/** How an action went in its transaction. */
export type Acted<T> =
  | { readonly kind: 'done'; readonly reference: string; readonly answer: Answered<T> }
  /** For good: its TAN is used up. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Nothing is decided, as after a wrong TAN: the same key may be sent again. */
  | { readonly kind: 'undecided'; readonly refusal: Refusal };

/** What the caller is answered. */
export interface Answered<T> {
  readonly result: T;
  readonly messages: readonly WireMessage[];
}

/** A released action as it arrives. */
export interface Action<T> {
  readonly kind: IntentKind<T>;
  readonly clientId: string;
  /** The idempotency key; without one, each call acts. */
  readonly intentId: string | undefined;
  /** What the key stands for, subject included: a second call with it has to say the same. */
  readonly body: unknown;
  /** Checks the TAN and acts, in the transaction of the key. */
  readonly act: (tx: BankTransaction) => Promise<Acted<T>>;
}

const OTHER = refusal(422, 'precondition.failed', intentMessage.error('fehler-idempotenz-anderer-auftrag'));
const VOIDED = refusal(422, 'precondition.failed', intentMessage.error('fehler-auftrag-verworfen'));

/**
 * Acts in one transaction with the TAN and the key: all of it happens, or nothing. A repeated key gets the first
 * answer, so that of any number of equal calls one acts.
 */
export function actOnce<T>(bank: Bank, action: Action<T>): Promise<E.Either<Refusal, Answered<T>>> {
  const { clientId, intentId, kind, act } = action;
  const acted = async (tx: BankTransaction): Promise<Acted<T>> => {
    const end = await act(tx);
    if (end.kind !== 'done') await noteWrongTan(bank, tx, action, end.refusal);
    return end;
  };
  if (intentId === undefined) return inTransaction(bank.db, async (tx) => answerOf(await acted(tx)));
  const key = { clientId, intentId };
  return inTurnOf(bank, key, async (tx) => {
    const body = canonicalJson(action.body);
    const decided = await claimIntent(tx, key, { kind: kind.name, body, at: bank.clock.date() });
    if (decided !== undefined) return firstAnswer(bank, tx, kind, decided, body);
    const end = await acted(tx);
    await record(tx, key, end);
    return answerOf(end);
  });
}

const answerOf = <T>(acted: Acted<T>): E.Either<Refusal, Answered<T>> =>
  acted.kind === 'done' ? E.right(acted.answer) : E.left(acted.refusal);

function record<T>(tx: BankTransaction, key: IntentKey, acted: Acted<T>): Promise<void> {
  switch (acted.kind) {
    case 'done':
      return settleIntent(tx, key, acted.reference, acted.answer.messages);
    case 'refused':
      return refuseIntent(tx, key, acted.refusal);
    case 'undecided':
      return giveBackIntent(tx, key);
  }
}

/** What was decided before, if it was for the same; the result as it stands now. */
async function firstAnswer<T>(
  bank: Bank,
  tx: BankTransaction,
  kind: IntentKind<T>,
  row: IntentRow,
  body: string,
): Promise<E.Either<Refusal, Answered<T>>> {
  if (row.state === 'VOID') return E.left(VOIDED);
  if (row.kind !== kind.name || row.body !== body) return E.left(OTHER);
  if (row.reference === null) return E.left(refusal(row.status_code, 'precondition.failed', ...row.messages));
  const result = await kind.resultOf(bank, tx, row.client_id, row.reference);
  return E.right({ result, messages: row.messages });
}
