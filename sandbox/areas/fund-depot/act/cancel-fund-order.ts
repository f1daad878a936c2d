import { instant } from '@domain/time/instant';
import { decimalText, zero } from '@domain/money/decimal';
import * as E from 'fp-ts/Either';
import type { Market } from '@sandbox/market/market';
import { audit } from '@sandbox/platform/audit/audit';
import type { Bank } from '@sandbox/platform/bank';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { json } from '@sandbox/platform/db/json';
import type { Refusal } from '@sandbox/platform/http/refusal';
import { actOnce, type Acted, type Answered } from '@sandbox/platform/intent/act-once';
import { fundOrderAnswer } from '../book/fund-answer';
import { fundOrderCancellation } from '../book/fund-kinds';
import type { FundOrderAnswer } from '../book/fund-schema';
import { publishFundOrder } from '../book/publish-fund-order';
import { changeFundOrder } from '../store/fund-record';
import { boundBy, unbind, unboundRows } from './bind';
import { heldOrder, type FundOrderAct } from './change-fund-order';
import { tooLate } from './open-fund-order';

/** What the TAN of a cancellation is bound to: nothing but that nothing comes of the order, however it stands. */
export const SIGNED_CANCELLATION: unknown = {};

/** Cancels an order, or ends a regular deposit, once for its key. */
export const cancelFundOrder = (
  bank: Bank,
  market: Market,
  cancellation: FundOrderAct,
): Promise<E.Either<Refusal, Answered<FundOrderAnswer>>> =>
  actOnce(bank, {
    kind: fundOrderCancellation,
    clientId: cancellation.key.clientId,
    intentId: cancellation.intentId,
    body: { fundOrderId: cancellation.key.fundOrderId },
    act: (tx) => act(bank, tx, market, cancellation),
  });

async function act(
  bank: Bank,
  tx: BankTransaction,
  market: Market,
  { key, verify }: FundOrderAct,
): Promise<Acted<FundOrderAnswer>> {
  const held = await heldOrder(tx, key, verify);
  if (E.isLeft(held)) return { kind: 'undecided', refusal: held.left };
  const { row, journal } = held.right;
  const now = bank.clock.date();
  const late = tooLate(row, now.getTime());
  if (late !== undefined) return { kind: 'refused', refusal: late };
  const isRegular = row.stage === 'RUNNING';
  if (!isRegular) {
    await unbind(journal, boundBy(row), `${row.fund_order_id}/${String(row.version)}`, now);
  }
  const cancelled = await changeFundOrder(tx, row, now, {
    stage: 'OVER',
    outcome: isRegular ? 'ENDED' : 'CANCELLED',
    reserved: decimalText(zero),
    fund_rows: json(unboundRows(row.fund_rows)),
  });
  const result = fundOrderAnswer(market, cancelled, instant(now.getTime()));
  await publishFundOrder(journal, result, now);
  await audit(tx, bank, {
    clientId: key.clientId,
    kind: 'FUND_ORDER_CANCELLED',
    detail: { fundOrderId: row.fund_order_id },
  });
  return { kind: 'done', reference: row.fund_order_id, answer: { result, messages: [] } };
}
