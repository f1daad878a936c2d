import { useEffect, useRef } from 'react';
import type { SearchOption } from './search-option';
import css from './search-field.module.css';

interface SearchOptionsProps<O extends SearchOption> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly O[];
  readonly active: O | undefined;
  readonly onChoose: (option: O) => void;
}

/** Id of an option's element, for aria-activedescendant. */
export const optionId = (listId: string, option: SearchOption): string => `${listId}-${option.id}`;

/** The list of suggestions; the focus stays in the field, the active one is scrolled into view. */
export function SearchOptions<O extends SearchOption>({
  id,
  label,
  options,
  active,
  onChoose,
}: SearchOptionsProps<O>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      className={css['list']}
      hidden={options.length === 0}
    >
      {options.map((option) => (
        <div
          key={option.id}
          id={optionId(id, option)}
          role="option"
          tabIndex={-1}
          aria-selected={option === active}
          className={css['option']}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onChoose(option);
          }}
        >
          <span className={css['name']}>{option.label}</span>
          {option.detail !== undefined && <span className={css['detail']}>{option.detail}</span>}
        </div>
      ))}
    </div>
  );
}
