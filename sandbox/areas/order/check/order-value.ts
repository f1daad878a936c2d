import { add, hundred, multiply, rescale, subtract, zero, type Decimal } from '@domain/money/decimal';
import { EUR, type Unit } from '@domain/money/unit';
import { feesOfRest, type Charged, type OrderFees } from '../cost/order-fees';
import { accruedInterest, mostAccrued } from '@sandbox/market/price/accrued-interest';
import type { Listing } from '@sandbox/market/price/listing';
import { exactValue } from '@sandbox/market/price/exact-value';
import { lastPriceAt, openQuoteAt } from '@sandbox/market/price/price-model';
import type { TradedInstrument } from '@sandbox/market/catalogue/traded-instrument';
import type { Instant } from '@domain/time/instant';
import type { LocalDate } from '@domain/time/local-date';
import { settlementDay } from '@sandbox/market/venue/settlement-day';
import { UNLIMITED_MARGIN } from '@sandbox/market/venue/cover-rules';
import { dayClosingAfter } from '@sandbox/market/venue/venue-hours';
import type { ExecutionTerms, Side } from '../trade/working-order';

/** What a quantity is worth at a price, in the instrument's currency, to the cent; bonds in percent of nominal. */
export const tradeValue = (instrument: TradedInstrument, quantity: Decimal, price: Decimal): Decimal =>
  rescale(exactValue(instrument, quantity, price), 2, 'half-up');

/** What a bond's buyer pays its seller for the interest accrued until the trade settles; 0 where it is traded flat. */
export const interestOn = ({ bond }: TradedInstrument, quantity: Decimal, tradedOn: LocalDate): Decimal =>
  bond === undefined ? zero : accruedInterest(bond, quantity, settlementDay(tradedOn));

/** The interest of an order entered now, were it executed at the first opportunity. */
export const interestNow = ({ instrument, venue }: Listing, quantity: Decimal, now: Instant): Decimal =>
  interestOn(instrument, quantity, dayClosingAfter(venue, now).date);

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
  /** Accrued interest if it were executed at the first opportunity, in the instrument's currency. */
  readonly interest: Decimal;
  /** For a buy: what the account is debited with at that value, interest and fees included, in its currency. */
  readonly debit: Decimal;
  /** For a sale: what the account is credited with at that value, interest added and fees taken off, before taxes. */
  readonly credit: Decimal;
  /** For a buy: the money it binds, in the account's currency. */
  readonly needed: Decimal;
}

/** What an order is valued by. */
interface EstimateBasis {
  readonly listing: Listing;
  readonly quantity: Decimal;
  readonly terms: ExecutionTerms;
  readonly now: Instant;
  /** The side's likely price. */
  readonly likely: Decimal;
  /** The last day it can be executed on. */
  readonly lastDay: LocalDate | undefined;
  readonly accountCurrency: Unit;
  /** What has been executed of the order already. */
  readonly sofar: Charged | undefined;
  readonly convert: (value: Decimal, from: Unit, to: Unit) => Decimal;
}

/**
 * Value, fees, interest and the money an order binds: with a margin where no limit holds the price, and with the most
 * interest that may have accrued by the day it is executed.
 */
export function estimate(basis: EstimateBasis): OrderEstimate {
  const { listing, quantity, terms, now, likely, lastDay, accountCurrency, sofar, convert } = basis;
  const { instrument, venue } = listing;
  const value = tradeValue(instrument, quantity, valuationPrice(terms, likely));
  const valueEur = convert(value, instrument.currency, EUR);
  const fees = feesOfRest(sofar, valueEur, venue.fee);
  const bound = isHeld(terms) ? value : withMargin(value);
  const firstDay = dayClosingAfter(venue, now).date;
  const boundFees = feesOfRest(sofar, convert(bound, instrument.currency, EUR), venue.fee).total;
  const interest = interestOn(instrument, quantity, firstDay);
  const paid = convert(add(value, interest), instrument.currency, accountCurrency);
  const charged = convert(fees.total, EUR, accountCurrency);
  return {
    value,
    valueEur,
    fees,
    interest,
    debit: add(paid, charged),
    credit: subtract(paid, charged),
    needed: add(
      convert(
        add(bound, mostInterest(instrument, quantity, firstDay, lastDay)),
        instrument.currency,
        accountCurrency,
      ),
      convert(boundFees, EUR, accountCurrency),
    ),
  };
}

function mostInterest(
  { bond }: TradedInstrument,
  quantity: Decimal,
  firstDay: LocalDate,
  lastDay = firstDay,
): Decimal {
  return bond === undefined
    ? zero
    : mostAccrued(bond, quantity, settlementDay(firstDay), settlementDay(lastDay));
}

/** A value with the margin of an unlimited buy, cents rounded up. */
function withMargin(value: Decimal): Decimal {
  const { units, scale } = multiply(value, add(hundred, UNLIMITED_MARGIN));
  return rescale({ units, scale: scale + 2 }, 2, 'up');
}

/** Whether the order can never cost more than the price its value is calculated at. */
const isHeld = (terms: ExecutionTerms): boolean =>
  terms.kind === 'quote' || (terms.kind !== 'market' && terms.limit !== undefined);
