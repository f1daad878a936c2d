import { useFormats } from '@ui/i18n/use-texts';
import css from './filter-chips.module.css';

/** One filter; its count says how many it would show. */
export interface FilterChip<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly count?: number;
}

interface FilterChipsProps<V extends string> {
  /** Names the group: "Nach Status filtern". */
  readonly label: string;
  readonly chips: readonly FilterChip<V>[];
  readonly chosen: V;
  readonly onChoose: (value: V) => void;
}

/** Filters of a list, one of which holds. */
export function FilterChips<V extends string>({ label, chips, chosen, onChoose }: FilterChipsProps<V>) {
  const formats = useFormats();
  return (
    <div className={css['chips']} role="group" aria-label={label}>
      {chips.map((chip) => (
        <button
          key={chip.value}
          type="button"
          className={css['chip']}
          aria-pressed={chip.value === chosen}
          // On a telephone they lie in a strip, whose edge a browser leaves half over the one that has the focus.
          onFocus={({ currentTarget }) =>
            currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
          }
          onClick={() => onChoose(chip.value)}
        >
          {chip.label}
          {chip.count !== undefined && <span>{formats.count(chip.count)}</span>}
        </button>
      ))}
    </div>
  );
}
