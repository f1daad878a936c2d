import { amount } from '@domain/money/amount';
import { decimalText, equals, isPositive } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { firstRaise } from '@domain/savings-plan/execution-days';
import type { EndKind } from '@domain/savings-plan/form/plan-fields';
import { dayOfCode } from '@domain/savings-plan/form/plan-form';
import { intervals, type Interval } from '@domain/savings-plan/interval';
import { ChoiceField } from '@ui/components/field/choice-field';
import { DateField } from '@ui/components/field/date-field';
import page from '@ui/parts/form-page/form-page.module.css';
import { FormSection } from '@ui/parts/form-page/form-section';
import { useField } from '@ui/forms/use-field';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { PlanInputModel } from './plan-input-model';
import { isRaised, mostTaken, nextDaysOf, totalAfter } from './plan-preview';

interface SectionProps {
  readonly input: PlanInputModel;
}

/** So many executions reach into the second year, however often a plan buys. */
const A_YEAR_AHEAD = 14;

/** How often and from when the plan buys, until when, when not, and how its rates grow (SAV-01). */
export const ScheduleSection = observer(function ScheduleSection({ input }: SectionProps) {
  const t = useTexts();
  const { nodes } = input;
  const interval = useField(input.field(nodes.interval));
  const offered = input.read(nodes.conditions)?.intervals ?? intervals;
  return (
    <FormSection number={2} title={t('savingsPlan.entry.schedule')}>
      <ChoiceField<Interval>
        {...interval}
        label={t('savingsPlan.field.interval')}
        look="list"
        choices={offered.map((value) => ({ value, label: t(`savingsPlan.interval.${value}`) }))}
      />
      <div className={page['pair']}>
        <DayChoice input={input} />
        <StartChoice input={input} />
      </div>
      <EndFields input={input} />
      <IncreaseChoice input={input} />
      <SuspensionFields input={input} />
    </FormSection>
  );
});

const DayChoice = observer(function DayChoice({ input }: SectionProps) {
  const t = useTexts();
  const day = useField(input.field(input.nodes.executionDay));
  const days = input.read(input.nodes.conditions)?.executionDays ?? [];
  return (
    <ChoiceField<string>
      {...day}
      onChange={input.chooseDay}
      label={t('savingsPlan.field.executionDay')}
      hint={t('savingsPlan.entry.dayHint')}
      choices={days.map((each) => ({
        value: String(each),
        label: t('savingsPlan.entry.dayChoice', { day: String(each) }),
      }))}
    />
  );
});

const StartChoice = observer(function StartChoice({ input }: SectionProps) {
  const t = useTexts();
  const formats = useFormats();
  const start = useField(input.field(input.nodes.startDate));
  const chosen = input.entry(input.nodes.executionDay);
  const offered = (input.read(input.nodes.conditions)?.startDates ?? []).filter(
    (day) => Number(day.slice(8)) === Number(chosen),
  );
  const stands = dayOfCode(start.value);
  const days = stands === undefined || offered.includes(stands) ? offered : [stands, ...offered];
  return (
    <ChoiceField<string>
      {...start}
      label={t('savingsPlan.field.startDate')}
      look="list"
      {...(start.value === undefined && { placeholder: t('savingsPlan.entry.choose') })}
      choices={days.map((day) => ({ value: day, label: formats.day(day, 'weekdayDate') }))}
    />
  );
});

const EndFields = observer(function EndFields({ input }: SectionProps) {
  const t = useTexts();
  const endKind = useField(input.field(input.nodes.endKind));
  const endDate = useField(input.field(input.nodes.endDate));
  return (
    <div className={page['pair']}>
      <ChoiceField<EndKind>
        {...endKind}
        label={t('savingsPlan.field.endKind')}
        choices={(['OPEN', 'DATE'] as const).map((value) => ({
          value,
          label: t(`savingsPlan.entry.endKind.${value}`),
        }))}
      />
      {endKind.value === 'DATE' && (
        <DateField {...endDate} label={t('savingsPlan.field.endDate')} earliest={input.today} />
      )}
    </div>
  );
});

const IncreaseChoice = observer(function IncreaseChoice({ input }: SectionProps) {
  const t = useTexts();
  const formats = useFormats();
  const increase = useField(input.field(input.nodes.increase));
  const offered = input.read(input.nodes.conditions)?.increases ?? [];
  const percent = input.read(input.nodes.raise);
  const planned = input.read(input.nodes.planned) ?? [];
  const raise =
    percent && isPositive(percent) ? firstRaise(nextDaysOf(input, A_YEAR_AHEAD), percent) : undefined;
  const most = mostTaken(input);
  // A plan that is changed may grow by another percentage than those offered today.
  const isOffered = offered.some((each) => percent === undefined || equals(each, percent));
  const choices =
    isOffered || percent === undefined || !isPositive(percent) ? offered : [percent, ...offered];
  return (
    <ChoiceField<string>
      {...increase}
      label={t('savingsPlan.field.increase')}
      look="list"
      optional
      hint={
        percent &&
        raise &&
        isRaised(planned, percent, raise.raises, most) &&
        t('savingsPlan.entry.increaseHint', {
          day: formats.day(raise.day),
          total: formats.amount(amount(totalAfter(planned, percent, raise.raises, most), EUR), {
            minDecimals: 2,
          }),
        })
      }
      choices={[
        { value: '0', label: t('savingsPlan.entry.noIncrease') },
        ...choices.map((each) => ({
          value: decimalText(each),
          label: t('savingsPlan.entry.increaseChoice', {
            percent: formats.percent(each, { minDecimals: 0 }),
          }),
        })),
      ]}
    />
  );
});

const SuspensionFields = observer(function SuspensionFields({ input }: SectionProps) {
  const t = useTexts();
  const from = useField(input.field(input.nodes.suspensionFrom));
  const to = useField(input.field(input.nodes.suspensionTo));
  return (
    <div className={page['pair']}>
      <DateField
        {...from}
        label={t('savingsPlan.field.suspensionFrom')}
        hint={t('savingsPlan.entry.suspensionHint')}
        optional
        earliest={input.today}
      />
      <DateField {...to} label={t('savingsPlan.field.suspensionTo')} optional earliest={input.today} />
    </div>
  );
});
