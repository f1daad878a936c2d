import { add, isZero, negate, subtract, sum, zero, type Decimal } from '../money/decimal';
import type { SaleTax } from './sale-tax';

/** The steps from proceeds to tax, in the order of the law; each has a rule and a source in its words. */
export type TaxStepKey =
  | 'value'
  | 'saleCosts'
  | 'cost'
  | 'lumpSums'
  | 'otherBasis'
  | 'result'
  | 'abroad'
  | 'exempt'
  | 'sameLosses'
  | 'crossLosses'
  | 'allowance'
  | 'carried'
  | 'taxable'
  | 'capitalGainsTax'
  | 'solidarity'
  | 'churchTax'
  | 'tax';

/** The three parts of the way: to the result, to what is taxed, to the tax. */
export type TaxStepGroup = 'result' | 'taxable' | 'tax';

/** One step in EUR: what it adds or takes, or the sum so far. */
export interface TaxStep {
  readonly key: TaxStepKey;
  readonly group: TaxStepGroup;
  readonly amount: Decimal;
  readonly isTotal: boolean;
}

/** The steps of a sale; within each group they add up to its total, and what does nothing is left out. */
export function taxSteps({ sale, sold, settled, tax }: SaleTax): readonly TaxStep[] {
  const cost = sum(sold.map((each) => each.cost ?? zero));
  const lumpSums = sum(sold.map(({ lumpSum }) => lumpSum));
  const plain = subtract(subtract(subtract(sale.value, sale.costs), cost), lumpSums);
  const { result, abroad, exempt, sameLosses, crossLosses, allowance, taxable, income } = settled;
  const settledSoFar = subtract(subtract(subtract(income, sameLosses), crossLosses), allowance);
  const all: readonly (readonly [TaxStepKey, TaxStepGroup, Decimal, 'total'?])[] = [
    ['value', 'result', sale.value],
    ['saleCosts', 'result', negate(sale.costs)],
    ['cost', 'result', negate(cost)],
    ['lumpSums', 'result', negate(lumpSums)],
    ['otherBasis', 'result', subtract(result, plain)],
    ['result', 'result', result, 'total'],
    ['abroad', 'taxable', negate(abroad)],
    ['exempt', 'taxable', negate(exempt)],
    ['sameLosses', 'taxable', negate(sameLosses)],
    ['crossLosses', 'taxable', negate(crossLosses)],
    ['allowance', 'taxable', negate(allowance)],
    ['carried', 'taxable', subtract(taxable, settledSoFar)],
    ['taxable', 'taxable', taxable, 'total'],
    ['capitalGainsTax', 'tax', settled.tax.capitalGainsTax],
    ['solidarity', 'tax', settled.tax.solidarity],
    ['churchTax', 'tax', settled.tax.churchTax],
    ['tax', 'tax', tax, 'total'],
  ];
  return all.flatMap(([key, group, amount, total]) => {
    const isTotal = total === 'total';
    const step = { key, group, amount: add(amount, zero), isTotal };
    return isTotal || key === 'value' || !isZero(amount) ? [step] : [];
  });
}

/** What a picture of a step draws: from where to where it reaches within its group, in parts of the group's widest. */
export interface StepBar {
  readonly from: number;
  readonly to: number;
}

/** The bars of a waterfall, one a step; each begins where the one before it ended, and a total at nothing. */
export function stepBars(steps: readonly TaxStep[]): readonly StepBar[] {
  const ends: { from: number; to: number; group: TaxStepGroup }[] = [];
  let at = 0;
  let group: TaxStepGroup | undefined;
  let start = 0;
  for (const step of steps) {
    if (step.group !== group) {
      group = step.group;
      at = step.group === 'taxable' ? start : 0;
    }
    const size = inNumber(step.amount);
    ends.push({ from: step.isTotal ? 0 : at, to: step.isTotal ? size : at + size, group });
    at = step.isTotal ? size : at + size;
    if (step.key === 'result') start = size;
  }
  return ends.map(({ from, to, group: of }) => {
    const widest = Math.max(
      ...ends.filter((each) => each.group === of).flatMap((each) => [Math.abs(each.from), Math.abs(each.to)]),
      1,
    );
    return { from: from / widest, to: to / widest };
  });
}

/** Pictures alone are drawn with it. */
const inNumber = ({ units, scale }: Decimal): number => Number(units) / 10 ** scale;
