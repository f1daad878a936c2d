import { decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import type { Instant } from '@domain/time/instant';
import { timestampText } from '@domain/time/wire-time';
import { moneyText } from '@sandbox/market/catalogue/german-figures';
import { reasonText } from '../book/fund-words';
import type { FundNotification } from '../book/publish-fund-order';
import type { FundOrderRow } from '../store/fund-record';
import type { Ended } from './progress';

const WORDS = {
  EXECUTED: 'ist ausgeführt',
  PARTLY_EXECUTED: 'ist nur zum Teil ausgeführt',
  NOT_EXECUTED: 'wurde nicht ausgeführt',
} as const;

/** What a customer is told of an order that is over. */
export function noticeOf(
  row: FundOrderRow,
  { outcome, reason, result }: Ended,
  at: Instant,
): FundNotification {
  const name =
    row.kind === 'DEPOSIT' ? 'Ihre Einzahlung ins Fondsdepot' : 'Ihre Auszahlung aus dem Fondsdepot';
  const sum = result === null ? '' : `: ${moneyText(decimal(result.total), EUR)}`;
  const why = reasonText(reason);
  return {
    notificationId: row.fund_order_id,
    at: timestampText(at),
    kind: `FUND_ORDER_${outcome}`,
    text: [`${name} ${WORDS[outcome]}${sum}.`, ...(why === null ? [] : [why.text])].join(' '),
    title: {
      kind: `FUND_${row.kind === 'DEPOSIT' ? 'DEPOSIT' : 'WITHDRAWAL'}_${outcome}`,
      args: { ...(result !== null && { amount: result.total }), ...(why !== null && { reason: why.key }) },
    },
    fundOrderId: row.fund_order_id,
    depotId: row.depot_id,
    failReason: why,
  };
}
