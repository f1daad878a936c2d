import { amount } from '@domain/money/amount';
import { add, decimalText, sum, type Decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { taxState } from '@domain/tax/tax-record';
import { pathOf } from '@ui/app/routes';
import { ButtonLink } from '@ui/components/action/button-link';
import { Disclosure } from '@ui/components/action/disclosure';
import { ColumnHead } from '@ui/components/table/column-head';
import { Cell, Row, RowHeader, Table, TableBody, TableHead, TableRegion } from '@ui/components/table/table';
import { SummaryList } from '@ui/components/text/summary-list';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { Euro } from '@ui/parts/tax/euro';
import type { TaxSimulationModel } from './tax-simulation-model';
import css from './tax-simulation.module.css';

interface PartProps {
  readonly model: TaxSimulationModel;
}

/** What it comes to: tax, what arrives, other quantities, pots before and after, and the year's end. */
export const TaxSummary = observer(function TaxSummary({ model }: PartProps) {
  const t = useTexts();
  const formats = useFormats();
  const { simulated } = model;
  const [first] = simulated ?? [];
  const of = (pick: (sale: NonNullable<typeof first>) => Decimal): Decimal =>
    sum((simulated ?? []).map(pick));
  const euro = (value: Decimal): string =>
    formats.amount(amount(value, EUR), { minDecimals: 2, maxDecimals: 2 });
  return (
    <aside className={css['summary']} aria-labelledby="tax-summary">
      <h2 id="tax-summary">{t('tax.summary.title')}</h2>
      {first === undefined ? (
        <p>{t('tax.summary.nothing')}</p>
      ) : (
        <>
          <p role="status" className={css['sentence']}>
            {t('tax.summary.sentence', { tax: euro(model.tax), arrives: euro(model.arrives) })}
          </p>
          <SummaryList
            rows={[
              {
                id: 'value',
                label: t('tax.summary.value'),
                value: <Euro value={of(({ tax }) => tax.sale.value)} />,
              },
              {
                id: 'costs',
                label: t('tax.summary.costs'),
                value: <Euro value={of(({ tax }) => tax.sale.costs)} />,
              },
              { id: 'tax', label: t('tax.summary.tax'), value: <Euro value={model.tax} /> },
              {
                id: 'arrives',
                label: t('tax.summary.arrives'),
                value: <Euro value={model.arrives} />,
                kind: 'sum',
              },
            ]}
          />
        </>
      )}
      <Variants model={model} />
      <Pots model={model} />
      <YearEnd model={model} />
      <Disclosure summary={t('tax.why.losses')}>
        <p>{t('tax.why.lossesText')}</p>
      </Disclosure>
      {first !== undefined && (
        <ButtonLink
          variant="go"
          wide
          to={`${pathOf('orderEntry')}?${new URLSearchParams({
            side: 'sell',
            wkn: first.said.position.wkn,
            quantity: decimalText(first.said.quantity).replace('.', ','),
          }).toString()}`}
        >
          {t('tax.prepare', { quantity: formats.decimal(first.said.quantity) })}
        </ButtonLink>
      )}
    </aside>
  );
});

const Variants = observer(function Variants({ model }: PartProps) {
  const t = useTexts();
  const formats = useFormats();
  const [row] = model.rows;
  if (row === undefined) return null;
  return (
    <section aria-labelledby="tax-variants">
      <h3 id="tax-variants">{t('tax.variants.title')}</h3>
      <ul className={css['variants']}>
        {model.variants(row).map(({ kind, quantity, tax, arrives }) => (
          <li key={kind}>
            <button
              type="button"
              onClick={() => {
                model.choose(row, quantity);
              }}
            >
              <span>
                <b>{formats.decimal(quantity)}</b> {t(`tax.variants.${kind}`)}
              </span>
              <span className={css['figures']}>
                <span>
                  {t('tax.variants.tax')} <Euro value={tax} />
                </span>
                <span>
                  {t('tax.variants.arrives')} <Euro value={arrives} />
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
});

const Pots = observer(function Pots({ model }: PartProps) {
  const t = useTexts();
  const { before, after: record } = model;
  if (before === undefined || record === undefined) return null;
  const after = taxState(record);
  const rows = [
    ['shareLosses', before.shareLosses, after.shareLosses],
    ['otherLosses', before.otherLosses, after.otherLosses],
    ['allowanceLeft', before.allowanceLeft, after.allowanceLeft],
  ] as const;
  return (
    <TableRegion label={t('tax.pots.title')}>
      <Table tight>
        <TableHead>
          <ColumnHead>{t('tax.pots.left')}</ColumnHead>
          <ColumnHead numeric>{t('tax.pots.before')}</ColumnHead>
          <ColumnHead numeric>{t('tax.pots.after')}</ColumnHead>
        </TableHead>
        <TableBody>
          {rows.map(([key, from, to]) => (
            <Row key={key}>
              <RowHeader>{t(`tax.pots.${key}`)}</RowHeader>
              <Cell numeric label={t('tax.pots.before')}>
                <Euro value={from} bare />
              </Cell>
              <Cell numeric main label={t('tax.pots.after')}>
                <Euro value={to} bare />
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </TableRegion>
  );
});

/** What could still be gained this year without tax, once these sales are done. */
const YearEnd = observer(function YearEnd({ model }: PartProps) {
  const t = useTexts();
  const { after: record } = model;
  if (record === undefined) return null;
  const { shareLosses, otherLosses, allowanceLeft } = taxState(record);
  const other = add(otherLosses, allowanceLeft);
  return (
    <section aria-labelledby="tax-year-end">
      <h3 id="tax-year-end">{t('tax.yearEnd.title')}</h3>
      <SummaryList
        small
        rows={[
          { id: 'shares', label: t('tax.yearEnd.shares'), value: <Euro value={add(shareLosses, other)} /> },
          { id: 'other', label: t('tax.yearEnd.other'), value: <Euro value={other} /> },
        ]}
      />
      <p className={css['hint']}>{t(record.allowance.joint ? 'tax.yearEnd.joint' : 'tax.yearEnd.hint')}</p>
    </section>
  );
});
