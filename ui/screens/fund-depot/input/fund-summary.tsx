import type { Issue } from '@domain/form/issue';
import type { FundConditions } from '@domain/fund-depot/fund-conditions';
import type { FundOrderKind } from '@domain/fund-depot/fund-order';
import { subtract, zero, type Decimal } from '@domain/money/decimal';
import { Button } from '@ui/components/action/button';
import { IssueText } from '@ui/components/field/issue-text';
import { SummaryList } from '@ui/components/text/summary-list';
import { SavedTag } from '@ui/forms/saved-tag';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import sheet from '@ui/parts/form-page/summary-sheet.module.css';
import { explainArrives, explainSum } from '@ui/parts/tax/explain-sale';
import { ExplainedEuro } from '@ui/parts/tax/explained-euro';
import type { Explanation, ExplainingWords } from '@ui/parts/tax/explanation';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { explainDeposit, explainNoFee, explainRest, explainSold, plannedOf } from '../tax/explain-fund';
import type { FundDepotModel } from '../fund-depot-model';
import css from '../fund-depot.module.css';
import type { FundInputModel } from './fund-input-model';
import type { ShownNodes } from './observed-fund-order';
import { fundSentence } from '../fund-words';
import { RoundedSale } from './rounded-sale';
import { TaxExplanation } from '../tax/tax-explanation';
import { Timeline } from '../orders/timeline';

interface SummaryProps {
  readonly kind: FundOrderKind;
  readonly nodes: ShownNodes<'sentence' | 'preview' | 'isDebited' | 'deposited' | 'repetition'>;
  /** What of the page is shown beside the nodes: where the draft stands, what is wrong, the tax of a withdrawal. */
  readonly beside: Pick<FundInputModel, 'keeper' | 'tax' | 'taxBasis'> & {
    readonly form: { readonly summary: readonly Issue[] };
  };
  readonly page: Pick<FundDepotModel, 'attempt' | 'isBusy'>;
  readonly conditions: FundConditions;
}

type Shows<Names extends keyof SummaryProps, Nodes extends keyof SummaryProps['nodes']> = Pick<
  SummaryProps,
  Names
> & { readonly nodes: Pick<SummaryProps['nodes'], Nodes> };

/** Beside the form: the order in words, what happens when, what it comes to, and the way on. Nothing is sent from here. */
export const FundSummary = observer(function FundSummary({
  kind,
  nodes,
  beside,
  page,
  conditions,
}: SummaryProps) {
  const t = useTexts();
  const id = useId();
  const wrong = page.attempt > 0 ? beside.form.summary.length : 0;
  return (
    <aside className={sheet['summary']} aria-labelledby={id}>
      <div className={sheet['sheet']}>
        <div className={sheet['head']}>
          <h2 id={id}>{t(`fundDepot.summary.${kind}`)}</h2>
          <SavedTag keeper={beside.keeper} />
        </div>
        <Sentence nodes={nodes} />
        <Days kind={kind} nodes={nodes} conditions={conditions} />
        {kind === 'DEPOSIT' ? (
          <DepositTotals kind={kind} nodes={nodes} conditions={conditions} />
        ) : (
          <WithdrawalTotals kind={kind} nodes={nodes} beside={beside} conditions={conditions} />
        )}
        <div className={sheet['go']}>
          {wrong > 0 && (
            <IssueText issue={{ severity: 'ERROR', text: t('fundDepot.summary.wrong', { count: wrong }) }} />
          )}
          <Button
            type="submit"
            variant="go"
            wide
            trailingIcon="arrow-right"
            busy={page.isBusy ? t('fundDepot.summary.going') : undefined}
          >
            {t('fundDepot.summary.go')}
          </Button>
          <p className={sheet['nothingSent']}>{t('fundDepot.summary.nothingSent')}</p>
        </div>
      </div>
    </aside>
  );
});

const Sentence = observer(function Sentence({ nodes }: Shows<never, 'sentence'>) {
  const t = useTexts();
  const formats = useFormats();
  const parts = nodes.sentence.value ?? [];
  return parts.length === 0 ? (
    <p className={sheet['start']}>{t('fundDepot.summary.start')}</p>
  ) : (
    <p className={css['sentence']} aria-live="polite">
      {fundSentence(parts, t, formats)}
    </p>
  );
});

/** A regular deposit has the days of its first execution, which the bank calculates. */
const Days = observer(function Days({
  kind,
  nodes,
  conditions,
}: Shows<'kind' | 'conditions', 'preview' | 'isDebited' | 'deposited' | 'repetition'>) {
  const t = useTexts();
  const formats = useFormats();
  const isRegular = nodes.repetition.value === 'REGULARLY' && kind === 'DEPOSIT';
  const days = nodes.preview.value?.days ?? (isRegular ? undefined : conditions.days);
  if (days === undefined) return null;
  return (
    <div className={css['days']}>
      <h3>{t('fundDepot.summary.timeline')}</h3>
      {isRegular && (
        <p>{t('fundDepot.timeline.first', { day: formats.day(days.dealingDay, 'weekdayDate') })}</p>
      )}
      <Timeline
        days={days}
        kind={kind}
        isDebited={nodes.isDebited.value === true}
        amount={isRegular ? undefined : nodes.deposited.value}
      />
    </div>
  );
});

const DepositTotals = observer(function DepositTotals({
  kind,
  nodes,
  conditions: { funds },
}: Shows<'kind' | 'conditions', 'preview' | 'deposited'>) {
  const t = useTexts();
  const amount = nodes.deposited.value;
  const planned = plannedOf(kind, nodes);
  const explain = (words: ExplainingWords): Explanation =>
    explainDeposit(words, amount ?? zero, funds, planned);
  return (
    <SummaryList
      rows={[
        {
          id: 'units',
          label: t('fundDepot.summary.total'),
          value: <ExplainedEuro value={amount} bare explain={explain} />,
        },
        {
          id: 'fee',
          label: t('fundDepot.summary.fee'),
          value: <ExplainedEuro value={zero} bare explain={(words) => explainNoFee(words, 'fee')} />,
        },
        {
          id: 'debit',
          label: t('fundDepot.summary.debit'),
          value: <ExplainedEuro value={amount} explain={explain} />,
          kind: 'sum',
        },
      ]}
    />
  );
});

const WithdrawalTotals = observer(function WithdrawalTotals({
  kind,
  nodes,
  beside,
  conditions,
}: Shows<'kind' | 'beside' | 'conditions', 'preview' | 'sentence'>) {
  const t = useTexts();
  const preview = nodes.preview.value;
  const sale = nodes.sentence.value?.find((part) => part.kind === 'withdrawal');
  const { tax, taxBasis } = beside;
  const planned = plannedOf(kind, nodes);
  const sales = tax?.sales ?? [];
  const value: Decimal | undefined = preview?.total?.value;
  return (
    <div className={sheet['totals']}>
      <SummaryList
        rows={[
          {
            id: 'value',
            label: t('fundDepot.summary.value'),
            value: (
              <ExplainedEuro
                value={value}
                bare
                explain={(words) => explainSold(words, conditions.funds, planned)}
              />
            ),
          },
          {
            id: 'tax',
            label: t('fundDepot.summary.tax'),
            value: (
              <ExplainedEuro value={tax?.tax} bare explain={(words) => explainSum(words, sales, 'tax')} />
            ),
          },
          {
            id: 'redemption',
            label: t('fundDepot.summary.redemption'),
            value: <ExplainedEuro value={zero} bare explain={(words) => explainNoFee(words, 'redemption')} />,
          },
          {
            id: 'payout',
            label: t('fundDepot.summary.payout'),
            value: <ExplainedEuro value={tax?.arrives} explain={(words) => explainArrives(words, sales)} />,
            kind: 'sum',
          },
        ]}
      />
      <RoundedSale extent={sale?.extent} sold={value} />
      <SummaryList
        small
        rows={[
          {
            id: 'rest',
            label: t('fundDepot.summary.rest'),
            value: (
              <ExplainedEuro
                value={value && subtract(conditions.value.value, value)}
                explain={(words) => explainRest(words, conditions, planned)}
              />
            ),
          },
        ]}
      />
      {preview !== undefined && tax === undefined && taxBasis.data.kind !== 'loading' && (
        <p className={css['foot']}>{t('fundDepot.summary.taxUnknown')}</p>
      )}
      {tax !== undefined && <TaxExplanation tax={tax} />}
    </div>
  );
});

/** On narrow screens the amount and the way on stay at the bottom of the window. */
export const FundBar = observer(function FundBar({
  kind,
  nodes,
  beside: { tax },
  page,
  conditions: { funds },
}: Shows<'kind' | 'beside' | 'page' | 'conditions', 'preview' | 'deposited'>) {
  const t = useTexts();
  const value =
    kind === 'DEPOSIT' ? nodes.deposited.value : (tax?.arrives ?? nodes.preview.value?.total?.value);
  const explain = (words: ExplainingWords): Explanation => {
    if (kind === 'DEPOSIT') return explainDeposit(words, value ?? zero, funds, plannedOf(kind, nodes));
    return tax ? explainArrives(words, tax.sales) : explainSold(words, funds, plannedOf(kind, nodes));
  };
  return (
    <div className={sheet['bar']}>
      <div>
        <span>{t(`fundDepot.summary.bar${kind}`)}</span>
        <b>
          <ExplainedEuro value={value} explain={explain} />
        </b>
      </div>
      <Button type="submit" variant="go" busy={page.isBusy ? t('fundDepot.summary.going') : undefined}>
        {t('fundDepot.summary.goShort')}
      </Button>
    </div>
  );
});
