import { add } from '@domain/money/decimal';
import { isTaxedHere, taxState } from '@domain/tax/tax-record';
import { ColumnHead } from '@ui/components/table/column-head';
import { Cell, Row, RowHeader, Table, TableBody, TableHead, TableRegion } from '@ui/components/table/table';
import { SummaryList } from '@ui/components/text/summary-list';
import { countryName } from '@ui/i18n/country-name';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import {
  explainLeft,
  explainLeftAfter,
  explainLine,
  explainYearEnd,
  type LeftKey,
} from '@ui/parts/tax/explain-record';
import { ExplainedEuro } from '@ui/parts/tax/explained-euro';
import { observer } from 'mobx-react-lite';
import type { TaxSimulationModel } from './tax-simulation-model';
import css from './tax-simulation.module.css';

interface PartProps {
  readonly model: TaxSimulationModel;
}

const LEFT: readonly LeftKey[] = ['shareLosses', 'otherLosses', 'allowanceLeft'];

/** Pots and allowance before and after the sales. */
export const Pots = observer(function Pots({ model }: PartProps) {
  const t = useTexts();
  const { before, after: record } = model;
  if (before === undefined || record === undefined) return null;
  const [from, to] = [taxState(before), taxState(record)];
  const sales = model.simulated ?? [];
  return (
    <TableRegion label={t('tax.pots.title')}>
      <Table tight>
        <TableHead>
          <ColumnHead>{t('tax.pots.left')}</ColumnHead>
          <ColumnHead numeric>{t('tax.pots.before')}</ColumnHead>
          <ColumnHead numeric>{t('tax.pots.after')}</ColumnHead>
        </TableHead>
        <TableBody>
          {LEFT.map((key) => (
            <Row key={key}>
              <RowHeader>{t(`tax.pots.${key}`)}</RowHeader>
              <Cell numeric label={t('tax.pots.before')}>
                <ExplainedEuro value={from[key]} bare explain={(words) => explainLeft(words, before, key)} />
              </Cell>
              <Cell numeric label={t('tax.pots.after')}>
                <ExplainedEuro
                  value={to[key]}
                  bare
                  explain={(words) => explainLeftAfter(words, before, record, sales, key)}
                />
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </TableRegion>
  );
});

/** What could still be gained this year without tax, once these sales are done. */
export const YearEnd = observer(function YearEnd({ model }: PartProps) {
  const t = useTexts();
  const { after: record } = model;
  if (record === undefined || !isTaxedHere(record)) return null;
  const { shareLosses, otherLosses, allowanceLeft } = taxState(record);
  const other = add(otherLosses, allowanceLeft);
  return (
    <section aria-labelledby="tax-year-end">
      <h3 id="tax-year-end">{t('tax.yearEnd.title')}</h3>
      <SummaryList
        small
        rows={[
          {
            id: 'shares',
            label: t('tax.yearEnd.shares'),
            value: (
              <ExplainedEuro
                value={add(shareLosses, other)}
                explain={(words) => explainYearEnd(words, record, 'shares')}
              />
            ),
          },
          {
            id: 'other',
            label: t('tax.yearEnd.other'),
            value: (
              <ExplainedEuro value={other} explain={(words) => explainYearEnd(words, record, 'other')} />
            ),
          },
        ]}
      />
      <p className={css['hint']}>{t(record.allowance.joint ? 'tax.yearEnd.joint' : 'tax.yearEnd.hint')}</p>
    </section>
  );
});

/** What the bank knows of the customer that the calculation follows from, beside pots and allowance. */
export const ToldOfCustomer = observer(function ToldOfCustomer({ model }: PartProps) {
  const t = useTexts();
  const formats = useFormats();
  const { before: record, taxpayer } = model;
  if (record === undefined) return null;
  const { country, churchRate, foreignTax } = record;
  return (
    <section aria-labelledby="tax-told">
      <h3 id="tax-told">
        {taxpayer?.kind === 'child' ? t('tax.told.titleOf', { name: taxpayer.name }) : t('tax.told.title')}
      </h3>
      <SummaryList
        small
        rows={[
          { id: 'country', label: t('tax.told.country'), value: countryName(formats.language, country) },
          {
            id: 'church',
            label: t('tax.told.church'),
            value:
              churchRate === undefined
                ? t('tax.told.noChurch')
                : formats.percent(churchRate, { minDecimals: 0 }),
          },
          {
            id: 'foreign',
            label: t('tax.told.foreign'),
            value: (
              <ExplainedEuro
                value={foreignTax}
                explain={(words) => explainLine(words, record, 'foreignLeft')}
              />
            ),
          },
        ]}
      />
    </section>
  );
});
