import { decimalText } from '@domain/money/decimal';
import type { ExplainedSale } from '@domain/tax/sellable-position';
import { exemptPercent } from '@domain/tax/tax-class';
import { stepBars, taxSteps, type TaxStep, type TaxStepGroup } from '@domain/tax/tax-steps';
import { taxDivisor } from '@domain/tax/withholding';
import { Icon } from '@ui/components/icon/icon';
import { ColumnHead } from '@ui/components/table/column-head';
import { Cell, Row, RowHeader, Table, TableBody, TableHead, TableRegion } from '@ui/components/table/table';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { useState, type CSSProperties } from 'react';
import { Euro } from './euro';
import css from './tax-waterfall.module.css';

const GROUPS: readonly TaxStepGroup[] = ['result', 'taxable', 'tax'];

/** From proceeds to tax, as picture and table in one; each step opens what it follows from (TAX-01). */
export function TaxWaterfall({ sale }: { readonly sale: ExplainedSale }) {
  const t = useTexts();
  const steps = taxSteps(sale.tax);
  const bars = stepBars(steps);
  return (
    <TableRegion label={t('tax.waterfall.of', { name: sale.said.position.name })}>
      <Table>
        <TableHead>
          <ColumnHead>{t('tax.waterfall.step')}</ColumnHead>
          <ColumnHead hidden>{t('tax.waterfall.picture')}</ColumnHead>
          <ColumnHead numeric>{t('tax.waterfall.amount')}</ColumnHead>
        </TableHead>
        {GROUPS.map((group) => (
          <TableBody key={group}>
            <Row>
              <th colSpan={3} scope="rowgroup" className={css['group']}>
                {t(`tax.waterfall.group.${group}`)}
              </th>
            </Row>
            {steps.map((step, index) => {
              const { from = 0, to = 0 } = bars[index] ?? {};
              return step.group === group ? (
                <Row key={step.key} className={step.isTotal ? css['total'] : undefined}>
                  <RowHeader>
                    <StepWords sale={sale} step={step} />
                  </RowHeader>
                  <td className={css['picture']}>
                    <span
                      aria-hidden="true"
                      className={
                        css[
                          step.isTotal || step.key === 'value' ? 'sumBar' : group === 'tax' ? 'taxBar' : 'bar'
                        ]
                      }
                      style={barStyle(from, to)}
                    />
                  </td>
                  <Cell numeric main label={t('tax.waterfall.amount')}>
                    <Euro value={step.amount} bare />
                  </Cell>
                </Row>
              ) : null;
            })}
          </TableBody>
        ))}
      </Table>
    </TableRegion>
  );
}

const barStyle = (from: number, to: number): CSSProperties => ({
  insetInlineStart: `${String(Math.max(Math.min(from, to), 0) * 100)}%`,
  inlineSize: `${String(Math.min(Math.abs(to - from), 1) * 100)}%`,
});

/** What a step is called, and the numbers, the rule and the source that it follows from. */
function StepWords({ sale, step: { key } }: { readonly sale: ExplainedSale; readonly step: TaxStep }) {
  const t = useTexts();
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { said, tax } = sale;
  const { churchRate } = tax.settled.record;
  const euro = (value: Parameters<typeof formats.decimal>[0]): string =>
    formats.decimal(value, { minDecimals: 2, maxDecimals: 2 });
  const numbers = {
    quantity: formats.decimal(said.quantity),
    price: formats.amount({ value: said.price, unit: said.position.price.unit }, { minDecimals: 2 }),
    lots: formats.count(tax.sold.length),
    percent: formats.decimal(exemptPercent(said.position.taxClass)),
    result: euro(tax.settled.result),
    taxable: euro(tax.settled.taxable),
    divisor: formats.decimal(taxDivisor(churchRate)),
    church: churchRate === undefined ? '0' : decimalText(churchRate),
    credited: euro(tax.settled.tax.credited),
    base: euro(tax.settled.tax.capitalGainsTax),
  };
  return (
    <div className={css['step']}>
      <button type="button" aria-expanded={isOpen} title={t('tax.explain')} onClick={() => setOpen(!isOpen)}>
        {t(`tax.step.${key}.name`, numbers)}
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
      </button>
      {isOpen && <p>{t(`tax.step.${key}.rule`, numbers)}</p>}
    </div>
  );
}
