import { formatGermanDate, parseGermanDate } from '@domain/time/german-date';
import { maxValidity, ultimoFrom } from '@domain/time/trading-calendar';
import { latestDate, type EntryDays } from '@domain/order/validity';
import { ChoiceField } from '@ui/components/field/choice-field';
import { DateField } from '@ui/components/field/date-field';
import { Notice } from '@ui/components/feedback/notice';
import type { ObservedNodes } from '@ui/forms/observed-nodes';
import { useField } from '@ui/forms/use-field';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import * as O from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { dateCorrection, type DateCorrection } from '../date-corrections';
import type { ValidityNodes } from '@domain/order/form/order-nodes';
import type { ValidityChoice } from '@domain/order/form/validity-choice';
import type { ShownNodes } from '../observed-order';
import css from '@ui/parts/form-page/form-page.module.css';

/** The days on which the last day of an order depends. */
export interface ValidityDays extends EntryDays {
  /** The last trading day of the month, dd.mm.yyyy. */
  readonly ultimo: () => string;
}

interface ValidityFieldsProps {
  readonly nodes: ShownNodes<'venue' | 'quote'>;
  /** Whose validity: the order's own, or that of the order which follows. */
  readonly leg: ObservedNodes<ValidityNodes>;
  readonly days: ValidityDays;
}

const choices: readonly ValidityChoice[] = ['GFD', 'ULTIMO', 'GTD', 'MAX'];

/** How long an order stands, and its last day; a day the bank moved is shown old and new (ORD-11). */
export const ValidityFields = observer(function ValidityFields({ nodes, leg, days }: ValidityFieldsProps) {
  const t = useTexts();
  const type = useField(leg.validityType);
  const date = useField(leg.validityDate);
  const correction = dateCorrection(leg, days.ultimo);
  const { today, activeDay, trades } = days;
  const venue = nodes.venue.value;
  const offers = (choice: ValidityChoice) =>
    venue?.validityTypes.includes(choice === 'ULTIMO' ? 'GTD' : choice) !== false;
  const fixed = fixedDay(type.value, { today, activeDay, trades });
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
          // No day at all while the hours of the venue are not known.
          value={type.value === 'GFD' && nodes.quote.value === undefined ? '' : (fixed ?? date.value)}
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
