import type { ClosedKey, IntentGateway } from '@application/ports/bank/intent-gateway';
import type { KeyedIntent, Outcome } from '@application/ports/bank/release-gateway';
import type { Result } from '@application/ports/result';
import { intentId, type IntentId } from '@domain/codes/ids';
import type { BankReceipt } from '@domain/receipt/bank-receipt';
import { releaseKinds, type ReleaseKind } from '@domain/release/release-kind';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import { askOutcome, type IntentMethod, readIntent } from '../client/ask-intent';
import type { BankClient } from '../client/bank-client';
import { timeOuts } from '../client/time-outs';
import { wireWord } from '../wire/wire-enum';
import { wireId } from '../wire/wire-id';
import { wireList } from '../wire/wire-list';
import { toMessage, wireMessage } from '../wire/wire-message';
import { wireObject } from '../wire/wire-object';
import { wireTimestamp } from '../wire/wire-time';

const states = { DONE: 'created', REFUSED: 'refused', VOID: 'void' } as const;

/** What the bank calls each kind; an order at a dealer's price is an order there. */
const words: Readonly<Record<Exclude<ReleaseKind, 'quote-order'>, readonly string[]>> = {
  order: ['ORDER'],
  change: ['ORDER_CHANGE'],
  cancellation: ['ORDER_CANCELLATION'],
  'quote-ticket': ['QUOTE_TICKET'],
  application: ['APPLICATION', 'APPLICATION_CHANGE'],
  'application-release': ['APPLICATION_RELEASE'],
  'savings-plan': ['SAVINGS_PLAN'],
  'savings-plan-change': ['SAVINGS_PLAN_CHANGE'],
  'savings-plan-end': ['SAVINGS_PLAN_END'],
  'target-market': ['TARGET_MARKET'],
  'fund-order': ['FUND_ORDER'],
  'fund-order-change': ['FUND_ORDER_CHANGE'],
  'fund-order-cancellation': ['FUND_ORDER_CANCELLATION'],
  'fund-reference-account': ['FUND_REFERENCE_ACCOUNT'],
  message: ['SECURE_MESSAGE'],
};

const kindOf = (word: string | undefined): ReleaseKind | undefined =>
  releaseKinds.find((kind) => kind !== 'quote-order' && words[kind].some((each) => each === word));

const events = { DONE: 'accepted', REFUSED: 'refused', VOID: 'void', WRONG_TAN: 'wrong-tan' } as const;

const wireClosed = wireObject(
  'ClosedIntent',
  { state: wireWord('ClosedState', ['DONE', 'REFUSED', 'VOID']) },
  { kind: t.string },
);

const wireReceipt = wireObject(
  'Receipt',
  {
    receiptId: t.string,
    state: wireWord('ReceiptState', ['DONE', 'REFUSED', 'VOID', 'WRONG_TAN']),
    messages: t.array(wireMessage),
    receivedAt: wireTimestamp,
  },
  { key: wireId('IntentId', intentId), kind: t.string, reference: t.string },
);

/** So many are shown at most: the bank answers the latest first. */
const SHOWN = '500';

const done = wireObject('Done', { state: t.literal('DONE'), reference: t.string });

/** Keys of all kinds, told apart from what was released with them (api.md 9). */
export class HttpIntentGateway implements IntentGateway {
  constructor(private readonly client: BankClient) {}

  outcomeOf(intent: KeyedIntent): Result<Outcome<string>> {
    return this.#told('GET', intent);
  }

  void(intent: KeyedIntent): Result<Outcome<string>> {
    return this.#told('DELETE', intent);
  }

  #told(method: IntentMethod, intent: KeyedIntent): Result<Outcome<string>> {
    return askOutcome(this.client, method, intent, done, ({ reference }) => reference);
  }

  close(key: IntentId): Result<ClosedKey> {
    return pipe(
      readIntent(this.client, 'DELETE', { id: key }, wireClosed),
      TE.map(({ state, kind: word }) => {
        const kind = kindOf(word);
        return { state: states[state], ...(kind !== undefined && { kind }) };
      }),
    );
  }

  receipts(): Result<readonly BankReceipt[]> {
    return pipe(
      this.client.read({
        method: 'GET',
        path: '/session/clients/user/v1/intents',
        query: { 'paging-count': SHOWN },
        answer: wireList(wireReceipt),
        timeOut: timeOuts.read,
      }),
      TE.map(({ values }) => values.map(toReceipt)),
    );
  }
}

function toReceipt({
  receiptId,
  key,
  kind,
  state,
  reference,
  messages,
  receivedAt,
}: t.TypeOf<typeof wireReceipt>): BankReceipt {
  const action = kind === 'SESSION_TAN' ? 'session' : kindOf(kind);
  return {
    id: receiptId,
    ...(key !== undefined && { key }),
    ...(action !== undefined && { action }),
    event: events[state],
    ...(reference !== undefined && { reference }),
    messages: messages.map(toMessage),
    at: receivedAt,
  };
}
