import type { SavingsPlan } from '@domain/savings-plan/savings-plan';
import { formatGermanDate, parseGermanDate } from '@domain/time/german-date';
import { Button } from '@ui/components/action/button';
import { Dialog } from '@ui/components/action/dialog';
import { DateField } from '@ui/components/field/date-field';
import type { ShownIssue } from '@ui/components/field/shown-issue';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import * as O from 'fp-ts/Option';
import { useState } from 'react';
import type { PlanAction, SavingsPlanModel } from './savings-plan-model';
import css from './savings-plan.module.css';

interface PlanQuestionProps {
  readonly model: SavingsPlanModel;
  readonly plan: SavingsPlan;
  readonly action: PlanAction;
}

/** Asks what is needed before a release: the days of a suspension, or whether the plan is really to end. */
export function PlanQuestion(props: PlanQuestionProps) {
  return props.action === 'end' ? <EndQuestion {...props} /> : <SuspendQuestion {...props} />;
}

function EndQuestion({ model, plan }: PlanQuestionProps) {
  const t = useTexts();
  const { name } = plan;
  const close = (): void => {
    model.ask(undefined);
  };
  return (
    <Dialog
      heading={t('savingsPlan.detail.endQuestion', { name })}
      urgent
      onClose={close}
      actions={
        <>
          <Button
            variant="danger"
            onPress={() => void model.end(t('savingsPlan.release.wordsEnd', { name }))}
          >
            {t('savingsPlan.detail.goRelease')}
          </Button>
          <Button onPress={close}>{t('savingsPlan.detail.cancel')}</Button>
        </>
      }
    >
      <p>{t('savingsPlan.detail.endText')}</p>
    </Dialog>
  );
}

function SuspendQuestion({ model, plan }: PlanQuestionProps) {
  const t = useTexts();
  const formats = useFormats();
  const [from, setFrom] = useState(formatGermanDate(model.today));
  const [to, setTo] = useState('');
  const [isTried, setTried] = useState(false);
  const first = O.toUndefined(parseGermanDate(from));
  const last = O.toUndefined(parseGermanDate(to));
  const fromKey = first === undefined ? 'plan-suspension-incomplete' : undefined;
  const toKey =
    to.trim() === ''
      ? undefined
      : last === undefined
        ? 'plan-date-impossible'
        : first !== undefined && last < first
          ? 'plan-suspension-order'
          : undefined;
  const issues = (
    key: 'plan-suspension-incomplete' | 'plan-date-impossible' | 'plan-suspension-order' | undefined,
  ): readonly ShownIssue[] =>
    isTried && key !== undefined ? [{ severity: 'ERROR', text: t(`error-codes.${key}`) }] : [];
  const { name } = plan;
  const go = (): void => {
    setTried(true);
    if (first === undefined || fromKey !== undefined || toKey !== undefined) return;
    const said = { name, from: formats.day(first) };
    const words =
      last === undefined
        ? t('savingsPlan.release.wordsSuspend', said)
        : t('savingsPlan.release.wordsSuspendTo', { ...said, to: formats.day(last) });
    void model.suspend({ from: first, ...(last !== undefined && { to: last }) }, words);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <Dialog
        heading={t('savingsPlan.detail.suspendQuestion', { name })}
        onClose={() => {
          model.ask(undefined);
        }}
        actions={
          <>
            <Button
              onPress={() => {
                model.ask(undefined);
              }}
            >
              {t('savingsPlan.detail.cancel')}
            </Button>
            <Button type="submit" variant="go">
              {t('savingsPlan.detail.goRelease')}
            </Button>
          </>
        }
      >
        <div className={css['days']}>
          <DateField
            id="suspend-from"
            label={t('savingsPlan.field.suspensionFrom')}
            value={from}
            onChange={setFrom}
            earliest={model.today}
            issues={issues(fromKey)}
          />
          <DateField
            id="suspend-to"
            label={t('savingsPlan.field.suspensionTo')}
            optional
            value={to}
            onChange={setTo}
            earliest={model.today}
            hint={t('savingsPlan.entry.suspensionHint')}
            issues={issues(toKey)}
          />
        </div>
      </Dialog>
    </form>
  );
}
