import { isZero, negate, one, rescale, subtract, sum, zero, type Decimal } from '@domain/money/decimal';
import type { ExplainedSale } from '@domain/tax/sellable-position';
import { exemptPercent, lossPot } from '@domain/tax/tax-class';
import { taxState } from '@domain/tax/tax-record';
import { taxSteps, type TaxStepKey } from '@domain/tax/tax-steps';
import { taxDivisor } from '@domain/tax/withholding';
import { explainLot } from './explain-lot';
import { cents, type ExplainedSales, type Explanation, type ExplainingWords } from './explanation';

/** The numbers of a sale that its rules name. */
function numbersOf(words: ExplainingWords, { said, tax, fees }: ExplainedSale) {
  const { formats } = words;
  const { settled } = tax;
  const { churchRate } = settled.record;
  const { price, exchangeRate, taxClass } = said.position;
  return {
    quantity: formats.own(said.quantity),
    price:
      said.price === undefined
        ? ''
        : formats.price({ value: said.price, unit: price.unit }, { minDecimals: 2 }),
    unit: formats.unit(exchangeRate?.currency ?? price.unit),
    rate: formats.decimal(exchangeRate?.ask ?? one),
    lots: formats.count(tax.sold.length),
    percent: formats.decimal(exemptPercent(taxClass)),
    result: cents(words, settled.result),
    taxable: cents(words, settled.taxable),
    divisor: formats.decimal(taxDivisor(churchRate)),
    church: formats.decimal(churchRate ?? zero),
    credited: cents(words, settled.tax.credited),
    base: cents(words, settled.tax.capitalGainsTax),
    value: cents(words, tax.sale.value),
    feeBase: cents(words, fees?.base ?? zero),
    feePercent: formats.decimal(fees?.percent ?? zero),
    least: cents(words, fees?.least ?? zero),
    most: cents(words, fees?.most ?? zero),
    venue: cents(words, fees?.venue ?? zero),
  };
}

/** The rule of a step with the numbers that it names. */
export function stepRule(words: ExplainingWords, sale: ExplainedSale, key: TaxStepKey): string {
  const { t } = words;
  const numbers = numbersOf(words, sale);
  if (key === 'value' && sale.said.price === undefined) return t('tax.step.value.told', numbers);
  if (key === 'value' && sale.said.position.exchangeRate !== undefined)
    return t('tax.step.value.foreign', numbers);
  if (key === 'saleCosts')
    return t(sale.fees === undefined ? 'tax.step.saleCosts.told' : 'tax.step.saleCosts.rule', numbers);
  return t(`tax.step.${key}.rule`, numbers);
}

/** What a step is called. */
export const stepName = (words: ExplainingWords, sale: ExplainedSale, key: TaxStepKey): string =>
  words.t(`tax.step.${key}.name`, numbersOf(words, sale));

/** A step of a sale, and the steps, lots and losses that it follows from. */
export function explainStep(words: ExplainingWords, sale: ExplainedSale, key: TaxStepKey): Explanation {
  const { tax, said } = sale;
  const found = taxSteps(tax).find((each) => each.key === key);
  const amount = found?.amount ?? rescale(zero, 2, 'half-up');
  const rule = stepRule(words, sale, key);
  const explained = { name: stepName(words, sale, key), amount, rule };
  const parts = partsOf(words, sale, key);
  return {
    ...explained,
    ...(parts !== undefined && { parts }),
    ...(key === 'lumpSums' && { lumpSums: { sold: tax.sold, taxClass: said.position.taxClass } }),
  };
}

const BEFORE: Partial<Record<TaxStepKey, readonly TaxStepKey[]>> = {
  exempt: ['result'],
  taxable: ['result', 'exempt', 'sameLosses', 'crossLosses', 'allowance', 'carried'],
  capitalGainsTax: ['taxable'],
  solidarity: ['capitalGainsTax'],
  churchTax: ['capitalGainsTax'],
  tax: ['capitalGainsTax', 'solidarity', 'churchTax'],
};

function partsOf(
  words: ExplainingWords,
  sale: ExplainedSale,
  key: TaxStepKey,
): Explanation['parts'] | undefined {
  const { sold, settled } = sale.tax;
  const shown = new Set(taxSteps(sale.tax).map((each) => each.key));
  const steps = BEFORE[key]?.filter((each) => shown.has(each));
  if (steps !== undefined) return () => steps.map((each) => explainStep(words, sale, each));
  switch (key) {
    case 'cost':
      return () =>
        sold
          .filter(({ cost }) => cost !== undefined)
          .map((each) => negated(explainLot(words, sale, each, 'cost')));
    case 'result':
      return () => sold.map((each) => explainLot(words, sale, each, 'result'));
    case 'otherBasis':
      return () =>
        sold.filter(({ basis }) => basis !== 'cost').map((each) => explainLot(words, sale, each, 'result'));
    case 'sameLosses':
    case 'crossLosses': {
      const isShares = key === 'sameLosses' && lossPot(sale.said.position.taxClass) === 'SHARES';
      const left = isShares ? 'shareLosses' : 'otherLosses';
      return () => [
        {
          name: words.t(`tax.pots.${left}`),
          amount: settled.before[left],
          rule: words.t('tax.explanation.leftBefore'),
        },
      ];
    }
    case 'allowance':
      return () => [
        {
          name: words.t('tax.pots.allowanceLeft'),
          amount: settled.before.allowanceLeft,
          rule: words.t('tax.explanation.leftBefore'),
        },
      ];
    case 'carried':
      return () => [
        {
          name: words.t('tax.explanation.taxedBefore'),
          amount: settled.before.taxable,
          rule: words.t('tax.explanation.taxedBeforeRule'),
        },
        {
          name: words.t('tax.explanation.taxedAfter'),
          amount: taxState(settled.record).taxable,
          rule: words.t('tax.explanation.taxedAfterRule'),
        },
      ];
    default:
      return undefined;
  }
}

const negated = (of: Explanation): Explanation => ({ ...of, amount: negate(of.amount) });

/** What a sale adds to the year's income: its result less what is exempt. */
export const explainIncome = (words: ExplainingWords, sale: ExplainedSale): Explanation => ({
  name: words.t('tax.explanation.income.name'),
  amount: sale.tax.settled.income,
  rule: words.t('tax.explanation.income.rule'),
  parts: () =>
    (['result', 'exempt'] as const).flatMap((key) =>
      key === 'exempt' && isZero(sale.tax.settled.exempt) ? [] : [explainStep(words, sale, key)],
    ),
});

/** A step of several sales together; of one alone it is that of the sale. */
export function explainSum(words: ExplainingWords, sales: ExplainedSales, key: TaxStepKey): Explanation {
  const [first, ...others] = sales.map((sale) => explainStep(words, sale, key));
  if (first !== undefined && others.length === 0) return first;
  return summed(
    words,
    words.t(`tax.csv.${key}`),
    sales.map((sale) => ({ ...explainStep(words, sale, key), name: sale.said.position.name })),
  );
}

/** What arrives on the account of one or several sales. */
export function explainArrives(words: ExplainingWords, sales: ExplainedSales): Explanation {
  const { t } = words;
  const each = sales.map((sale): Explanation => {
    const { value, costs } = sale.tax.sale;
    return {
      name: sale.said.position.name,
      amount: subtract(subtract(value, costs), sale.tax.tax),
      rule: t('tax.explanation.arrives'),
      parts: () => [
        explainStep(words, sale, 'value'),
        { ...explainStep(words, sale, 'saleCosts'), amount: negate(costs) },
        negated(explainStep(words, sale, 'tax')),
      ],
    };
  });
  const [first, ...others] = each;
  const name = t('tax.order.arrives');
  return first !== undefined && others.length === 0 ? { ...first, name } : summed(words, name, each);
}

const summed = (words: ExplainingWords, name: string, parts: readonly Explanation[]): Explanation => ({
  name,
  amount: sum(parts.map(({ amount }): Decimal => amount)),
  rule: words.t('tax.explanation.sum'),
  parts: () => parts,
});
