import { decimal, decimalText } from '@domain/money/decimal';
import type { TradingRestriction } from '@sandbox/market/venue/auction';
import { wireAmount, type WireAmount } from '@sandbox/market/price/wire-amount';
import type { LegBody } from '../routes/order-body';
import { quoteMoments } from '../quote/quote-for-order';
import { isGiven } from '../check/price-input';
import type { ExecutionTerms, LimitExtension, TrailingDistance } from '../trade/working-order';

/** Who pays by direct debit, and that they agreed (brokerage.md 5). */
export interface DirectDebitExtra {
  readonly consent: boolean;
  readonly iban: string;
  readonly maxAmount?: WireAmount;
  readonly accountHolderName: string;
}

/** What only some orders have, kept and answered in the words of the wire. */
export interface OrderExtras {
  readonly trailingLimitDistAbs?: WireAmount;
  readonly trailingLimitDistRel?: string;
  readonly limitExtension?: LimitExtension;
  readonly tradingRestriction?: TradingRestriction;
  readonly directDebit?: DirectDebitExtra;
  readonly freeAmountConfirmed?: true;
  readonly quoteId?: string;
  readonly quoteTicketId?: string;
  readonly creationDateTimeStamp?: string;
  readonly allowManualQuotation?: boolean;
  readonly orderTemplateId?: string;
  /** Of an order that a savings plan or an order for a fund depot made. */
  readonly orderSource?: 'SAVINGS_PLAN' | 'FUND_DEPOT';
  readonly savingsplanId?: string;
  readonly fundOrderId?: string;
}

/** How far the stop of an order stays behind the price; undefined for one that stands still. */
export function trailingDistance(extras: OrderExtras): TrailingDistance | undefined {
  const { trailingLimitDistAbs, trailingLimitDistRel } = extras;
  if (trailingLimitDistAbs !== undefined) {
    return { kind: 'absolute', distance: decimal(trailingLimitDistAbs.value) };
  }
  if (trailingLimitDistRel === undefined) return undefined;
  return { kind: 'relative', percent: decimal(trailingLimitDistRel) };
}

/** What has been checked of the extras, and no longer is as it was sent. */
interface CheckedParts {
  readonly extension: LimitExtension | undefined;
  readonly restriction: TradingRestriction | undefined;
  readonly terms: ExecutionTerms;
}

/** The extras of a checked order. */
export function extrasOf(body: LegBody, { extension, restriction, terms }: CheckedParts): OrderExtras {
  const { directDebit, quoteId, quoteTicketId, orderTemplateId } = body;
  const quotedAt = terms.kind === 'quote' ? quoteMoments(body)[0] : undefined;
  return {
    ...(terms.kind === 'trailing' ? distanceExtra(terms.distance, body) : {}),
    ...(extension === undefined ? {} : { limitExtension: extension }),
    ...(restriction === undefined ? {} : { tradingRestriction: restriction }),
    ...(directDebit?.consent === true ? { directDebit: debitExtra(directDebit) } : {}),
    ...(body.freeAmountConfirmed === true ? { freeAmountConfirmed: true } : {}),
    ...(body.allowManualQuotation === true ? { allowManualQuotation: true } : {}),
    ...(isGiven(quoteId) ? { quoteId } : {}),
    ...(isGiven(quoteTicketId) ? { quoteTicketId } : {}),
    ...(quotedAt === undefined ? {} : { creationDateTimeStamp: quotedAt }),
    ...(isGiven(orderTemplateId) ? { orderTemplateId } : {}),
  };
}

const distanceExtra = (distance: TrailingDistance, { trailingLimitDistAbs }: LegBody): OrderExtras =>
  distance.kind === 'relative'
    ? { trailingLimitDistRel: decimalText(distance.percent) }
    : { trailingLimitDistAbs: wireAmount(distance.distance, trailingLimitDistAbs?.unit ?? '') };

const debitExtra = ({
  consent,
  iban,
  maxAmount,
  accountHolderName,
}: NonNullable<LegBody['directDebit']>): DirectDebitExtra => ({
  consent,
  iban,
  ...(isGiven(maxAmount) ? { maxAmount } : {}),
  accountHolderName,
});
