import { amount } from '@domain/money/amount';
import { decimalText, equals, isPositive } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import type { EndKind } from '@domain/savings-plan/form/plan-fields';
import { dayOfCode } from '@domain/savings-plan/form/plan-form';
import { isBuyingDay } from '@domain/savings-plan/execution-days';
import { intervals, type Interval } from '@domain/savings-plan/interval';
import type { LocalDate } from '@domain/time/local-date';
import { tradingDayFrom } from '@domain/time/trading-calendar';
import { ChoiceField } from '@ui/components/field/choice-field';
import { DateField } from '@ui/components/field/date-field';
import page from '@ui/parts/form-page/form-page.module.css';
import { FormSection } from '@ui/parts/form-page/form-section';
import { useField } from '@ui/forms/use-field';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { ShownNodes } from './observed-plan';

interface SectionProps {
  readonly nodes: ShownNodes<
    | 'interval'
    | 'executionDay'
    | 'startDate'
    | 'endKind'
    | 'endDate'
    | 'increase'
    | 'raise'
    | 'firstRaised'
    | 'suspensionFrom'
    | 'suspensionTo'
    | 'conditions'
    | 'today'
  >;
  readonly onDay: (day: string | undefined) => void;
}

type FieldsProps = Pick<SectionProps, 'nodes'>;

/** How often and from when the plan buys, until when, when not, and how its rates grow (SAV-01). */
export const ScheduleSection = observer(function ScheduleSection({ nodes, onDay }: SectionProps) {
  const t = useTexts();
  const interval = useField(nodes.interval);
  const offered = nodes.conditions.value?.intervals ?? intervals;
  return (
    <FormSection number={2} title={t('savingsPlan.entry.schedule')}>
      <ChoiceField<Interval>
        {...interval}
        label={t('savingsPlan.field.interval')}
        look="list"
        choices={offered.map((value) => ({ value, label: t(`savingsPlan.interval.${value}`) }))}
      />
      <div className={page['pair']}>
        <DayChoice nodes={nodes} onDay={onDay} />
        <StartChoice nodes={nodes} />
      </div>
      <EndFields nodes={nodes} />
      <IncreaseChoice nodes={nodes} />
      <SuspensionFields nodes={nodes} />
    </FormSection>
  );
});

const DayChoice = observer(function DayChoice({ nodes, onDay }: SectionProps) {
  const t = useTexts();
  const formats = useFormats();
  const day = useField(nodes.executionDay);
  const days = nodes.conditions.value?.executionDays ?? [];
  return (
    <ChoiceField<string>
      {...day}
      onChange={onDay}
      label={t('savingsPlan.field.executionDay')}
      hint={t('savingsPlan.entry.dayHint')}
      choices={days.map((each) => ({
        value: String(each),
        label: formats.dayOfMonth(each),
      }))}
    />
  );
});

const StartChoice = observer(function StartChoice({ nodes }: FieldsProps) {
  const t = useTexts();
  const formats = useFormats();
  const start = useField(nodes.startDate);
  const chosen = nodes.executionDay.value;
  const offered = (nodes.conditions.value?.startDates ?? []).filter(
    (day) => Number(day.slice(8)) === Number(chosen),
  );
  const stands = dayOfCode(start.value);
  // What is chosen is the day of the month; where nothing is bought on it, it is said when that is.
  const nameOf = (due: LocalDate): string => {
    const day = formats.day(due, 'weekdayDate');
    const buys = tradingDayFrom(due, isBuyingDay);
    return buys === due
      ? day
      : t('savingsPlan.entry.startMoved', { day, bought: formats.day(buys, 'weekdayDate') });
  };
  const days = stands === undefined || offered.includes(stands) ? offered : [stands, ...offered];
  return (
    <ChoiceField<string>
      {...start}
      label={t('savingsPlan.field.startDate')}
      look="list"
      {...(start.value === undefined && { placeholder: t('savingsPlan.entry.choose') })}
      choices={days.map((day) => ({ value: day, label: nameOf(day) }))}
    />
  );
});

const EndFields = observer(function EndFields({ nodes }: FieldsProps) {
  const t = useTexts();
  const endKind = useField(nodes.endKind);
  const endDate = useField(nodes.endDate);
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
        <DateField {...endDate} label={t('savingsPlan.field.endDate')} earliest={nodes.today.value} />
      )}
    </div>
  );
});

const IncreaseChoice = observer(function IncreaseChoice({ nodes }: FieldsProps) {
  const t = useTexts();
  const formats = useFormats();
  const increase = useField(nodes.increase);
  const offered = nodes.conditions.value?.increases ?? [];
  const percent = nodes.raise.value;
  const raised = nodes.firstRaised.value;
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
        raised &&
        t('savingsPlan.entry.increaseHint', {
          day: formats.day(raised.day),
          total: formats.amount(amount(raised.total, EUR), { minDecimals: 2 }),
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

const SuspensionFields = observer(function SuspensionFields({ nodes }: FieldsProps) {
  const t = useTexts();
  const from = useField(nodes.suspensionFrom);
  const to = useField(nodes.suspensionTo);
  return (
    <div className={page['pair']}>
      <DateField
        {...from}
        label={t('savingsPlan.field.suspensionFrom')}
        hint={t('savingsPlan.entry.suspensionHint')}
        optional
        earliest={nodes.today.value}
      />
      <DateField {...to} label={t('savingsPlan.field.suspensionTo')} optional earliest={nodes.today.value} />
    </div>
  );
});
