import type { InstrumentId } from '../codes/ids';
import { compare, isPositive, rescale, subtract, sum, zero, type Decimal } from '../money/decimal';
import { salesTax } from '../tax/sale-tax';
import type { ExplainedSale } from '../tax/sellable-position';
import type { TaxClass } from '../tax/tax-class';
import type { TaxLot } from '../tax/tax-lot';
import type { TaxRecord } from '../tax/tax-record';
import type { HeldFund } from './fund-conditions';
import type { PlannedFund } from './fund-order';

/** The lots of one fund. */
export interface FundLots {
  readonly instrumentId: InstrumentId;
  readonly taxClass: TaxClass;
  readonly lots: readonly TaxLot[];
}

/** What the tax of a withdrawal follows from. */
export interface FundTaxBasis {
  readonly funds: readonly FundLots[];
  readonly record: TaxRecord;
}

/** The tax of a withdrawal, sale by sale in the order in which the funds are sold. */
export interface WithdrawalTax {
  readonly sales: readonly (ExplainedSale & { readonly fund: PlannedFund })[];
  readonly value: Decimal;
  /** What the sales gain together, before partial exemption. */
  readonly gain: Decimal;
  readonly tax: Decimal;
  readonly arrives: Decimal;
}

/**
 * What a withdrawal would cost in tax by the calculation of the tax simulation (rules.md 11); a redemption has no costs.
 * Undefined where the lots of a fund are not known: an estimate that leaves one out would be wrong.
 */
export function withdrawalTax(
  { funds, record }: FundTaxBasis,
  planned: readonly PlannedFund[],
  held: readonly Pick<HeldFund, 'wkn' | 'price'>[],
): WithdrawalTax | undefined {
  const wanted = planned.filter(({ quantity }) => isPositive(quantity));
  const known = wanted.flatMap((fund) => {
    const own = funds.find(({ instrumentId }) => instrumentId === fund.instrumentId);
    const price = held.find(({ wkn }) => wkn === fund.wkn)?.price;
    if (own === undefined || price === undefined) return [];
    const there = sum(own.lots.map(({ quantity }) => quantity));
    return compare(fund.quantity, there) > 0 ? [] : [{ fund, price, ...own }];
  });
  if (known.length < wanted.length || wanted.length === 0) return undefined;
  const taxed = salesTax(
    record,
    known.map(({ fund, taxClass, lots }) => ({
      taxClass,
      lots,
      quantity: fund.quantity,
      value: rescale(fund.amount.value, 2, 'half-up'),
      costs: rescale(zero, 2, 'half-up'),
    })),
  );
  const tax = sum(taxed.map((each) => each.tax));
  const value = sum(taxed.map(({ sale }) => sale.value));
  return {
    sales: known.flatMap(({ fund, price, taxClass, lots }, index) => {
      const own = taxed[index];
      const position = { name: fund.name, price, taxClass, lots };
      return own === undefined
        ? []
        : [{ fund, said: { position, quantity: fund.quantity, price: price.value }, tax: own }];
    }),
    value,
    gain: sum(taxed.map(({ settled }) => settled.result)),
    tax,
    arrives: subtract(value, tax),
  };
}
