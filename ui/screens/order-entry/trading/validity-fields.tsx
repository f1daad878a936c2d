import { formatGermanDate, parseGermanDate } from '@domain/time/german-date';
import type { LocalDate } from '@domain/time/local-date';
import { maxValidity, ultimoFrom, type TradingCalendar } from '@domain/time/trading-calendar';
import { latestDate } from '@domain/order/validity';
import { ChoiceField } from '@ui/components/field/choice-field';
import { DateField } from '@ui/components/field/date-field';
import { Notice } from '@ui/components/feedback/notice';
import { useField } from '@ui/forms/use-field';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import * as O from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { dateCorrection, type DateCorrection } from '../date-corrections';
import type { ValidityChoice } from '@domain/order/form/validity-choice';
import type { OrderInputModel } from '../order-input-model';
import css from '@ui/parts/form-page/form-page.module.css';

interface ValidityFieldsProps {
  readonly input: OrderInputModel;
  /** Whose validity: the order's own, or that of the order which follows. */
  readonly leg: 'base' | 'follow';
}

const choices: readonly ValidityChoice[] = ['GFD', 'ULTIMO', 'GTD', 'MAX'];

/** How long an order stands, and its last day; a day the bank moved is shown old and new (ORD-11). */
export const ValidityFields = observer(function ValidityFields({ input, leg }: ValidityFieldsProps) {
  const t = useTexts();
  const { validityType, validityDate } = leg === 'base' ? input.nodes : input.nodes.follow;
  const type = useField(input.field(validityType));
  const date = useField(input.field(validityDate));
  const correction = dateCorrection(input, leg);
  const today = input.today;
  const trades = input.trades;
  const venue = input.read(input.nodes.venue);
  const offers = (choice: ValidityChoice) =>
    venue?.validityTypes.includes(choice === 'ULTIMO' ? 'GTD' : choice) !== false;
  const fixed = fixedDay(type.value, today, trades);
  return (
    <>
      <div className={css['validity']}>
        <ChoiceField<ValidityChoice>
          {...type}
          label={t('order.validity.label')}
          choices={choices.map((value) => ({
            value,
            label: t(`order.validity.choice.${value}`),
            disabled: !offers(value) && value !== type.value,
          }))}
        />
        <DateField
          {...date}
          value={fixed ?? date.value}
          label={t('order.validity.lastDay')}
          earliest={today}
          latest={latestDate(today)}
          hint={type.value === 'GFD' ? t('order.validity.day') : undefined}
        />
      </div>
      {correction && (
        <Notice kind="info" announced="status" headline={t('order.validity.corrected')}>
          <p>
            <CorrectionText {...correction} />
          </p>
        </Notice>
      )}
    </>
  );
});

function CorrectionText({ from, to }: DateCorrection) {
  const t = useTexts();
  const formats = useFormats();
  const before = parseGermanDate(from);
  const day = formats.day(to, 'weekdayDate');
  return O.isSome(before)
    ? t('order.validity.correctedText', { from: formats.day(before.value, 'weekdayDate'), to: day })
    : t('order.validity.correctedTo', { to: day });
}

/** The last day that follows from the choice; a date of one's own is typed. */
function fixedDay(choice: ValidityChoice, today: LocalDate, trades: TradingCalendar): string | undefined {
  switch (choice) {
    case 'GFD':
      return '';
    case 'ULTIMO':
      return formatGermanDate(ultimoFrom(today, trades));
    case 'MAX':
      return formatGermanDate(maxValidity(today, trades));
    case 'GTD':
      return undefined;
  }
}
