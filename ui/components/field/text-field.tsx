import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { FieldFrame, type FieldProps } from './field-frame';
import { InputBox } from './input-box';
import css from './input-box.module.css';

interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'email' | 'search';
  readonly inputMode?: 'text' | 'numeric' | 'email' | 'tel';
  /** What the browser may fill in, such as `one-time-code` (WCAG 1.3.5). */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly maxLength?: number;
  readonly after?: ReactNode;
}

/** A line of text. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, type = 'text', inputMode, autoComplete = 'off', maxLength, after } = props;
  return (
    <FieldFrame {...props}>
      {(wiring) => (
        <InputBox after={after}>
          <input
            {...wiring}
            className={css['input']}
            type={type}
            inputMode={inputMode}
            autoComplete={autoComplete}
            maxLength={maxLength}
            required={props.optional !== true}
            disabled={props.disabled}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={props.onBlur}
          />
        </InputBox>
      )}
    </FieldFrame>
  );
}
