import { swapMarks } from '@domain/money/german-amount';
import { useLanguage } from '@ui/i18n/use-texts';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { classNames } from '../class-names';
import { regroupWhileTyping } from './digit-grouping';
import type { ControlWiring } from './field-frame';
import css from './input-box.module.css';

interface NumericInputProps extends ControlWiring {
  /** Always in German notation, whatever language is shown: the form knows one. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly required: boolean;
  readonly disabled: boolean | undefined;
}

/** A number that groups its thousands while it is typed; English shows and takes the marks the other way. */
export function NumericInput({ value, onChange, required, ...rest }: NumericInputProps) {
  const shownWay = useLanguage() === 'en' ? swapMarks : (text: string) => text;
  const input = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<{ readonly at: number }>();

  useLayoutEffect(() => {
    if (caret && document.activeElement === input.current)
      input.current?.setSelectionRange(caret.at, caret.at);
  }, [caret]);

  return (
    <input
      {...rest}
      ref={input}
      className={classNames(css['input'], css['right'])}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      required={required}
      value={shownWay(value)}
      onChange={({ target, nativeEvent }) => {
        const deletesForward = 'inputType' in nativeEvent && nativeEvent.inputType === 'deleteContentForward';
        const typed = { text: shownWay(target.value), caret: target.selectionStart ?? target.value.length };
        const grouped = regroupWhileTyping(value, typed, deletesForward);
        setCaret({ at: grouped.caret });
        onChange(grouped.text);
      }}
    />
  );
}
