import type { AccountBalance } from '@domain/depot/account';
import type { CostIndication } from '@domain/order/cost-indication';
import { leadOf } from '@domain/order/legs-of';
import type { OrderRequest } from '@domain/order/order-request';
import { coverage, orderValue, type Coverage, type OrderValue } from '@domain/order/order-value';
import type { Side } from '@domain/order/side';
import type { VenueQuote } from '@domain/order/venue';
import { addAmounts, negateAmount, type Amount } from '@domain/shared/amount';

/** What an order comes to in money. Whatever is unknown is absent, never 0. */
export interface OrderTotal {
  readonly value?: OrderValue;
  readonly costs?: Amount;
  /** To be paid, or received, costs considered. */
  readonly total?: Amount;
  /** Whether the account covers a purchase. */
  readonly cash?: Coverage;
}

/** Value, costs and what remains; amounts of different currencies are not added up. */
export function orderTotal(
  order: OrderRequest,
  quote: VenueQuote | undefined,
  indication: CostIndication | undefined,
  account: AccountBalance | undefined,
): OrderTotal {
  const value = orderValue(order, quote);
  const { side } = leadOf(order);
  const costs = costsOf(side, indication);
  const total = value && costs?.unit === value.value.unit ? totalOf(side, value.value, costs) : undefined;
  const needed = side === 'BUY' ? (total ?? value?.value) : undefined;
  return {
    ...(value && { value }),
    ...(costs && { costs }),
    ...(total && { total }),
    ...(needed && account && { cash: coverage(needed, account.availableCash) }),
  };
}

/** What this order itself costs: the purchase, or the sale; later costs are told in the cost note. */
export function costsOf(side: Side, indication: CostIndication | undefined): Amount | undefined {
  if (indication?.costs.kind !== 'calculated') return undefined;
  const { purchase, sale } = indication.costs.breakdown;
  return (side === 'BUY' ? purchase : sale)?.sum;
}

const totalOf = (side: Side, value: Amount, costs: Amount): Amount =>
  addAmounts(value, side === 'BUY' ? costs : negateAmount(costs));
