import type { AccountBalance } from '@domain/depot/account';
import { mostInterestOf } from '@domain/instrument/bond-interest';
import { quantityUnit, type Instrument } from '@domain/instrument/instrument';
import type { CoverRules } from '@domain/instrument/venue';
import {
  addAmounts,
  compareAmounts,
  negateAmount,
  toCents,
  valueOf,
  type Amount,
} from '@domain/money/amount';
import {
  add,
  divide,
  hundred,
  isPositive,
  multiply,
  one,
  rescale,
  type Decimal,
} from '@domain/money/decimal';
import { debitedIn, type ExchangeRate } from '@domain/money/exchange-rate';
import { feesOn, type FeeSchedule } from '@domain/money/fee-schedule';
import { EUR } from '@domain/money/unit';
import type { LocalDate } from '@domain/time/local-date';

/** By what the bank calculates how much money a purchase binds until it is executed. */
export interface PurchaseTerms {
  readonly instrument: Instrument;
  /** The account that is debited. */
  readonly account: AccountBalance;
  /** The price a piece would cost: that of the order, or the ask. */
  readonly price: Amount;
  /** The price list at the venue. */
  readonly fees: FeeSchedule;
  /** A limit, or a dealer's quote, holds the price. */
  readonly isHeld: boolean;
  /** Undefined where the bank does not tell them. */
  readonly rules?: CoverRules | undefined;
  /** The first and the last day on which it can be executed; up to the settlement the interest of a bond accrues. */
  readonly days?: { readonly first: LocalDate; readonly last: LocalDate } | undefined;
  /** Of each currency the newest first. */
  readonly rates: readonly ExchangeRate[];
}

/** The percentage by which a purchase binds more than its value: none where its price is held. */
export const marginOf = ({ isHeld, rules }: Pick<PurchaseTerms, 'isHeld' | 'rules'>): Decimal | undefined =>
  isHeld || rules === undefined || !isPositive(rules.unlimitedMargin) ? undefined : rules.unlimitedMargin;

/** Whether it cannot be calculated for want of a rate between the security's currency and the account's. */
export const isRateMissing = ({ instrument, price, account, rates }: PurchaseTerms): boolean => {
  const { unit } = valueOf({ value: one, unit: quantityUnit(instrument) }, price);
  const owed = { value: one, unit };
  return [EUR, account.availableCash.unit].some((into) => debitedIn(into, owed, rates) === undefined);
};

/**
 * What a purchase binds in the account's currency: its value with the margin where no limit holds the price, the most
 * interest that may have accrued by its last day, and the fees. Undefined while a rate or a day is unknown.
 */
function boundMoney(quantity: Amount, terms: PurchaseTerms): Amount | undefined {
  const { instrument, days } = terms;
  const value = toCents(valueOf(quantity, terms.price));
  const interest = days && mostInterestOf(instrument, quantity, days);
  return instrument.interest !== undefined && days === undefined
    ? undefined
    : debited(withMargin(value, marginOf(terms)), interest, terms);
}

/** What it binds beyond what it would be debited with now: a buffer. Undefined where that is nothing, or unknown. */
export function bufferOf(quantity: Amount, terms: PurchaseTerms): Amount | undefined {
  const { days } = terms;
  const bound = boundMoney(quantity, terms);
  const now = boundMoney(quantity, { ...terms, isHeld: true, days: days && { ...days, last: days.first } });
  const buffer = bound && now && addAmounts(bound, negateAmount(now));
  return buffer && isPositive(buffer.value) ? buffer : undefined;
}

/**
 * The largest whole quantity the bank takes: what it binds does not exceed the cash, nor its value the most a single
 * order may be worth, and for one more it would. None is 0. Undefined without cash, or while a rate or a day is unknown.
 */
export function largestPurchase(terms: PurchaseTerms): Amount | undefined {
  const { account, price, rates, rules } = terms;
  const cash = account.availableCash;
  const unit = quantityUnit(terms.instrument);
  const each = valueOf({ value: one, unit }, price);
  const oneBinds = boundMoney({ value: one, unit }, terms);
  if (oneBinds === undefined || !isPositive(each.value) || !isPositive(cash.value)) return undefined;
  const fits = (count: bigint): boolean => {
    const quantity = { value: whole(count), unit };
    const bound = boundMoney(quantity, terms);
    const worth = debitedIn(EUR, toCents(valueOf(quantity, price)), rates);
    return (
      bound !== undefined &&
      worth !== undefined &&
      compareAmounts(bound, cash) <= 0 &&
      (rules === undefined || compareAmounts(worth, rules.mostValue) <= 0)
    );
  };
  const guess = divide(cash.value, each.value, 0, 'down').units;
  return { value: whole(largestWhole(guess, fits)), unit };
}

function debited(value: Amount, interest: Amount | undefined, { account, fees, rates }: PurchaseTerms) {
  const { unit } = account.availableCash;
  const inEuro = debitedIn(EUR, value, rates);
  const paid = debitedIn(unit, interest ? addAmounts(value, interest) : value, rates);
  const charges = inEuro && debitedIn(unit, { value: feesOn(fees, inEuro.value), unit: EUR }, rates);
  return paid && charges && addAmounts(paid, charges);
}

/** Cents are rounded up: what is bound has to suffice. */
const withMargin = ({ value, unit }: Amount, margin: Decimal | undefined): Amount => ({
  value: margin === undefined ? value : rescale(hundredth(multiply(value, add(hundred, margin))), 2, 'up'),
  unit,
});

const hundredth = ({ units, scale }: Decimal): Decimal => ({ units, scale: scale + 2 });
const whole = (units: bigint): Decimal => ({ units, scale: 0 });

/** The largest count that fits, where more never fits better: beyond the guess by doubling, then by halving. */
function largestWhole(guess: bigint, fits: (count: bigint) => boolean): bigint {
  let [most, tooMuch] = [0n, guess + 1n];
  while (fits(tooMuch)) [most, tooMuch] = [tooMuch, tooMuch * 2n];
  while (tooMuch - most > 1n) {
    const between = (most + tooMuch) / 2n;
    if (fits(between)) most = between;
    else tooMuch = between;
  }
  return most;
}
