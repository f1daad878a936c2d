import type { ClosedKey, IntentGateway } from '@application/ports/bank/intent-gateway';
import type { KeyedIntent, Outcome } from '@application/ports/bank/release-gateway';
import type { Result } from '@application/ports/result';
import type { IntentId } from '@domain/codes/ids';
import type { ReleaseKind } from '@domain/release/release-kind';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import { askOutcome, type IntentMethod, readIntent } from '../client/ask-intent';
import type { BankClient } from '../client/bank-client';
import { wireWord } from '../wire/wire-enum';
import { wireObject } from '../wire/wire-object';

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

const wireClosed = wireObject(
  'ClosedIntent',
  { state: wireWord('ClosedState', ['DONE', 'REFUSED', 'VOID']) },
  { kind: t.string },
);

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
}
