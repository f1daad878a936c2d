import type { ClosedKey, IntentGateway } from '@application/ports/bank/intent-gateway';
import type { KeyedIntent, Outcome } from '@application/ports/bank/release-gateway';
import type { Result } from '@application/ports/result';
import { intentId, type IntentId } from '@domain/codes/ids';
import type { BankReceipt } from '@domain/receipt/bank-receipt';
import type { ReleaseKind } from '@domain/release/release-kind';
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

/** What the bank calls the kinds; an order at a dealer's price is an order there. */
const kinds: ReadonlyMap<string, ReleaseKind> = new Map([
  ['ORDER', 'order'],
  ['ORDER_CHANGE', 'change'],
  ['ORDER_CANCELLATION', 'cancellation'],
  ['QUOTE_TICKET', 'quote-ticket'],
  ['APPLICATION', 'application'],
  ['APPLICATION_CHANGE', 'application'],
  ['SAVINGS_PLAN', 'savings-plan'],
  ['SAVINGS_PLAN_CHANGE', 'savings-plan-change'],
  ['SAVINGS_PLAN_END', 'savings-plan-end'],
  ['TARGET_MARKET', 'target-market'],
  ['FUND_ORDER', 'fund-order'],
  ['FUND_ORDER_CHANGE', 'fund-order-change'],
  ['FUND_ORDER_CANCELLATION', 'fund-order-cancellation'],
  ['FUND_REFERENCE_ACCOUNT', 'fund-reference-account'],
]);

const events = { DONE: 'accepted', REFUSED: 'refused', VOID: 'void' } as const;

const wireClosed = wireObject(
  'ClosedIntent',
  { state: wireWord('ClosedState', ['DONE', 'REFUSED', 'VOID']) },
  { kind: t.string },
);

const wireReceipt = wireObject(
  'Receipt',
  {
    key: wireId('IntentId', intentId),
    state: wireWord('ClosedState', ['DONE', 'REFUSED', 'VOID']),
    messages: t.array(wireMessage),
    receivedAt: wireTimestamp,
  },
  { kind: t.string, reference: t.string },
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
        const kind = kinds.get(word ?? '');
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
  key,
  kind,
  state,
  reference,
  messages,
  receivedAt,
}: t.TypeOf<typeof wireReceipt>): BankReceipt {
  const action = kinds.get(kind ?? '');
  return {
    key,
    ...(action !== undefined && { action }),
    event: events[state],
    ...(reference !== undefined && { reference }),
    messages: messages.map(toMessage),
    at: receivedAt,
  };
}
