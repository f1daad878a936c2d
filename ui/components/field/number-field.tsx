import { negate, type Decimal } from '@domain/money/decimal';
import type { ReactNode } from 'react';
import { FieldFrame, type FieldProps } from './field-frame';
import { Icon } from '../icon/icon';
import { InputBox } from './input-box';
import css from './input-box.module.css';
import { NumericInput } from './numeric-input';
import { stepNumber } from '@domain/money/step-number';

interface NumberFieldProps extends FieldProps {
  /** In German notation: `1.234,56`. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly unit?: string;
  /** One press of a stepper or an arrow key. */
  readonly step: Decimal;
  /** Names of the steppers, saying what changes: "Ein Stück weniger", "Limit um 0,05 anheben". */
  readonly stepLabels: { readonly less: string; readonly more: string };
  readonly aside?: ReactNode;
  readonly large?: boolean;
}

/** A number with steppers; arrow keys step too. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, step, stepLabels, disabled } = props;
  const move = (by: Decimal): void => {
    const next = stepNumber(value, by);
    if (next !== undefined) onChange(next);
  };
  const steppers = (
    <span className={css['steps']}>
      <button
        type="button"
        aria-label={stepLabels.less}
        disabled={disabled}
        onClick={() => move(negate(step))}
      >
        <Icon name="minus" />
      </button>
      <button type="button" aria-label={stepLabels.more} disabled={disabled} onClick={() => move(step)}>
        <Icon name="plus" />
      </button>
    </span>
  );
  return (
    <FieldFrame {...props}>
      {(wiring) => (
        <InputBox after={props.unit} end={steppers} large={props.large ?? false}>
          <NumericInput
            {...wiring}
            value={value}
            onChange={onChange}
            onBlur={props.onBlur}
            required={props.optional !== true}
            disabled={disabled}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              move(event.key === 'ArrowUp' ? step : negate(step));
            }}
          />
        </InputBox>
      )}
    </FieldFrame>
  );
}
