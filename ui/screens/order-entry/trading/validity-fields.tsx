import { formatGermanDate, parseGermanDate } from '@domain/time/german-date';
import { maxValidity, ultimoFrom } from '@domain/time/trading-calendar';
import { latestDate, type EntryDays } from '@domain/order/validity';
import { ChoiceField } from '@ui/components/field/choice-field';
import { DateField } from '@ui/components/field/date-field';
import { Notice } from '@ui/components/feedback/notice';
import { useField } from '@ui/forms/use-field';
import type { Formats } from '@ui/i18n/formats';
import type { TextLookup } from '@ui/i18n/texts';
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
  const formats = useFormats();
  const { validityType, validityDate } = leg === 'base' ? input.nodes : input.nodes.follow;
  const type = useField(input.field(validityType));
  const date = useField(input.field(validityDate));
  const correction = dateCorrection(input, leg);
  const { today, activeDay } = input;
  const trades = input.trades;
  const venue = input.read(input.nodes.venue);
  const offers = (choice: ValidityChoice) =>
    venue?.validityTypes.includes(choice === 'ULTIMO' ? 'GTD' : choice) !== false;
  const isDayKnown = input.read(input.nodes.quote) !== undefined;
  const fixed = fixedDay(type.value, { today, activeDay, trades });
  return (
    <>
      <div className={css['validity']}>
        <ChoiceField<ValidityChoice>
          {...type}
          label={t('order.validity.label')}
          choices={choices.map((value) => ({
            value,
            label: value === 'GFD' ? dayWords(input, t, formats) : t(`order.validity.choice.${value}`),
            disabled: !offers(value) && value !== type.value,
          }))}
        />
        <DateField
          {...date}
          value={type.value === 'GFD' && !isDayKnown ? '' : (fixed ?? date.value)}
          label={t('order.validity.lastDay')}
          earliest={activeDay}
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

/** The day itself once trading is over for today, and no day at all while the hours of the venue are not known. */
function dayWords(input: OrderInputModel, t: TextLookup, formats: Formats): string {
  const { today, activeDay } = input;
  if (input.read(input.nodes.quote) === undefined) return t('order.validity.choice.GFD');
  return activeDay === today ? t('order.validity.today') : formats.day(activeDay, 'shortWeekday');
}

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
function fixedDay(choice: ValidityChoice, { today, activeDay, trades }: EntryDays): string | undefined {
  switch (choice) {
    case 'GFD':
      return formatGermanDate(activeDay);
    case 'ULTIMO':
      return formatGermanDate(ultimoFrom(activeDay, trades));
    case 'MAX':
      return formatGermanDate(maxValidity(today, trades));
    case 'GTD':
      return undefined;
  }
}
