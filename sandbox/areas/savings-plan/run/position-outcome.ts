import { add, compare, decimal, subtract, type Decimal } from '@domain/money/decimal';
import type { Instant } from '@domain/time/instant';
import { calendarDay } from '@domain/time/local-date';
import type { MadeTrade } from '@sandbox/areas/order/place/made-order';
import type { Market } from '@sandbox/market/market';
import { openQuoteAt } from '@sandbox/market/price/price-model';
import { instrumentOf } from '../book/plan-answer';
import { NOT_FOR_US } from '@sandbox/market/catalogue/not-for-us';
import { reaches } from '../check/check-positions';
import { positionTerms } from '../conditions/position-terms';
import { purchaseFor } from '../rules/units';
import type { ExecutedPosition, FailReason } from '../store/plan-tables';
import type { BuyerFacts } from './buyer-facts';
import { buyingMoment, closesAt } from './buying-time';
import { planListing, priceInEur, tradedValue, valueInEur } from './plan-price';

/** What becomes of a position on its day: bought, not bought for a reason, or waited for up to a moment. */
export type PositionOutcome =
  | { readonly kind: 'buys'; readonly at: Instant; readonly purchase: MadeTrade }
  | { readonly kind: 'fails'; readonly reason: FailReason }
  | { readonly kind: 'waits'; readonly until: Instant };

const fails = (reason: FailReason): PositionOutcome => ({ kind: 'fails', reason });

/** Where the money of a plan comes from on a day: what is left on the account, or a direct debit. */
export interface Purse {
  /** Undefined where another bank pays. */
  readonly left: Decimal | undefined;
}

/** The purse once so much has been paid. */
export const spent = ({ left }: Purse, amount: Decimal): Purse => ({
  left: left === undefined ? undefined : subtract(left, amount),
});

/** What becomes of a position by now. Prices are a function of time, so that it does not matter how late it is asked. */
export function positionOutcome(
  market: Market,
  { instrumentId, rate }: ExecutedPosition,
  executionDate: string,
  facts: BuyerFacts,
  purse: Purse,
  now: Instant,
): PositionOutcome {
  const instrument = instrumentOf(market, instrumentId);
  const terms = positionTerms(instrument);
  if (purse.left === undefined && facts.hasReturnedDebit) return fails('DEBIT_RETURNED');
  if (facts.isUsPerson && NOT_FOR_US.has(instrument.row.instrument_type)) return fails('US_PERSON');
  const state = facts.knowledge.get(terms.productGroupId ?? '');
  const isFit = state?.isVerified === true && reaches(facts.targetMarket, state.knowledgeClass);
  if (!isFit) return fails('KNOWLEDGE_MISSING');
  const listing = planListing(market, instrument);
  if (listing === undefined || listing.instrument.traits.has('NO_PRICE')) return fails('NO_PRICE');
  if (!listing.instrument.tradable) return fails('HALTED');
  const date = calendarDay(executionDate);
  const at = buyingMoment(listing, date, now);
  if (at === undefined) {
    const closes = closesAt(listing, date);
    return now < closes ? { kind: 'waits', until: closes } : fails('HALTED');
  }
  const quote = openQuoteAt(listing, at);
  if (quote === undefined) return fails('NO_PRICE');
  const price = quote.ask;
  const bought = purchaseFor(
    { rate: decimal(rate), ...terms },
    priceInEur(market, listing, price, at),
    valueInEur(market, listing, price, at),
  );
  if (bought === undefined) return fails('RATE_TOO_LOW');
  if (purse.left !== undefined && compare(bought.total, purse.left) > 0) return fails('CASH_MISSING');
  return {
    kind: 'buys',
    at,
    purchase: {
      listing,
      quantity: bought.quantity,
      price,
      value: tradedValue(bought.quantity, price),
      valueEur: bought.value,
      feeEur: add(bought.fee, terms.otherFees),
    },
  };
}
