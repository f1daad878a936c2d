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
import { PlanSentence } from '@ui/parts/savings-plan/plan-sentence';
import { observer } from 'mobx-react-lite';
import { Suspense, useId } from 'react';
import type { PlanEntryModel } from './plan-entry-model';
import css from './plan-entry.module.css';
import type { PlanInputModel } from './plan-input-model';
import {
  isRaised,
  mostTaken,
  nextDaysOf,
  partsOf,
  projectedOf,
  purchasesOf,
  totalAfter,
} from './plan-preview';

interface SummaryProps {
  readonly model: PlanEntryModel;
}

interface InputProps {
  readonly input: PlanInputModel;
}

const euro = (value: Decimal) => amount(value, EUR);

/** Beside the form: what the plan means, costs and may become, and the way on. Nothing is sent from here. */
export const PlanSummary = observer(function PlanSummary({ model }: SummaryProps) {
  const t = useTexts();
  const id = useId();
  const { input } = model;
  const wrong = model.attempt > 0 ? input.form.summary.length : 0;
  return (
    <aside className={sheet['summary']} aria-labelledby={id}>
      <div className={sheet['sheet']}>
        <div className={sheet['head']}>
          <h2 id={id}>{t('savingsPlan.summary.title')}</h2>
          <SavedTag keeper={input.drafts.keeper} />
        </div>
        <Sentence input={input} />
        <Costs input={input} />
        <NextDays input={input} />
        <Preview input={input} />
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
            busy={model.isBusy ? t('savingsPlan.summary.going') : undefined}
          >
            {t('savingsPlan.summary.go')}
          </Button>
          <p className={sheet['nothingSent']}>{t('savingsPlan.summary.nothingSent')}</p>
        </div>
      </div>
    </aside>
  );
});

const Sentence = observer(function Sentence({ input }: InputProps) {
  const t = useTexts();
  const parts = partsOf(input);
  return parts.length === 0 ? (
    <p className={sheet['start']}>{t('savingsPlan.summary.start')}</p>
  ) : (
    <PlanSentence parts={parts} />
  );
});

const Costs = observer(function Costs({ input }: InputProps) {
  const t = useTexts();
  const formats = useFormats();
  const purchases = purchasesOf(input);
  const total = input.read(input.nodes.sum);
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

const NextDays = observer(function NextDays({ input }: InputProps) {
  const t = useTexts();
  const formats = useFormats();
  const planned = input.read(input.nodes.planned);
  const percent = input.read(input.nodes.raise) ?? zero;
  const days = nextDaysOf(input);
  const most = mostTaken(input);
  if (planned === undefined || days.length === 0) return null;
  return (
    <div className={css['next']}>
      <h3>{t('savingsPlan.summary.next')}</h3>
      <ul>
        {days.map(({ nominal, day, isSkipped, raises }) => (
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
                  {isRaised(planned, percent, raises, most) && (
                    <small>
                      {' '}
                      {t('savingsPlan.summary.raised', {
                        percent: formats.percent(percent, { minDecimals: 0 }),
                      })}
                    </small>
                  )}
                </span>
                <b>
                  <Money value={totalAfter(planned, percent, raises, most)} />
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

const Preview = observer(function Preview({ input }: InputProps) {
  const plan = projectedOf(input);
  if (plan === undefined) return null;
  return (
    <Suspense fallback={<div className={css['projectionRoom']} />}>
      <ProjectionPicture plan={plan} growth={input.growth} years={input.years} onGrowth={input.setGrowth} />
    </Suspense>
  );
});

/** On narrow screens the rate and the way on stay at the bottom of the window. */
export const PlanBar = observer(function PlanBar({ model }: SummaryProps) {
  const t = useTexts();
  const total = model.input.read(model.input.nodes.sum);
  return (
    <div className={sheet['bar']}>
      <div>
        <span>{t('savingsPlan.summary.rate')}</span>
        <b>
          <AmountText amount={total && euro(total)} shape={{ minDecimals: 2 }} />
        </b>
      </div>
      <Button type="submit" variant="go" busy={model.isBusy ? t('savingsPlan.summary.going') : undefined}>
        {t('savingsPlan.summary.goShort')}
      </Button>
    </div>
  );
});
