import type { AccruedInterest } from '@domain/instrument/bond-interest';
import type { AccountBalance } from '@domain/depot/account';
import { creditFor } from '@domain/depot/account-credit';
import { creditedIn, debitedIn, type ExchangeRate } from '@domain/money/exchange-rate';
import { chargedOf, type CostGroup, type CostIndication } from './cost-indication';
import { rateOfNote } from './exchange-rates';
import { leadOf } from '@domain/order/legs-of';
import type { OrderRequest } from '@domain/order/order-request';
import {
  certaintyOf,
  coverage,
  orderValue,
  type Coverage,
  type OrderValue,
} from '@domain/order/check/order-value';
import type { Side } from '@domain/order/side';
import type { VenueQuote } from '@domain/instrument/venue';
import { addAmounts, compareAmounts, negateAmount, type Amount } from '@domain/money/amount';
import type { Unit } from '@domain/money/unit';

/** What an order comes to in money. Whatever is unknown is absent, never 0. */
export interface OrderTotal {
  readonly value?: OrderValue;
  /** Of a bond: paid or received besides the value, and the day it is calculated for. */
  readonly interest?: AccruedInterest;
  /** What is charged besides the price; the spread is in the price already. */
  readonly charges?: Amount;
  /** What they are, each as the bank calls it, where it says the amount of every one. */
  readonly chargeItems?: readonly ChargeItem[];
  /** The same in the currency all costs are reported in; the bank calculates them in it. */
  readonly reportedCharges?: Amount;
  /** To be paid, or received, charges considered. */
  readonly total?: Amount;
  /** The total in the account's currency, where that is another one; the rate is that of the moment. */
  readonly inAccount?: Amount;
  /** What it is changed at where it must be; of each currency the first. */
  readonly rates?: readonly ExchangeRate[];
  /** What a purchase binds beyond that until it is executed, in the account's currency. */
  readonly buffer?: Amount;
  /** How much of that the bank lends, where the account covers it. */
  readonly credit?: Amount;
  /** Whether the account covers what a purchase binds; nothing to cover where another account is debited. */
  readonly cash?: Coverage;
}

/** A part of the charges, in the bank's words. */
export interface ChargeItem {
  readonly label: string;
  readonly amount: Amount;
}

/** What is known beside an order. */
export interface KnownOfOrder {
  readonly quote?: VenueQuote | undefined;
  readonly indication: CostIndication | undefined;
  readonly account: AccountBalance | undefined;
  readonly interest?: AccruedInterest | undefined;
  /** What a purchase binds of the account beyond what it would be debited with now. */
  readonly buffer?: Amount | undefined;
  readonly rates?: readonly ExchangeRate[];
}

/** Value, charges and what remains; amounts of different currencies are converted at the note's rate, else at one that is known. */
export function orderTotal(order: OrderRequest, known: KnownOfOrder): OrderTotal {
  return totalFrom(order, { value: orderValue(order, known.quote), interest: known.interest }, known);
}

/** The same beside the bank's note: its value is the one that stands on the page, wherever the market has gone since. */
export function notedTotal(order: OrderRequest, known: KnownOfOrder): OrderTotal {
  const { quote, indication, interest } = known;
  const noted = indication?.expectedValue;
  const reckoned = orderValue(order, quote);
  // The bank has reckoned at a price of its own, unless it comes to the same.
  const of = noted && isSame(reckoned?.value, noted) ? reckoned?.of : undefined;
  const value = noted && { value: noted, certainty: certaintyOf(leadOf(order)), ...(of && { of }) };
  const { accruedInterest: amount } = indication ?? {};
  const worth = {
    value: value ?? reckoned,
    interest: interest && amount ? { ...interest, amount } : interest,
  };
  return totalFrom(order, worth, known);
}

const isSame = (one: Amount | undefined, other: Amount): boolean =>
  one?.unit === other.unit && compareAmounts(one, other) === 0;

/** What the security is paid with, charges aside. */
interface Worth {
  readonly value: OrderValue | undefined;
  readonly interest: AccruedInterest | undefined;
}

function totalFrom(
  order: OrderRequest,
  { value, interest }: Worth,
  { indication, account, buffer, rates = [] }: KnownOfOrder,
): OrderTotal {
  const { side, directDebit } = leadOf(order);
  const noted = indication && rateOfNote(indication);
  const known = noted ? [noted, ...rates] : rates;
  const group = groupOf(side, indication);
  const {
    sum: charges,
    sumInReportingCurrency: reportedCharges,
    items = [],
  } = (group && chargedOf(group)) ?? {};
  const chargeItems = items.flatMap(({ label, amount }) => (amount === undefined ? [] : [{ label, amount }]));
  const paid = value && withInterest(value.value, interest?.amount);
  const total = paid && totalOf(side, paid, charges);
  const isForeign = account !== undefined && account.availableCash.unit !== total?.unit;
  const inAccount =
    total && isForeign ? changedFor(side, account.availableCash.unit, total, known) : undefined;
  const needed = side === 'BUY' && directDebit === undefined ? (inAccount ?? total ?? paid) : undefined;
  const bound = needed && buffer?.unit === needed.unit ? addAmounts(needed, buffer) : needed;
  const cash = bound && account && coverage(bound, account.availableCash);
  // What is left is not known before the charges are; that the money lacks even without them is.
  const isSaid = cash !== undefined && (total !== undefined || cash.kind === 'short');
  const credit =
    isSaid && cash.kind === 'covered' && bound && account ? creditFor(bound, account) : undefined;
  return {
    ...(value && { value }),
    ...(interest && { interest }),
    ...(charges && { charges }),
    ...(charges && items.length > 0 && chargeItems.length === items.length && { chargeItems }),
    ...(reportedCharges && { reportedCharges }),
    ...(known.length > 0 && { rates: known }),
    ...(total && { total }),
    ...(inAccount && { inAccount }),
    ...(isSaid && { cash }),
    ...(credit && { credit }),
    ...(bound && bound !== needed && buffer && { buffer }),
  };
}

/**
 * What this order itself costs, spread included, in the currency all costs are reported in: the purchase, or the sale;
 * later costs are told in the cost note.
 */
export function costsOf(side: Side, indication: CostIndication | undefined): Amount | undefined {
  const group = groupOf(side, indication);
  return group?.sumInReportingCurrency ?? group?.sum;
}

/** The value with what has accrued besides it. */
export const withInterest = (value: Amount, interest: Amount | undefined): Amount =>
  interest?.unit === value.unit ? addAmounts(value, interest) : value;

/** What is paid for this value, or received; undefined across currencies. */
function totalOf(side: Side, value: Amount, charges: Amount | undefined): Amount | undefined {
  if (charges?.unit !== value.unit) return undefined;
  return addAmounts(value, side === 'BUY' ? charges : negateAmount(charges));
}

function groupOf(side: Side, indication: CostIndication | undefined): CostGroup | undefined {
  if (indication?.costs.kind !== 'calculated') return undefined;
  const { purchase, sale } = indication.costs.breakdown;
  return side === 'BUY' ? purchase : sale;
}

const changedFor = (
  side: Side,
  unit: Unit,
  total: Amount,
  rates: readonly ExchangeRate[],
): Amount | undefined => (side === 'BUY' ? debitedIn : creditedIn)(unit, total, rates);
