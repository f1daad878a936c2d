import { add, maximum, minimum, negate, subtract, zero, type Decimal } from '@domain/money/decimal';
import { into, outOf, type LedgerLine } from './ledger-line';

/** Who trades what: the owners and units of every entry of one order. */
export interface TradeParties {
  readonly depotId: string;
  readonly accountId: string;
  readonly instrumentId: string;
  /** The currency the security is paid in at the venue. */
  readonly tradingCurrency: string;
  /** The currency of the settlement account. */
  readonly accountCurrency: string;
}

/** The money of one execution. */
export interface TradeMoney {
  readonly quantity: Decimal;
  /** In the trading currency. */
  readonly value: Decimal;
  /** The same in the currency of the account. */
  readonly accountValue: Decimal;
  /** A bond's accrued interest, which goes the way of the value: in the trading currency, and in that of the account. */
  readonly interest: Decimal;
  readonly accountInterest: Decimal;
  /** In the currency of the account. */
  readonly fee: Decimal;
}

/** What the security is paid with, fees aside: value and accrued interest, in the currency of the account. */
export const paidFor = ({ accountValue, accountInterest }: TradeMoney): Decimal =>
  add(accountValue, accountInterest);

/** Binds money for an open buy. A negative amount frees it. */
export const reserveCash = (accountId: string, currency: string, amount: Decimal): readonly LedgerLine[] => [
  outOf('CASH', accountId, currency, amount),
  into('RESERVED', accountId, currency, amount),
];

/** Binds securities for an open sale. A negative quantity frees them. */
export const blockSecurities = (
  depotId: string,
  instrumentId: string,
  quantity: Decimal,
): readonly LedgerLine[] => [
  outOf('CUSTODY', depotId, instrumentId, quantity),
  into('BLOCKED', depotId, instrumentId, quantity),
];

/**
 * A buy: securities come in, value, interest and fee are paid from what is reserved for the order. Of what is left of the
 * reservation stays bound what the rest of the order needs, nothing after the last execution; what a rising market costs
 * beyond it comes from the free money.
 */
export function buyEntry(
  parties: TradeParties,
  money: TradeMoney,
  reserved: Decimal,
  neededForRest: Decimal,
): { readonly lines: readonly LedgerLine[]; readonly reservedLeft: Decimal } {
  const { depotId, accountId, instrumentId, accountCurrency } = parties;
  const cost = add(paidFor(money), money.fee);
  const reservedLeft = minimum(maximum(subtract(reserved, cost), zero), neededForRest);
  const used = subtract(reserved, reservedLeft);
  return {
    reservedLeft,
    lines: [
      into('CUSTODY', depotId, instrumentId, money.quantity),
      outOf('CLEARING', '', instrumentId, money.quantity),
      outOf('RESERVED', accountId, accountCurrency, used),
      into('CASH', accountId, accountCurrency, subtract(used, cost)),
      into('FEES', '', accountCurrency, money.fee),
      ...paid(parties, add(money.value, money.interest), paidFor(money)),
    ],
  };
}

/** A buy by direct debit: what it costs comes in from another bank before it is paid. */
export const collected = (
  { accountId, accountCurrency }: TradeParties,
  money: TradeMoney,
): readonly LedgerLine[] => [
  into('CASH', accountId, accountCurrency, add(paidFor(money), money.fee)),
  outOf('MARKET', '', accountCurrency, add(paidFor(money), money.fee)),
];

/** A sale: blocked securities go out, value and interest less fee come in. */
export const sellEntry = (parties: TradeParties, money: TradeMoney): readonly LedgerLine[] => [
  outOf('BLOCKED', parties.depotId, parties.instrumentId, money.quantity),
  into('CLEARING', '', parties.instrumentId, money.quantity),
  into('CASH', parties.accountId, parties.accountCurrency, subtract(paidFor(money), money.fee)),
  into('FEES', '', parties.accountCurrency, money.fee),
  ...paid(parties, negate(add(money.value, money.interest)), negate(paidFor(money))),
];

/** Settlement: what the execution left in clearing goes to the market, interest included; bought means positive. */
export const settlementEntry = (
  { instrumentId, tradingCurrency }: TradeParties,
  side: 'BUY' | 'SELL',
  quantity: Decimal,
  value: Decimal,
): readonly LedgerLine[] => {
  const [securities, money] = side === 'BUY' ? [negate(quantity), value] : [quantity, negate(value)];
  return [
    outOf('CLEARING', '', instrumentId, securities),
    into('MARKET', '', instrumentId, securities),
    outOf('CLEARING', '', tradingCurrency, money),
    into('MARKET', '', tradingCurrency, money),
  ];
};

/** The value to the market, changed into the trading currency on its way where the account has another. */
function paid(
  { tradingCurrency, accountCurrency }: TradeParties,
  value: Decimal,
  accountValue: Decimal,
): readonly LedgerLine[] {
  const toMarket = into('CLEARING', '', tradingCurrency, value);
  if (tradingCurrency === accountCurrency) return [toMarket];
  return [
    into('EXCHANGE', '', accountCurrency, accountValue),
    outOf('EXCHANGE', '', tradingCurrency, value),
    toMarket,
  ];
}
