import { amount } from '@domain/money/amount';
import { absolute, decimalText, isPositive, isZero, sum, type Decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import type { Row as FormRow } from '@domain/form/nodes/node';
import type { SaleNodes } from '@domain/tax/form/tax-form';
import { taxPercent } from '@domain/tax/realisable';
import type { SellablePosition } from '@domain/tax/sellable-position';
import { pathOf } from '@ui/app/routes';
import { ButtonLink } from '@ui/components/action/button-link';
import { classNames } from '@ui/components/class-names';
import { Disclosure } from '@ui/components/action/disclosure';
import { SummaryList } from '@ui/components/text/summary-list';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { explainArrives, explainStep, explainSum } from '@ui/parts/tax/explain-sale';
import { ExplainedEuro } from '@ui/parts/tax/explained-euro';
import type { TaxSimulationModel } from './tax-simulation-model';
import css from './tax-simulation.module.css';
import { Pots, ToldOfCustomer, YearEnd } from './year-record';

interface PartProps {
  readonly model: TaxSimulationModel;
}

const CENTS = { minDecimals: 2, maxDecimals: 2 } as const;

const outcomeOf = (tax: Decimal): 'due' | 'none' | 'back' =>
  isZero(tax) ? 'none' : isPositive(tax) ? 'due' : 'back';

/** What it comes to: tax, what arrives, other quantities, pots before and after, and the year's end. */
export const TaxSummary = observer(function TaxSummary({ model }: PartProps) {
  const t = useTexts();
  const formats = useFormats();
  const sales = model.simulated ?? [];
  const [first] = sales;
  const many = ({ sellable }: SellablePosition, quantity: Decimal): string =>
    formats.amount(amount(quantity, sellable.unit));
  const of = (pick: (sale: NonNullable<typeof first>) => Decimal): Decimal => sum(sales.map(pick));
  const euro = (value: Decimal): string => formats.amount(amount(value, EUR), CENTS);
  const outcome = t(`tax.summary.outcome.${outcomeOf(model.tax)}`, { tax: euro(absolute(model.tax)) });
  const said = { outcome, arrives: euro(model.arrives) };
  const sentence =
    first === undefined || sales.length > 1
      ? t('tax.summary.sentenceAll', said)
      : t('tax.summary.sentence', {
          ...said,
          quantity: formats.amount(amount(first.said.quantity, first.said.position.sellable.unit)),
          name: first.said.position.name,
          price: formats.price(amount(first.said.price, first.said.position.price.unit), { minDecimals: 2 }),
        });
  const gain = of(({ tax }) => tax.settled.result);
  const shares = [
    [
      'ofValue',
      taxPercent(
        model.tax,
        of(({ tax }) => tax.sale.value),
      ),
    ],
    ['ofGain', taxPercent(model.tax, gain)],
  ] as const;
  return (
    <aside className={css['summary']} aria-labelledby="tax-summary">
      <h2 id="tax-summary">{t('tax.summary.title')}</h2>
      {first === undefined ? (
        <p>{t('tax.summary.nothing')}</p>
      ) : (
        <>
          <p role="status" className={css['sentence']}>
            {sentence}
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
                label: t('tax.order.arrives'),
                value: (
                  <ExplainedEuro value={model.arrives} explain={(words) => explainArrives(words, sales)} />
                ),
                kind: 'sum',
              },
            ]}
          />
          <SummaryList
            small
            rows={shares.flatMap(([key, percent]) =>
              percent === undefined
                ? []
                : [{ id: key, label: t(`tax.summary.${key}`), value: formats.percent(percent, CENTS) }],
            )}
          />
        </>
      )}
      {model.rows.map((row) => (
        <Variants key={row.key} model={model} row={row} />
      ))}
      <Pots model={model} />
      <YearEnd model={model} />
      <ToldOfCustomer model={model} />
      <div className={css['onScreen']}>
        <Disclosure summary={t('tax.why.losses')}>
          <p>{t('tax.why.lossesText')}</p>
        </Disclosure>
      </div>
      {sales.map(({ said: { position, quantity } }) => (
        <div key={position.id} className={classNames(css['prepare'], css['onScreen'])}>
          <ButtonLink
            variant="go"
            wide
            to={`${pathOf('orderEntry')}?${new URLSearchParams({
              side: 'sell',
              target: position.depotId,
              wkn: position.wkn,
              quantity: decimalText(quantity).replace('.', ','),
            }).toString()}`}
          >
            {sales.length > 1
              ? t('tax.prepareOf', { quantity: many(position, quantity), name: position.name })
              : t('tax.prepare', { quantity: many(position, quantity) })}
          </ButtonLink>
          <p className={css['hint']}>{t('tax.prepareHint')}</p>
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
        {model.variants(row).map(({ kinds, quantity, tax, arrives, sale }) => (
          // What is pressed becomes what is chosen, and stays the button that was pressed.
          <li key={kinds.find((kind) => kind !== 'chosen') ?? 'chosen'}>
            <button
              type="button"
              onClick={() => {
                model.choose(row, quantity);
              }}
            >
              <b>{formats.amount(amount(quantity, position.sellable.unit))}</b>{' '}
              {kinds.map((kind) => t(`tax.variants.${kind}`)).join(', ')}
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
