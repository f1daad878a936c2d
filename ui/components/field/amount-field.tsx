import type { ReactNode } from 'react';
import { FieldFrame, type FieldProps } from './field-frame';
import { InputBox } from './input-box';
import { NumericInput } from './numeric-input';

interface AmountFieldProps extends FieldProps {
  /** In German notation: `1.234,56`. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Unit shown after the figure. */
  readonly unit: string;
  readonly aside?: ReactNode;
}

/** An amount, flush right before its unit. */
export function AmountField(props: AmountFieldProps) {
  return (
    <FieldFrame {...props}>
      {(wiring) => (
        <InputBox after={props.unit}>
          <NumericInput
            {...wiring}
            value={props.value}
            onChange={props.onChange}
            onBlur={props.onBlur}
            required={props.optional !== true}
            disabled={props.disabled}
          />
        </InputBox>
      )}
    </FieldFrame>
  );
}
