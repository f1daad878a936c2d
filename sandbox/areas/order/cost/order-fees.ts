import {
  add,
  decimal,
  isZero,
  maximum,
  minimum,
  multiply,
  rescale,
  subtract,
  zero,
  type Decimal,
} from '@domain/money/decimal';
import { PRICE_LIST } from '@sandbox/market/venue/price-list';

const { base, percent, least, most } = PRICE_LIST;
/** The part of the value as a share of it. */
const PROVISION: Decimal = { units: percent.units, scale: percent.scale + 2 };

/** What an order of this value costs at the bank, in EUR without the venue's fee. */
export const orderFee = (value: Decimal): Decimal =>
  minimum(maximum(rescale(add(base, multiply(value, PROVISION)), 2, 'half-up'), least), most);

/** The fees of a whole order. */
export interface OrderFees {
  readonly bank: Decimal;
  readonly venue: Decimal;
  readonly total: Decimal;
}

/** The fees of an order of this value in EUR at a venue with this fee. */
export function orderFees(value: Decimal, venueFee: Decimal): OrderFees {
  const bank = orderFee(value);
  return { bank, venue: venueFee, total: add(bank, venueFee) };
}

/** What an order has come to so far, in EUR. */
export interface Charged {
  readonly value: Decimal;
  readonly fees: Decimal;
}

/** What a stored order has come to so far. */
export const chargedFor = ({
  executed_value_eur,
  fees_eur,
}: Readonly<Record<'executed_value_eur' | 'fees_eur', string>>): Charged => ({
  value: decimal(executed_value_eur),
  fees: decimal(fees_eur),
});

/**
 * What the rest of an order adds to the fees: both parts together cost what the whole would have cost at once, and the
 * venue takes its fee with the first.
 */
export function feesOfRest(sofar: Charged | undefined, rest: Decimal, venueFee: Decimal): OrderFees {
  if (sofar === undefined || isZero(sofar.value)) return orderFees(rest, venueFee);
  const total = feeOfExecution(sofar.value, rest, sofar.fees, venueFee);
  return { bank: total, venue: zero, total };
}

/**
 * What one of several part executions adds to the fees: all of them together cost what one execution of the whole
 * value would have cost.
 */
export const feeOfExecution = (
  valueSoFar: Decimal,
  value: Decimal,
  charged: Decimal,
  venueFee: Decimal,
): Decimal => maximum(subtract(orderFees(add(valueSoFar, value), venueFee).total, charged), zero);
