import { add, decimal, multiply, rescale, type Decimal } from '@domain/money/decimal';
import { EUR, type Unit } from '@domain/money/unit';
import { orderFees, type OrderFees } from '../cost/order-fees';
import type { Listing } from '@sandbox/market/price/listing';
import { exactValue } from '@sandbox/market/price/exact-value';
import { lastPriceAt, openQuoteAt } from '@sandbox/market/price/price-model';
import type { TradedInstrument } from '@sandbox/market/catalogue/traded-instrument';
import type { Instant } from '@domain/time/instant';
import type { ExecutionTerms, Side } from '../trade/working-order';

/** What an unlimited buy may cost more than the price of the moment, so that it can be paid when it executes. */
const UNLIMITED_MARGIN = decimal('1.02');

/** What a quantity is worth at a price, in the instrument's currency, to the cent; bonds in percent of nominal. */
export const tradeValue = (instrument: TradedInstrument, quantity: Decimal, price: Decimal): Decimal =>
  rescale(exactValue(instrument, quantity, price), 2, 'half-up');

/** The price an order entered now would get: the other side's best price, else the last one. */
export function likelyPrice(listing: Listing, side: Side, moment: Instant): Decimal {
  const quote = openQuoteAt(listing, moment);
  if (quote === undefined) return lastPriceAt(listing, moment);
  return side === 'BUY' ? quote.ask : quote.bid;
}

/** The price an order's value is calculated at: its limit, its trigger, its quote, or the market's. */
export function valuationPrice(terms: ExecutionTerms, likely: Decimal): Decimal {
  switch (terms.kind) {
    case 'limit':
      return terms.limit;
    case 'stop':
    case 'trailing':
      return terms.limit ?? terms.trigger;
    case 'quote':
      return terms.price;
    case 'market':
      return likely;
  }
}

/** What an order is expected to cost or bring. */
export interface OrderEstimate {
  /** Value in the instrument's currency. */
  readonly value: Decimal;
  readonly valueEur: Decimal;
  /** In EUR. */
  readonly fees: OrderFees;
  /** For a buy: the money it binds, in the account's currency. */
  readonly needed: Decimal;
}

/** Value, fees and, with a margin where no limit holds the price, the money an order binds. */
export function estimate(
  listing: Listing,
  quantity: Decimal,
  terms: ExecutionTerms,
  likely: Decimal,
  accountCurrency: Unit,
  convert: (value: Decimal, from: Unit, to: Unit) => Decimal,
): OrderEstimate {
  const { instrument, venue } = listing;
  const value = tradeValue(instrument, quantity, valuationPrice(terms, likely));
  const valueEur = convert(value, instrument.currency, EUR);
  const fees = orderFees(valueEur, venue.fee);
  const bound = isHeld(terms) ? value : rescale(multiply(value, UNLIMITED_MARGIN), 2, 'up');
  const boundFees = orderFees(convert(bound, instrument.currency, EUR), venue.fee).total;
  return {
    value,
    valueEur,
    fees,
    needed: add(
      convert(bound, instrument.currency, accountCurrency),
      convert(boundFees, EUR, accountCurrency),
    ),
  };
}

/** Whether the order can never cost more than the price its value is calculated at. */
const isHeld = (terms: ExecutionTerms): boolean =>
  terms.kind === 'quote' || (terms.kind !== 'market' && terms.limit !== undefined);
