import { useTexts } from '@ui/i18n/use-texts';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { FieldFrame, type FieldProps } from '../field/field-frame';
import { Icon } from '../icon/icon';
import { InputBox } from '../field/input-box';
import box from '../field/input-box.module.css';
import { nextOption } from './next-option';
import type { SearchOption } from './search-option';
import { optionId, SearchOptions } from './search-options';
import css from './search-field.module.css';
import { VisuallyHidden } from '../text/visually-hidden';

interface SearchFieldProps<O extends SearchOption> extends FieldProps {
  /** What the text is called where a form sends it. */
  readonly name?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly options: readonly O[];
  /** `loading` and `failed` are said in words below the field. */
  readonly state: 'idle' | 'loading' | 'loaded' | 'failed';
  readonly onChoose: (option: O) => void;
  /** Searches once more where no answer came: Enter does, and coming back to the field. */
  readonly onAgain?: () => void;
  /** What stands at the field's right once something is chosen: number and code. */
  readonly after?: ReactNode;
  readonly placeholder?: string;
  readonly autoFocus?: boolean;
}

/** A combo box with a list of suggestions, after the ARIA Authoring Practices: typed text is never replaced unasked. */
export function SearchField<O extends SearchOption>(props: SearchFieldProps<O>) {
  const { id, value, onChange, options, state, onChoose, onAgain, onBlur } = props;
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<number>();
  const listId = `${id}-list`;
  const hasList = isOpen && options.length > 0;
  const again = state === 'failed' ? onAgain : undefined;
  const activeOption = hasList && active !== undefined ? options[active] : undefined;

  const close = (): void => {
    setOpen(false);
    setActive(undefined);
  };
  const choose = (option: O): void => {
    close();
    onChoose(option);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter' && activeOption) {
      event.preventDefault();
      choose(activeOption);
    } else if (event.key === 'Enter' && again) {
      event.preventDefault();
      again();
    } else if (event.key === 'Escape' && (hasList || value !== '')) {
      event.preventDefault();
      event.stopPropagation();
      if (!hasList) onChange('');
      close();
    } else if (event.key === 'ArrowUp' && event.altKey) {
      close();
    } else {
      const next = nextOption(event.key, hasList ? active : undefined, options.length);
      if (next === undefined || (!hasList && !event.key.startsWith('Arrow'))) return;
      event.preventDefault();
      setOpen(true);
      if (!event.altKey) setActive(next);
    }
  };

  return (
    <FieldFrame {...props}>
      {(wiring) => (
        <div className={css['search']}>
          <InputBox before={<Icon name="search" />} after={value === '' ? undefined : props.after}>
            <input
              {...wiring}
              className={box['input']}
              type="text"
              name={props.name}
              role="combobox"
              autoComplete="off"
              spellCheck={false}
              aria-autocomplete="list"
              aria-expanded={hasList}
              aria-controls={listId}
              aria-activedescendant={activeOption && optionId(listId, activeOption)}
              required={props.optional !== true}
              disabled={props.disabled}
              placeholder={props.placeholder}
              value={value}
              onChange={({ target }) => {
                setOpen(true);
                setActive(undefined);
                onChange(target.value);
              }}
              onKeyDown={onKeyDown}
              onFocus={() => {
                if (!again) return;
                setOpen(true);
                again();
              }}
              onBlur={() => {
                close();
                onBlur?.();
              }}
            />
          </InputBox>
          <SearchOptions
            id={listId}
            label={props.label}
            options={hasList ? options : []}
            active={activeOption}
            onChoose={choose}
          />
          {again && <p className={css['empty']}>{t('common.search.again')}</p>}
          {isOpen && state === 'loaded' && options.length === 0 && value !== '' && (
            <p className={css['empty']}>{t('common.search.none', { text: value })}</p>
          )}
          <VisuallyHidden>
            <span role="status">
              {state === 'loading' && t('common.search.loading')}
              {state === 'failed' && t('common.search.failed')}
              {state === 'loaded' &&
                isOpen &&
                value !== '' &&
                t('common.search.count', { count: options.length })}
            </span>
          </VisuallyHidden>
        </div>
      )}
    </FieldFrame>
  );
}
