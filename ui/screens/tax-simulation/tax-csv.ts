import { decimalText, type Decimal } from '@domain/money/decimal';
import type { SimulatedSale } from '@domain/tax/form/tax-form';
import { taxSteps } from '@domain/tax/tax-steps';
import { csvText } from '@ui/components/table/csv-text';
import type { Formats } from '@ui/i18n/formats';
import type { TextLookup } from '@ui/i18n/texts';

/** The steps of all simulated sales as CSV, in the order of the page. */
export function taxCsv(sales: readonly SimulatedSale[], t: TextLookup, formats: Formats): string {
  const head = [
    t('tax.field.position'),
    t('tax.field.quantity'),
    t('tax.waterfall.step'),
    t('tax.waterfall.amount'),
  ];
  return csvText([
    head,
    ...sales.flatMap(({ said, tax }) =>
      taxSteps(tax).map(({ key, amount }) => [
        said.position.name,
        formats.decimal(said.quantity),
        t(`tax.csv.${key}`),
        figure(amount),
      ]),
    ),
  ]);
}

const figure = (value: Decimal): string => decimalText(value).replace('.', ',');
