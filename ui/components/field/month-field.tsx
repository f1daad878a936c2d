import { useLanguage } from '@ui/i18n/use-texts';
import type { FieldProps } from './field-frame';
import { completeMonth, dotMonth } from './month-typing';
import { TextField } from './text-field';

interface MonthFieldProps extends FieldProps {
  /** As edited, mm.yyyy when complete. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A month, typed as mm.yyyy, in English as mm/yyyy, in both as yyyy-mm. */
export function MonthField(props: MonthFieldProps) {
  const isEnglish = useLanguage() === 'en';
  const { value, onChange, onBlur } = props;
  return (
    <TextField
      {...props}
      inputMode="numeric"
      value={isEnglish ? value.replaceAll('.', '/') : value}
      onChange={(typed) => onChange(dotMonth(value, typed.replaceAll('/', '.')))}
      onBlur={() => {
        const complete = completeMonth(value);
        if (complete !== value) onChange(complete);
        onBlur?.();
      }}
    />
  );
}
