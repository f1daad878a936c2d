import type { SimulatedSale } from '@domain/tax/form/tax-form';
import { sum, type Decimal } from '@domain/money/decimal';
import { taxSteps } from '@domain/tax/tax-steps';
import { csvText } from '@ui/components/table/csv-text';
import type { Formats } from '@ui/i18n/formats';
import type { TextLookup } from '@ui/i18n/texts';

const CENTS = { minDecimals: 2, maxDecimals: 2 } as const;

/**
 * All simulated sales as CSV, in the order of the page: of each the steps, what its lots gain and what arrives, and of
 * all together the tax and what arrives.
 */
export function taxCsv(sales: readonly SimulatedSale[], t: TextLookup, formats: Formats): string {
  const euros = (amount: Decimal): string => formats.decimal(amount, CENTS);
  const head = [
    t('tax.field.position'),
    t('tax.field.quantity'),
    t('tax.waterfall.step'),
    t('tax.waterfall.amount'),
  ];
  const rows = sales.flatMap(({ said: { position, quantity }, tax }) => {
    const line = (count: Decimal, words: string, amount: Decimal): readonly string[] => [
      position.name,
      formats.decimal(count),
      words,
      euros(amount),
    ];
    return [
      ...taxSteps(tax).map(({ key, amount }) => line(quantity, t(`tax.csv.${key}`), amount)),
      line(quantity, t('tax.csv.arrives'), tax.arrives),
      ...tax.sold.map(({ lot, taken, result }) =>
        line(taken, t('tax.csv.lot', { day: formats.day(lot.acquired) }), result),
      ),
    ];
  });
  const all = sales.map(({ tax }) => tax);
  const totals = [
    ['', '', t('tax.csv.allTax'), euros(sum(all.map(({ tax }) => tax)))],
    ['', '', t('tax.csv.allArrives'), euros(sum(all.map(({ arrives }) => arrives)))],
  ];
  return csvText([head, ...rows, ...totals], formats);
}
