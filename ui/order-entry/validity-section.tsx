import { formatGermanDate, parseGermanDate } from '@domain/calendar/german-date';
import type { LocalDate } from '@domain/calendar/local-date';
import { maxValidity, ultimo } from '@domain/calendar/trading-calendar';
import { latestDate } from '@domain/order/validity';
import { ChoiceField } from '@ui/components/choice-field';
import { DateField } from '@ui/components/date-field';
import { Notice } from '@ui/components/notice';
import { useField } from '@ui/forms/use-field';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import * as O from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import type { ValidityChoice } from './order-form';
import type { OrderInputModel } from './order-input-model';
import css from './order-page.module.css';
import { OrderSection } from './order-section';

const choices: readonly ValidityChoice[] = ['GFD', 'ULTIMO', 'GTD', 'MAX'];

/** How long the order stands, and its last day; a day the bank moved is shown old and new (ORD-11). */
export const ValiditySection = observer(function ValiditySection({
  input,
}: {
  readonly input: OrderInputModel;
}) {
  const t = useTexts();
  const type = useField(input.form.field('validityType'));
  const date = useField(input.form.field('validityDate'));
  const { correction } = input;
  const { today, venue } = input.outlook;
  if (venue?.validityTypes.length === 0)
    return (
      <OrderSection number={5} title={t('order.validity.title')}>
        <p>{t('order.validity.none')}</p>
      </OrderSection>
    );
  const offers = (choice: ValidityChoice) =>
    venue?.validityTypes.includes(choice === 'ULTIMO' ? 'GTD' : choice) !== false;
  const fixed = fixedDay(type.value, today);
  return (
    <OrderSection number={5} title={t('order.validity.title')}>
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
            <CorrectionText from={correction.from} to={correction.to} />
          </p>
        </Notice>
      )}
    </OrderSection>
  );
});

function CorrectionText({ from, to }: { readonly from: string; readonly to: LocalDate }) {
  const t = useTexts();
  const formats = useFormats();
  const before = parseGermanDate(from);
  return t('order.validity.correctedText', {
    from: O.isSome(before) ? formats.day(before.value, 'weekdayDate') : from,
    to: formats.day(to, 'weekdayDate'),
  });
}

/** The last day that follows from the choice; a date of one's own is typed. */
function fixedDay(choice: ValidityChoice, today: LocalDate): string | undefined {
  switch (choice) {
    case 'GFD':
      return '';
    case 'ULTIMO':
      return formatGermanDate(ultimo(today));
    case 'MAX':
      return formatGermanDate(maxValidity(today));
    case 'GTD':
      return undefined;
  }
}
