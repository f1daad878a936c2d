import { addAmounts, negateAmount, type Amount } from '../../money/amount';
import type { Decimal } from '../../money/decimal';
import type { Percentage } from '../../money/percentage';
import type { Unit } from '../../money/unit';
import type { Side } from '../side';

/** Who a cost goes to: the bank's own service, a third party, or into the product. */
export type CostKind = 'service' | 'third-party' | 'product';

/** One cost. */
export interface CostItem {
  readonly kind: CostKind;
  readonly label: string;
  readonly amount?: Amount;
  readonly inReportingCurrency?: Amount;
  /** What of it the bank receives from others. */
  readonly inducement?: Amount;
  /** Paid with the price itself, as the spread is: a cost, but nothing that is charged besides. */
  readonly isInPrice?: boolean;
}

/** Costs of buying, of holding for a year, or of selling. */
export interface CostGroup {
  readonly label: string;
  readonly sum?: Amount;
  readonly sumInReportingCurrency?: Amount;
  readonly items: readonly CostItem[];
}

/** What the customer is told of the costs before an order (rules.md 8, ORD-19). */
export interface CostBreakdown {
  readonly purchase?: CostGroup;
  readonly holding?: CostGroup;
  readonly sale: CostGroup;
  readonly holdingPeriodYears?: Decimal;
  readonly total: Amount;
  readonly totalShare: Percentage;
  readonly detail: {
    readonly service: Amount;
    readonly serviceInducement: Amount;
    readonly thirdParty: Amount;
    readonly product: Amount;
  };
  /** Absent for a sale. */
  readonly overTime?: {
    readonly firstYear: CostEffect;
    readonly secondYear: CostEffect;
    readonly yearOfSale: CostEffect;
  };
}

/** What costs take from the return in a year. */
export interface CostEffect {
  readonly amount: Amount;
  readonly returnPerYear: Percentage;
}

/** The cost note of one order or leg. Where the bank could not calculate, the generic document stands in. */
export interface CostIndication {
  readonly name: string;
  readonly wkn: string;
  readonly side: Side;
  readonly quantity: Amount;
  readonly limit?: Amount;
  readonly expectedValue?: Amount;
  /** Of a bond: paid or received besides the value; absent where it is traded without. */
  readonly accruedInterest?: Amount;
  readonly venueName?: string;
  readonly settlementCurrency: Unit;
  readonly tradingCurrency: Unit;
  readonly reportingCurrency: Unit;
  readonly exchangeRate?: Decimal;
  /** The note as a document. */
  readonly documentLink?: string;
  readonly keyInformationLink?: string;
  readonly costs:
    | { readonly kind: 'calculated'; readonly breakdown: CostBreakdown }
    | { readonly kind: 'generic' };
}

/** What of a group is charged besides the price (German Entgelte); undefined if the sum or a part is unknown. */
export const chargesOf = (group: CostGroup): Amount | undefined => chargedOf(group).sum;

/** The part of a group that is charged besides the price. */
export function chargedOf({ label, sum, sumInReportingCurrency, items }: CostGroup): CostGroup {
  const inPrice = items.filter(({ isInPrice }) => isInPrice);
  const rest = without(sum, inPrice, 'amount');
  const reported = without(sumInReportingCurrency, inPrice, 'inReportingCurrency');
  return {
    label,
    ...(rest && { sum: rest }),
    ...(reported && { sumInReportingCurrency: reported }),
    items: items.filter(({ isInPrice }) => !isInPrice),
  };
}

/** The part of a group that the price contains, as the spread; undefined where it contains nothing. */
export function inPriceOf({ label, items }: CostGroup): CostGroup | undefined {
  const inPrice = items.filter(({ isInPrice }) => isInPrice);
  if (inPrice.length === 0) return undefined;
  const sum = sumOf(inPrice, 'amount');
  const reported = sumOf(inPrice, 'inReportingCurrency');
  return {
    label,
    ...(sum && { sum }),
    ...(reported && { sumInReportingCurrency: reported }),
    items: inPrice,
  };
}

type Money = 'amount' | 'inReportingCurrency';

function without(whole: Amount | undefined, items: readonly CostItem[], money: Money): Amount | undefined {
  return items.reduce<Amount | undefined>((rest, { [money]: part }) => {
    return rest && part && addAmounts(rest, negateAmount(part));
  }, whole);
}

function sumOf([first, ...more]: readonly CostItem[], money: Money): Amount | undefined {
  return more.reduce<Amount | undefined>((sum, { [money]: part }) => {
    return sum && part && addAmounts(sum, part);
  }, first?.[money]);
}
