import { formatGermanDate, parseGermanDate } from '@domain/time/german-date';
import { localDate, type LocalDate } from '@domain/time/local-date';
import { useLanguage, useTexts } from '@ui/i18n/use-texts';
import * as O from 'fp-ts/Option';
import { useRef, type HTMLInputAutoCompleteAttribute } from 'react';
import css from './date-field.module.css';
import { completeDate, dotDate, isoDate } from './date-typing';
import { FieldFrame, type FieldProps } from './field-frame';
import { IconButton } from '../action/icon-button';
import { InputBox } from './input-box';
import box from './input-box.module.css';

interface DateFieldProps extends FieldProps {
  /** As edited, dd.mm.yyyy when complete. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly earliest?: LocalDate | undefined;
  readonly latest?: LocalDate;
  /** What the browser may fill in: it does so as yyyy-mm-dd. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
}

/** A day, typed as dd.mm.yyyy, in English as dd/mm/yyyy, in both as yyyy-mm-dd, or picked from the device's own calendar. */
export function DateField(props: DateFieldProps) {
  const t = useTexts();
  const isEnglish = useLanguage() === 'en';
  const picker = useRef<HTMLInputElement>(null);
  const { value, onChange, onBlur, disabled } = props;
  const day = O.toUndefined(parseGermanDate(value));
  const openCalendar = (
    <>
      <input
        ref={picker}
        className={css['picker']}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        min={props.earliest}
        max={props.latest}
        value={day ?? ''}
        onChange={({ target }) => {
          const picked = localDate(target.value);
          if (O.isSome(picked)) onChange(formatGermanDate(picked.value));
        }}
      />
      {disabled !== true && (
        <IconButton
          icon="calendar-days"
          label={t('common.field.openCalendar')}
          onPress={() => picker.current?.showPicker()}
        />
      )}
    </>
  );
  return (
    <FieldFrame {...props}>
      {(wiring) => (
        <InputBox end={openCalendar}>
          <input
            {...wiring}
            className={box['input']}
            type="text"
            inputMode="numeric"
            autoComplete={props.autoComplete ?? 'off'}
            placeholder={t('common.field.datePattern')}
            required={props.optional !== true}
            disabled={disabled}
            value={isEnglish ? value.replaceAll('.', '/') : value}
            onChange={({ target }) => {
              const typed = target.value.replaceAll('/', '.');
              onChange(isoDate(typed) ?? dotDate(value, typed));
            }}
            onBlur={() => {
              const complete = completeDate(value);
              if (complete !== value) onChange(complete);
              onBlur?.();
            }}
          />
        </InputBox>
      )}
    </FieldFrame>
  );
}
