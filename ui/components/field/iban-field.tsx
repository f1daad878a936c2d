import { useLayoutEffect, useRef, useState } from 'react';
import { FieldFrame, type FieldProps } from './field-frame';
import { groupIban } from '@domain/codes/group-iban';
import { InputBox } from './input-box';
import css from './input-box.module.css';

interface IbanFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The longest IBAN, 34 signs, with its spaces. */
const LONGEST = 42;

/** An account number that stands in groups of four while it is typed; the caret stays behind the same sign. */
export function IbanField({ value, onChange, ...field }: IbanFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<{ readonly at: number }>();
  useLayoutEffect(() => {
    if (caret && document.activeElement === input.current)
      input.current?.setSelectionRange(caret.at, caret.at);
  }, [caret]);
  return (
    <FieldFrame {...field}>
      {(wiring) => (
        <InputBox>
          <input
            {...wiring}
            ref={input}
            className={css['input']}
            type="text"
            autoComplete="off"
            spellCheck={false}
            maxLength={LONGEST}
            required={field.optional !== true}
            disabled={field.disabled}
            value={value}
            onChange={({ target }) => {
              setCaret({ at: groupIban(target.value.slice(0, target.selectionStart ?? undefined)).length });
              onChange(groupIban(target.value));
            }}
            onBlur={field.onBlur}
          />
        </InputBox>
      )}
    </FieldFrame>
  );
}
