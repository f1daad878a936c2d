import { Icon } from '../icon/icon';
import { InputBox } from '../field/input-box';
import css from '../field/input-box.module.css';

interface FindFieldProps {
  readonly id: string;
  /** Says what can be found by; stands in the empty field and names it. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Narrows the list it stands above while one types. */
export function FindField({ id, label, value, onChange }: FindFieldProps) {
  return (
    <InputBox before={<Icon name="search" />}>
      <input
        id={id}
        className={css['input']}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    </InputBox>
  );
}
