import { instant } from '@domain/time/instant';
import * as E from 'fp-ts/Either';
import { signTheSame, type SigningWords } from '@sandbox/areas/tan/tan-demand';
import { tanRefusal } from '@sandbox/areas/tan/tan-refusals';
import { Journal } from '@sandbox/ledger/journal';
import { ownsDepot } from '@sandbox/ledger/depot/own-depot';
import type { Market } from '@sandbox/market/market';
import { audit } from '@sandbox/platform/audit/audit';
import type { Bank } from '@sandbox/platform/bank';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { json } from '@sandbox/platform/db/json';
import { NOT_FOUND, refusal, type Refusal } from '@sandbox/platform/http/refusal';
import { actOnce, type Acted, type Answered } from '@sandbox/platform/intent/act-once';
import { fundOrderAnswer } from '../book/fund-answer';
import { newFundOrder } from '../book/fund-kinds';
import type { FundOrderAnswer } from '../book/fund-schema';
import { publishFundOrder } from '../book/publish-fund-order';
import { checkOrder } from '../check/check-order';
import type { FundOrderBody } from '../check/fund-body';
import { loadFundFacts, type FundDepotKey } from '../check/fund-facts';
import { bind, boundBy } from './bind';
import { orderColumns } from './order-columns';
import { fundOrderWords } from './signing-words';

/** A creating call. */
export interface FundOrderCreation {
  readonly depot: FundDepotKey;
  readonly body: FundOrderBody;
  /** The idempotency key; programs need none. */
  readonly intentId: string | undefined;
  /** Checks the TAN in the transaction of the order, and tells what it has signed. */
  readonly verify: (tx: BankTransaction) => Promise<E.Either<Refusal, SigningWords>>;
}

/** Creates an order once for its key; a wrong TAN decides nothing, so the same key may be sent again. */
export const createFundOrder = (
  bank: Bank,
  market: Market,
  creation: FundOrderCreation,
): Promise<E.Either<Refusal, Answered<FundOrderAnswer>>> => {
  const { depot, body, intentId } = creation;
  return actOnce(bank, {
    kind: newFundOrder,
    clientId: depot.clientId,
    intentId,
    body: { depotId: depot.depotId, body },
    act: (tx) => create(bank, tx, market, creation),
  });
};

/** What is there is read once the journal is locked, so that no two orders bind the same money or shares. */
async function create(
  bank: Bank,
  tx: BankTransaction,
  market: Market,
  { depot, body, verify }: FundOrderCreation,
): Promise<Acted<FundOrderAnswer>> {
  const { clientId, depotId } = depot;
  if (!(await ownsDepot(tx, clientId, depotId))) return { kind: 'undecided', refusal: NOT_FOUND };
  const verified = await verify(tx);
  if (E.isLeft(verified)) return { kind: 'undecided', refusal: verified.left };
  const journal = await Journal.lock(tx, clientId);
  const now = bank.clock.date();
  const facts = await loadFundFacts(tx, market, depot, now.getTime());
  if (E.isLeft(facts)) return { kind: 'refused', refusal: facts.left };
  const { order, messages } = checkOrder(body, facts.right, 'full');
  if (order === undefined) {
    return { kind: 'refused', refusal: refusal(422, 'precondition.failed', ...messages) };
  }
  if (!signTheSame(verified.right, fundOrderWords(order, false))) {
    return { kind: 'refused', refusal: tanRefusal.changed };
  }
  const columns = orderColumns(order);
  const row = await tx
    .insertInto('fund_order')
    .values({
      client_id: clientId,
      fund_order_id: bank.newId(),
      depot_id: depotId,
      kind: order.kind,
      ...columns,
      fund_rows: json(columns.fund_rows),
      regular_id: null,
      nominal_date: null,
      outcome: null,
      fail_reason: null,
      result: null,
      version: 1,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await bind(journal, boundBy(row), `${row.fund_order_id}/1`, now);
  const result = fundOrderAnswer(market, row, instant(now.getTime()));
  await publishFundOrder(journal, result, now);
  const detail = { fundOrderId: row.fund_order_id };
  await audit(tx, bank, { clientId, kind: 'FUND_ORDER_MADE', detail });
  // What there was to say was said before it was signed.
  return { kind: 'done', reference: row.fund_order_id, answer: { result, messages: [] } };
}
