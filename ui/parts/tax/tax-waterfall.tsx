import type { ExplainedSale } from '@domain/tax/sellable-position';
import { stepBars, taxSteps, type StepBar, type TaxStep, type TaxStepGroup } from '@domain/tax/tax-steps';
import { Icon } from '@ui/components/icon/icon';
import { ColumnHead } from '@ui/components/table/column-head';
import { Cell, Row, RowHeader, Table, TableBody, TableHead, TableRegion } from '@ui/components/table/table';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { useState, type CSSProperties } from 'react';
import { explainStep, stepName, stepRule } from './explain-sale';
import { ExplainedEuro } from './explained-euro';
import { LumpSums, MissingBaseRates } from './lump-sums';
import css from './tax-waterfall.module.css';

const GROUPS: readonly TaxStepGroup[] = ['result', 'taxable', 'tax'];

/** From proceeds to tax, as picture and table in one; each step opens what it follows from (TAX-01). */
export function TaxWaterfall({ sale }: { readonly sale: ExplainedSale }) {
  const t = useTexts();
  const steps = taxSteps(sale.tax);
  const bars = stepBars(steps);
  return (
    <>
      <MissingBaseRates sold={sale.tax.sold} />
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
              {steps.map((step, index) =>
                step.group === group ? (
                  <StepRow key={step.key} sale={sale} step={step} bar={bars[index]} />
                ) : null,
              )}
            </TableBody>
          ))}
        </Table>
      </TableRegion>
    </>
  );
}

const barStyle = (from: number, to: number): CSSProperties => ({
  insetInlineStart: `${String(Math.max(Math.min(from, to), 0) * 100)}%`,
  inlineSize: `${String(Math.min(Math.abs(to - from), 1) * 100)}%`,
});

interface StepProps {
  readonly sale: ExplainedSale;
  readonly step: TaxStep;
}

/** A step with its picture; opened, what it follows from, and below it what that follows from in turn. */
function StepRow({ sale, step, bar }: StepProps & { readonly bar: StepBar | undefined }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { key, group, isTotal, amount } = step;
  const look = isTotal || key === 'value' ? 'sumBar' : group === 'tax' ? 'taxBar' : 'bar';
  return (
    <>
      <Row className={isTotal ? css['total'] : undefined}>
        <RowHeader>
          <StepWords sale={sale} step={step} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        </RowHeader>
        <td className={css['picture']}>
          <div className={css['track']} aria-hidden="true">
            <span className={css[look]} style={barStyle(bar?.from ?? 0, bar?.to ?? 0)} />
          </div>
        </td>
        <Cell numeric main label={t('tax.waterfall.amount')}>
          <ExplainedEuro value={amount} bare explain={(words) => explainStep(words, sale, key)} />
        </Cell>
      </Row>
      {isOpen && key === 'lumpSums' && (
        <Row>
          <Cell colSpan={3} className={css['details']}>
            <LumpSums sold={sale.tax.sold} taxClass={sale.said.position.taxClass} />
          </Cell>
        </Row>
      )}
    </>
  );
}

interface StepWordsProps extends StepProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** What a step is called, and the numbers, the rule and the source that it follows from. */
function StepWords({ sale, step: { key }, isOpen, onToggle }: StepWordsProps) {
  const t = useTexts();
  const words = { t, formats: useFormats() };
  return (
    <div className={css['step']}>
      <button type="button" aria-expanded={isOpen} title={t('tax.explain')} onClick={onToggle}>
        {stepName(words, sale, key)}
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
      </button>
      {isOpen && <p>{stepRule(words, sale, key)}</p>}
    </div>
  );
}
