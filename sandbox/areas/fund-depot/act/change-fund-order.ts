import { instant, type Instant } from '@domain/time/instant';
import * as E from 'fp-ts/Either';
import { signTheSame, type SigningWords } from '@sandbox/areas/tan/tan-demand';
import { tanRefusal } from '@sandbox/areas/tan/tan-refusals';
import { Journal } from '@sandbox/ledger/journal';
import type { Market } from '@sandbox/market/market';
import { audit } from '@sandbox/platform/audit/audit';
import type { Bank } from '@sandbox/platform/bank';
import { canonicalJson } from '@sandbox/platform/canonical-json';
import { json } from '@sandbox/platform/db/json';
import type { BankDatabase, BankTransaction } from '@sandbox/platform/db/database';
import { refusal, type Refusal } from '@sandbox/platform/http/refusal';
import { actOnce, type Acted, type Answered } from '@sandbox/platform/intent/act-once';
import { fundOrderAnswer } from '../book/fund-answer';
import { fundOrderChange } from '../book/fund-kinds';
import type { FundOrderAnswer } from '../book/fund-schema';
import { publishFundOrder } from '../book/publish-fund-order';
import { checkOrder, type OrderCheck } from '../check/check-order';
import type { Extent } from '../check/checked-order';
import type { FundOrderBody } from '../check/fund-body';
import { loadFundFacts } from '../check/fund-facts';
import { fundMessage } from '../check/fund-messages';
import { changeFundOrder, type FundOrderRow } from '../store/fund-record';
import { bind, boundBy, unbind } from './bind';
import { ownFundOrder, tooLate, type OwnFundOrder } from './open-fund-order';
import { orderColumns } from './order-columns';
import { fundOrderWords } from './signing-words';

/** What is done to an order. */
export interface FundOrderAct {
  readonly key: OwnFundOrder;
  readonly intentId: string | undefined;
  readonly verify: (tx: BankTransaction, row: FundOrderRow) => Promise<E.Either<Refusal, SigningWords>>;
}

/** A change of an order. */
export interface FundOrderChange extends FundOrderAct {
  readonly body: FundOrderBody;
}

/** What the TAN of a change is bound to: what shall be, and the version that it takes the place of. */
export const signedChange = ({ version }: FundOrderRow, body: FundOrderBody): unknown => ({ body, version });

/** The terms of a run are those of the regular deposit. */
const IS_RUN = refusal(
  422,
  'precondition.failed',
  fundMessage.error('fehler-fondsauftrag-art-unveraenderlich', { origin: ['regular'] }),
);

/** What a change would make of an order. */
interface ChangeCheck extends OrderCheck {
  /** What is written of it; undefined where there is no order to make, or the order stands like this already. */
  readonly change?: ReturnType<typeof orderColumns> | undefined;
}

/** Checks a change: the whole order is sent. */
export async function checkChange(
  db: BankDatabase,
  market: Market,
  row: FundOrderRow,
  body: FundOrderBody,
  extent: Extent,
  now: number,
): Promise<E.Either<Refusal, ChangeCheck>> {
  const late = tooLate(row, now);
  if (late !== undefined) return E.left(late);
  if (row.regular_id !== null) return E.left(IS_RUN);
  const depot = { clientId: row.client_id, depotId: row.depot_id };
  const facts = await loadFundFacts(db, market, depot, now, row);
  if (E.isLeft(facts)) return facts;
  const check = checkOrder(body, facts.right, extent, row);
  const change = check.order && orderColumns(check.order);
  if (change === undefined || !leavesAsItIs(market, row, change, instant(now)))
    return E.right({ ...check, change });
  return E.right({ ...check, messages: [...check.messages, fundMessage.info('hinweis-keine-aenderung')] });
}

/** Whether an order would answer afterwards what it answers already; what it buys follows from the prices of the moment. */
function leavesAsItIs(
  market: Market,
  row: FundOrderRow,
  change: ReturnType<typeof orderColumns>,
  now: Instant,
): boolean {
  const answer = (order: FundOrderRow): string =>
    canonicalJson({ ...fundOrderAnswer(market, order, now), allocation: [] });
  return answer(row) === answer({ ...row, ...change });
}

/** Changes an order once for its key. */
export const changeOrder = (
  bank: Bank,
  market: Market,
  change: FundOrderChange,
): Promise<E.Either<Refusal, Answered<FundOrderAnswer>>> =>
  actOnce(bank, {
    kind: fundOrderChange,
    clientId: change.key.clientId,
    intentId: change.intentId,
    body: { fundOrderId: change.key.fundOrderId, body: change.body },
    act: (tx) => act(bank, tx, market, change),
  });

async function act(
  bank: Bank,
  tx: BankTransaction,
  market: Market,
  { key, body, verify }: FundOrderChange,
): Promise<Acted<FundOrderAnswer>> {
  const held = await heldOrder(tx, key, verify);
  if (E.isLeft(held)) return { kind: 'undecided', refusal: held.left };
  const { row, journal, signed } = held.right;
  const now = bank.clock.date();
  const checked = await checkChange(tx, market, row, body, 'full', now.getTime());
  if (E.isLeft(checked)) return { kind: 'refused', refusal: checked.left };
  const { order, messages, change } = checked.right;
  if (order === undefined) {
    return { kind: 'refused', refusal: refusal(422, 'precondition.failed', ...messages) };
  }
  if (!signTheSame(signed, fundOrderWords(order, true))) {
    return { kind: 'refused', refusal: tanRefusal.changed };
  }
  if (change === undefined) {
    const result = fundOrderAnswer(market, row, instant(now.getTime()));
    return { kind: 'done', reference: row.fund_order_id, answer: { result, messages } };
  }
  await unbind(journal, boundBy(row), `${row.fund_order_id}/${String(row.version)}`, now);
  const changed = await changeFundOrder(tx, row, now, {
    ...change,
    fund_rows: json(change.fund_rows),
  });
  await bind(journal, boundBy(changed), `${row.fund_order_id}/${String(changed.version)}`, now);
  const result = fundOrderAnswer(market, changed, instant(now.getTime()));
  await publishFundOrder(journal, result, now);
  await audit(tx, bank, {
    clientId: key.clientId,
    kind: 'FUND_ORDER_CHANGED',
    detail: { fundOrderId: row.fund_order_id },
  });
  // What there was to say was said before it was signed.
  return { kind: 'done', reference: row.fund_order_id, answer: { result, messages: [] } };
}

/**
 * An order whose act is signed, with the customer's journal locked. The TAN comes before the journal, as with everything
 * that is released; what was changed between the two was signed in another version.
 */
export async function heldOrder(
  tx: BankTransaction,
  key: OwnFundOrder,
  verify: FundOrderAct['verify'],
): Promise<
  E.Either<Refusal, { readonly row: FundOrderRow; readonly journal: Journal; readonly signed: SigningWords }>
> {
  const seen = await ownFundOrder(tx, key);
  if (E.isLeft(seen)) return seen;
  const verified = await verify(tx, seen.right);
  if (E.isLeft(verified)) return verified;
  const journal = await Journal.lock(tx, key.clientId);
  const row = await ownFundOrder(tx, key);
  if (E.isLeft(row)) return row;
  if (row.right.version !== seen.right.version) return E.left(tanRefusal.changed);
  return E.right({ row: row.right, journal, signed: verified.right });
}
