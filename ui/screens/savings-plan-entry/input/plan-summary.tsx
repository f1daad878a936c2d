import type { Issue } from '@domain/form/issue';
import { amount } from '@domain/money/amount';
import { isPositive, subtract, zero, type Decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { eatsTheRate, purchasesTogether } from '@domain/savings-plan/plan-costs';
import { Button } from '@ui/components/action/button';
import { lazyPart } from '@ui/components/feedback/lazy-part';
import { IssueText } from '@ui/components/field/issue-text';
import sheet from '@ui/parts/form-page/summary-sheet.module.css';
import { AmountText } from '@ui/components/text/amount-text';
import { SummaryList } from '@ui/components/text/summary-list';
import { SavedTag } from '@ui/forms/saved-tag';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import type { SettlementModel } from '@ui/parts/banking/settlement-model';
import { HeldDepot } from '@ui/parts/depot/held-depot';
import { PlanSentence } from '@ui/parts/savings-plan/plan-sentence';
import { observer } from 'mobx-react-lite';
import { Suspense, useId } from 'react';
import type { PlanEntryModel } from '../plan-entry-model';
import type { PlanDraftModel } from '../begin/plan-draft-model';
import css from '../plan-entry.module.css';
import type { ShownNodes } from './observed-plan';

/** What of the page the summary shows beside the nodes: where the draft stands, what is assumed, what is wrong. */
interface Beside {
  readonly form: { readonly summary: readonly Issue[] };
  readonly settlement: Pick<SettlementModel, 'depot'>;
  readonly drafts: Pick<PlanDraftModel, 'keeper'>;
  readonly growth: Decimal;
  readonly years: number;
  readonly setGrowth: (growth: Decimal) => void;
}

interface SummaryProps {
  readonly nodes: ShownNodes<
    'depotId' | 'sum' | 'purchases' | 'raise' | 'nextDays' | 'sentence' | 'projected'
  >;
  readonly beside: Beside;
  readonly page: Pick<PlanEntryModel, 'attempt' | 'isBusy'>;
}

type Nodes<Name extends keyof SummaryProps['nodes']> = {
  readonly nodes: Pick<SummaryProps['nodes'], Name>;
};

const euro = (value: Decimal) => amount(value, EUR);

/** Beside the form: what the plan means, costs and may become, and the way on. Nothing is sent from here. */
export const PlanSummary = observer(function PlanSummary({ nodes, beside, page }: SummaryProps) {
  const t = useTexts();
  const id = useId();
  const wrong = page.attempt > 0 ? beside.form.summary.length : 0;
  return (
    <aside className={sheet['summary']} aria-labelledby={id}>
      <div className={sheet['sheet']}>
        <div className={sheet['head']}>
          <h2 id={id}>{t('savingsPlan.summary.title')}</h2>
          <SavedTag keeper={beside.drafts.keeper} />
        </div>
        <Sentence nodes={nodes} />
        <HeldDepot depot={beside.settlement.depot(nodes.depotId.value)} />
        <Costs nodes={nodes} />
        <NextDays nodes={nodes} />
        <Preview nodes={nodes} beside={beside} />
        <div className={sheet['go']}>
          {wrong > 0 && (
            <IssueText
              issue={{ severity: 'ERROR', text: t('savingsPlan.summary.wrong', { count: wrong }) }}
            />
          )}
          <Button
            type="submit"
            variant="go"
            wide
            trailingIcon="arrow-right"
            busy={page.isBusy ? t('savingsPlan.summary.going') : undefined}
          >
            {t('savingsPlan.summary.go')}
          </Button>
          <p className={sheet['nothingSent']}>{t('savingsPlan.summary.nothingSent')}</p>
        </div>
      </div>
    </aside>
  );
});

const Sentence = observer(function Sentence({ nodes }: Nodes<'sentence'>) {
  const t = useTexts();
  const parts = nodes.sentence.value ?? [];
  return parts.length === 0 ? (
    <p className={sheet['start']}>{t('savingsPlan.summary.start')}</p>
  ) : (
    <PlanSentence parts={parts} />
  );
});

const Costs = observer(function Costs({ nodes }: Nodes<'purchases' | 'sum'>) {
  const t = useTexts();
  const formats = useFormats();
  const purchases = nodes.purchases.value;
  const total = nodes.sum.value;
  if (purchases === undefined || total === undefined || purchases.length === 0) return null;
  const all = purchasesTogether(
    purchases.map(({ purchase }) => purchase),
    total,
  );
  const percent = (value: Decimal | undefined): string =>
    value === undefined ? t('common.figure.unknown') : formats.percent(value);
  return (
    <div className={css['costs']}>
      <div className={css['costsHead']}>
        <h3>{t('savingsPlan.summary.costs')}</h3>
        <b>
          {t('savingsPlan.summary.costsFigure', {
            costs: formats.amount(euro(all.costs), { minDecimals: 2 }),
            share: percent(all.share),
          })}
        </b>
      </div>
      {purchases
        .filter(({ purchase }) => eatsTheRate(purchase))
        .map(({ key, instrument, rate, purchase }) => (
          <IssueText
            key={key}
            issue={{
              severity: 'WARN',
              text: t('savingsPlan.summary.eaten', {
                name: instrument.name,
                costs: formats.amount(euro(purchase.costs), { minDecimals: 2 }),
                rate: formats.amount(euro(rate), { minDecimals: 2 }),
                share: percent(purchase.share),
              }),
            }}
          />
        ))}
      <SummaryList
        rows={[
          { id: 'value', label: t('savingsPlan.summary.value'), value: <Money value={all.value} /> },
          { id: 'fee', label: t('savingsPlan.summary.fee'), value: <Money value={all.fee} /> },
          ...(isPositive(all.other)
            ? [{ id: 'other', label: t('savingsPlan.summary.other'), value: <Money value={all.other} /> }]
            : []),
          {
            id: 'rest',
            label: t('savingsPlan.summary.rest'),
            value: <Money value={subtract(subtract(total, all.value), all.costs)} />,
          },
          {
            id: 'rate',
            label: t('savingsPlan.summary.rate'),
            value: <AmountText amount={euro(total)} shape={{ minDecimals: 2 }} />,
            kind: 'sum',
          },
        ]}
        small
      />
    </div>
  );
});

function Money({ value }: { readonly value: Decimal }) {
  return <AmountText amount={euro(value)} shape={{ minDecimals: 2 }} bare />;
}

const NextDays = observer(function NextDays({ nodes }: Nodes<'nextDays' | 'raise'>) {
  const t = useTexts();
  const formats = useFormats();
  const percent = nodes.raise.value ?? zero;
  const days = nodes.nextDays.value ?? [];
  if (days.length === 0) return null;
  return (
    <div className={css['next']}>
      <h3>{t('savingsPlan.summary.next')}</h3>
      <ul>
        {days.map(({ nominal, day, isSkipped, isRaised, total }) => (
          <li key={nominal}>
            {isSkipped ? (
              <span>{t('savingsPlan.summary.paused', { day: formats.day(day) })}</span>
            ) : (
              <>
                <span>
                  {formats.day(day, 'weekdayDate')}{' '}
                  {day !== nominal && (
                    <small>
                      {t('savingsPlan.summary.moved', { day: formats.day(nominal, 'weekdayDate') })}
                    </small>
                  )}
                  {isRaised && (
                    <small>
                      {' '}
                      {t('savingsPlan.summary.raised', {
                        percent: formats.percent(percent, { minDecimals: 0 }),
                      })}
                    </small>
                  )}
                </span>
                <b>
                  <Money value={total} />
                </b>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
});

const ProjectionPicture = lazyPart(
  async () => (await import('@ui/parts/savings-plan/projection-picture')).ProjectionPicture,
);

const Preview = observer(function Preview({
  nodes,
  beside,
}: Pick<SummaryProps, 'beside'> & Nodes<'projected'>) {
  const plan = nodes.projected.value;
  if (plan === undefined) return null;
  return (
    <Suspense fallback={<div className={css['projectionRoom']} />}>
      <ProjectionPicture
        plan={plan}
        growth={beside.growth}
        years={beside.years}
        onGrowth={beside.setGrowth}
      />
    </Suspense>
  );
});

/** On narrow screens the rate and the way on stay at the bottom of the window. */
export const PlanBar = observer(function PlanBar({ nodes, page }: Pick<SummaryProps, 'page'> & Nodes<'sum'>) {
  const t = useTexts();
  const total = nodes.sum.value;
  return (
    <div className={sheet['bar']}>
      <div>
        <span>{t('savingsPlan.summary.rate')}</span>
        <b>
          <AmountText amount={total && euro(total)} shape={{ minDecimals: 2 }} />
        </b>
      </div>
      <Button type="submit" variant="go" busy={page.isBusy ? t('savingsPlan.summary.going') : undefined}>
        {t('savingsPlan.summary.goShort')}
      </Button>
    </div>
  );
});
