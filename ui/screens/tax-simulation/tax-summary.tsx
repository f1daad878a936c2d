import { amount } from '@domain/money/amount';
import { add, decimalText, sum, type Decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import type { Row as FormRow } from '@domain/form/nodes/node';
import type { SaleNodes } from '@domain/tax/form/tax-form';
import { taxState } from '@domain/tax/tax-record';
import { pathOf } from '@ui/app/routes';
import { ButtonLink } from '@ui/components/action/button-link';
import { Disclosure } from '@ui/components/action/disclosure';
import { ColumnHead } from '@ui/components/table/column-head';
import { Cell, Row, RowHeader, Table, TableBody, TableHead, TableRegion } from '@ui/components/table/table';
import { SummaryList } from '@ui/components/text/summary-list';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { explainLeft, explainLeftAfter, explainYearEnd, type LeftKey } from '@ui/parts/tax/explain-record';
import { explainArrives, explainStep, explainSum } from '@ui/parts/tax/explain-sale';
import { ExplainedEuro } from '@ui/parts/tax/explained-euro';
import type { TaxSimulationModel } from './tax-simulation-model';
import css from './tax-simulation.module.css';

interface PartProps {
  readonly model: TaxSimulationModel;
}

/** What it comes to: tax, what arrives, other quantities, pots before and after, and the year's end. */
export const TaxSummary = observer(function TaxSummary({ model }: PartProps) {
  const t = useTexts();
  const formats = useFormats();
  const sales = model.simulated ?? [];
  const [first] = sales;
  const of = (pick: (sale: NonNullable<typeof first>) => Decimal): Decimal => sum(sales.map(pick));
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
                value: (
                  <ExplainedEuro
                    value={of(({ tax }) => tax.sale.value)}
                    explain={(words) => explainSum(words, sales, 'value')}
                  />
                ),
              },
              {
                id: 'costs',
                label: t('tax.summary.costs'),
                value: (
                  <ExplainedEuro
                    value={of(({ tax }) => tax.sale.costs)}
                    explain={(words) => explainSum(words, sales, 'saleCosts')}
                  />
                ),
              },
              {
                id: 'tax',
                label: t('tax.summary.tax'),
                value: (
                  <ExplainedEuro value={model.tax} explain={(words) => explainSum(words, sales, 'tax')} />
                ),
              },
              {
                id: 'arrives',
                label: t('tax.summary.arrives'),
                value: (
                  <ExplainedEuro value={model.arrives} explain={(words) => explainArrives(words, sales)} />
                ),
                kind: 'sum',
              },
            ]}
          />
        </>
      )}
      {model.rows.map((row) => (
        <Variants key={row.key} model={model} row={row} />
      ))}
      <Pots model={model} />
      <YearEnd model={model} />
      <div className={css['onScreen']}>
        <Disclosure summary={t('tax.why.losses')}>
          <p>{t('tax.why.lossesText')}</p>
        </Disclosure>
      </div>
      {sales.map(({ said: { position, quantity } }) => (
        <div key={position.id} className={css['onScreen']}>
          <ButtonLink
            variant="go"
            wide
            to={`${pathOf('orderEntry')}?${new URLSearchParams({
              side: 'sell',
              wkn: position.wkn,
              quantity: decimalText(quantity).replace('.', ','),
            }).toString()}`}
          >
            {sales.length > 1
              ? t('tax.prepareOf', { quantity: formats.own(quantity), name: position.name })
              : t('tax.prepare', { quantity: formats.own(quantity) })}
          </ButtonLink>
        </div>
      ))}
    </aside>
  );
});

/** How many of a position could be sold instead, each as if it were sold alone. */
const Variants = observer(function Variants({
  model,
  row,
}: PartProps & { readonly row: FormRow<SaleNodes> }) {
  const t = useTexts();
  const formats = useFormats();
  const position = model.positionOf(row);
  if (position === undefined) return null;
  const id = `tax-variants-${row.key}`;
  return (
    <section aria-labelledby={id} className={css['onScreen']}>
      <h3 id={id}>
        {model.canRemove ? t('tax.variants.of', { name: position.name }) : t('tax.variants.title')}
      </h3>
      <ul className={css['variants']}>
        {model.variants(row).map(({ kind, quantity, tax, arrives, sale }) => (
          <li key={kind}>
            <button
              type="button"
              onClick={() => {
                model.choose(row, quantity);
              }}
            >
              <b>{formats.own(quantity)}</b> {t(`tax.variants.${kind}`)}
            </button>
            <span className={css['figures']}>
              <span>
                {t('tax.variants.tax')}{' '}
                <ExplainedEuro value={tax} explain={(words) => explainStep(words, sale, 'tax')} />
              </span>
              <span>
                {t('tax.variants.arrives')}{' '}
                <ExplainedEuro value={arrives} explain={(words) => explainArrives(words, [sale])} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
});

const LEFT: readonly LeftKey[] = ['shareLosses', 'otherLosses', 'allowanceLeft'];

const Pots = observer(function Pots({ model }: PartProps) {
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
              <Cell numeric main label={t('tax.pots.after')}>
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
