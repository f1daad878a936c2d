import type { Amount } from '../money/amount';
import type { FundPreview, HeldFund } from './fund-conditions';
import type { DealingDays, FundOrderKind, PlannedFund } from './fund-order';
import { withdrawalTax, type FundTaxBasis, type WithdrawalTax } from './withdrawal-tax';

/** What is said of a fund where an order to it is explained. */
export type PricedFund = Pick<HeldFund, 'wkn' | 'name' | 'weight' | 'price'>;

/** What an order comes to, as the customer is told it at its check and on the page of its end (FUN-01, TAX-01). */
export interface ToldFundOrder {
  readonly kind: FundOrderKind;
  /** Of a regular deposit those of its first execution. */
  readonly days?: DealingDays;
  /** What is deposited, or the value sold before tax. */
  readonly total?: Amount;
  readonly allocation: readonly PlannedFund[];
  /** The funds of the depot at the prices at which the order was checked. */
  readonly funds: readonly PricedFund[];
  /** What the tax of a withdrawal follows from, where it was known. */
  readonly basis?: FundTaxBasis;
}

/** What is told of an order: what the bank has said of it, at the prices of its check; without a basis nothing of tax. */
export function toldFundOrder(
  kind: FundOrderKind,
  { days, total, allocation }: Pick<FundPreview, 'days' | 'total' | 'allocation'>,
  funds: readonly HeldFund[],
  basis: FundTaxBasis | undefined,
): ToldFundOrder {
  return {
    kind,
    ...(days && { days }),
    ...(total && { total }),
    allocation: allocation.map(({ wkn, instrumentId, name, amount, quantity }) => ({
      wkn,
      instrumentId,
      name,
      amount,
      quantity,
    })),
    funds: funds.map(({ wkn, name, weight, price }) => ({ wkn, name, ...(weight && { weight }), price })),
    ...(kind === 'WITHDRAWAL' && basis && { basis: soldOf(basis, allocation) }),
  };
}

/** Of the lots those alone from which something is sold. */
const soldOf = ({ funds, record }: FundTaxBasis, allocation: readonly PlannedFund[]): FundTaxBasis => ({
  record,
  funds: funds.filter((fund) => allocation.some(({ instrumentId }) => instrumentId === fund.instrumentId)),
});

/** The tax of a withdrawal with every step, by the calculation of the simulation; undefined where it was not known. */
export const toldTax = ({ basis, allocation, funds }: ToldFundOrder): WithdrawalTax | undefined =>
  basis && withdrawalTax(basis, allocation, funds);
