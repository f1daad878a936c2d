import type { HTMLInputAutoCompleteAttribute } from 'react';
import css from './choice-field.module.css';
import { classNames } from '../class-names';
import { FieldFrame, type FieldProps } from './field-frame';
import { InputBox } from './input-box';
import box from './input-box.module.css';

/** One of the things to choose. */
export interface Choice<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly disabled?: boolean;
}

interface ChoiceFieldProps<V extends string> extends FieldProps {
  readonly value: V | undefined;
  readonly choices: readonly Choice<V>[];
  readonly onChange: (value: V) => void;
  /** Up to seven short words stand side by side; more, or longer ones, go into a list. */
  readonly look?: 'segments' | 'list';
  /** Words of the list while nothing is chosen. */
  readonly placeholder?: string | undefined;
  /** What the browser may choose in a list; radio buttons take no token (HTML). */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
}

/** One of several: radio buttons side by side, or a list that opens. */
export function ChoiceField<V extends string>(props: ChoiceFieldProps<V>) {
  return props.look === 'list' ? <ListChoice {...props} /> : <SegmentChoice {...props} />;
}

function SegmentChoice<V extends string>({ value, choices, onChange, ...field }: ChoiceFieldProps<V>) {
  return (
    <FieldFrame {...field} group>
      {(wiring) => (
        <div className={css['segments']}>
          {runsOf(choices).map((run) => (
            <div key={run[0]?.value} className={css['run']}>
              {run.map((choice) => (
                <label key={choice.value} className={css['segment']}>
                  <input
                    type="radio"
                    id={choice === choices[0] ? wiring.id : undefined}
                    name={wiring.id}
                    required={field.optional !== true}
                    disabled={field.disabled === true || choice.disabled === true}
                    checked={choice.value === value}
                    onChange={() => onChange(choice.value)}
                    onBlur={field.onBlur}
                  />
                  <span>{choice.label}</span>
                </label>
              ))}
            </div>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}

/** Where four do not fit into a line, two stand above two, not three above one. */
const runsOf = <V extends string>(choices: readonly Choice<V>[]): readonly (readonly Choice<V>[])[] =>
  choices.length === 4 ? [choices.slice(0, 2), choices.slice(2)] : [choices];

function ListChoice<V extends string>({
  value,
  choices,
  onChange,
  placeholder,
  ...field
}: ChoiceFieldProps<V>) {
  return (
    <FieldFrame {...field}>
      {(wiring) => (
        <InputBox end={<span className={box['arrow']} />}>
          <select
            {...wiring}
            className={classNames(box['input'], box['select'])}
            autoComplete={field.autoComplete}
            // HTML asks for a placeholder in what is required: without one something is chosen anyway.
            required={field.optional !== true && placeholder !== undefined}
            disabled={field.disabled}
            value={value ?? ''}
            onChange={({ target }) => {
              const chosen = choices[target.selectedIndex - (placeholder === undefined ? 0 : 1)];
              if (chosen) onChange(chosen.value);
            }}
            onBlur={field.onBlur}
          >
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value} disabled={choice.disabled}>
                {choice.label}
              </option>
            ))}
          </select>
        </InputBox>
      )}
    </FieldFrame>
  );
}
