import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { InputBox } from '../../ui/components/field/input-box';
import box from '../../ui/components/field/input-box.module.css';
import { Icon } from '../../ui/components/icon/icon';
import chips from '../../ui/components/search/filter-chips.module.css';
import { words } from '../words/words';
import css from './book-panel.module.css';
import type { BookFilter, WorkbenchModel } from './workbench-model';

const filters: readonly (readonly [BookFilter, string])[] = [
  ['all', words.all],
  ['noticeable', words.noticeable],
  ['drafted', words.drafted],
];

/** What the book is searched for, and which of its scenarios it shows. */
export const BookFilters = observer(function BookFilters({ model }: { readonly model: WorkbenchModel }) {
  const fieldId = useId();
  return (
    <>
      <div className={css['find']}>
        <label htmlFor={fieldId}>{words.find}</label>
        <InputBox before={<Icon name="search" />}>
          <input
            id={fieldId}
            className={box['input']}
            type="search"
            autoComplete="off"
            value={model.search}
            onChange={({ target }) => model.find(target.value)}
          />
        </InputBox>
      </div>
      <div className={chips['chips']} role="group" aria-label={words.filter}>
        {filters.map(([filter, label]) => (
          <button
            key={filter}
            type="button"
            className={chips['chip']}
            aria-pressed={model.filter === filter}
            onClick={() => model.show(filter)}
          >
            {label}
            <span>{model.counts[filter]}</span>
          </button>
        ))}
      </div>
    </>
  );
});
