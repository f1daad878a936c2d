import { negate, sum, type Decimal } from '@domain/money/decimal';
import type { ExplainedSale } from '@domain/tax/sellable-position';
import type { SoldLot } from '@domain/tax/sold-lots';
import { cents, type Explanation, type ExplainingWords } from './explanation';

/** What of a sold lot is told as a number of its own. */
export type LotFigure = 'proceeds' | 'saleCosts' | 'cost' | 'lumpSum' | 'result';

/** How much of a sale, of its costs or of a purchase falls to a lot, and what follows from it. */
export function explainLot(
  words: ExplainingWords,
  sale: ExplainedSale,
  sold: SoldLot,
  figure: LotFigure,
): Explanation {
  const { t, formats } = words;
  const { lot, taken, proceeds, saleCosts, lumpSum, basis } = sold;
  const { position } = sale.said;
  const said = {
    day: formats.day(lot.acquired),
    taken: formats.own(taken),
    held: formats.own(lot.quantity),
    quantity: formats.own(sale.said.quantity),
    value: cents(words, sale.tax.sale.value),
    allCosts: cents(words, sale.tax.sale.costs),
    proceeds: cents(words, proceeds),
    paid: lot.cost === undefined ? '–' : cents(words, lot.cost),
    costs: cents(words, lot.costs),
    prepaid: cents(words, lot.prepaidLumpSum),
    unit: formats.unit(position.price.unit),
    rate: lot.fxRate === undefined ? '' : formats.decimal(lot.fxRate),
  };
  const named = (key: LotFigure): string => t(`tax.explanation.lot.${key}.name`, said);
  const part = (key: LotFigure, amount: Decimal): Explanation => ({
    ...explainLot(words, sale, sold, key),
    amount,
  });
  switch (figure) {
    case 'proceeds':
      return { name: named(figure), amount: proceeds, rule: t('tax.explanation.lot.proceeds.rule', said) };
    case 'saleCosts':
      return { name: named(figure), amount: saleCosts, rule: t('tax.explanation.lot.saleCosts.rule', said) };
    case 'cost':
      return {
        name: named(figure),
        amount: sold.cost ?? lot.costs,
        rule: t(
          lot.fxRate === undefined ? 'tax.explanation.lot.cost.rule' : 'tax.explanation.lot.cost.foreign',
          said,
        ),
      };
    case 'lumpSum':
      return {
        name: named(figure),
        amount: lumpSum,
        rule: t('tax.explanation.lot.lumpSum.rule', said),
        lumpSums: { sold: [sold], taxClass: position.taxClass },
      };
    case 'result':
      return {
        name: named(figure),
        amount: sold.result,
        rule: t(`tax.explanation.lot.result.${basis}`, said),
        parts: () =>
          basis === 'substitute'
            ? [part('proceeds', proceeds)]
            : [
                part('proceeds', proceeds),
                part('saleCosts', negate(saleCosts)),
                part('cost', negate(sold.cost ?? lot.costs)),
                ...(lumpSum.units === 0n ? [] : [part('lumpSum', negate(lumpSum))]),
              ],
      };
  }
}

/** What all lots of a sale come to, each by itself; one bought before 2009 is told too and not taxed. */
export const explainLots = (words: ExplainingWords, sale: ExplainedSale): Explanation => {
  const { sold } = sale.tax;
  return {
    name: words.t('tax.lots.sum'),
    amount: sum(sold.map(({ result }) => result)),
    rule: words.t('tax.explanation.lots'),
    parts: () => sold.map((each) => explainLot(words, sale, each, 'result')),
  };
};
