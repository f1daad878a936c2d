import { directions, type Direction } from '@domain/banking/transactions-view';
import { formatGermanDate, parseGermanDate } from '@domain/time/german-date';
import type { LocalDate } from '@domain/time/local-date';
import { DateField } from '@ui/components/field/date-field';
import { FilterChips } from '@ui/components/search/filter-chips';
import { FindField } from '@ui/components/search/find-field';
import { useTexts } from '@ui/i18n/use-texts';
import * as O from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { AccountModel } from './account-model';
import css from './account-screen.module.css';

/** What narrows the bookings: in or out with their counts, words, and the days from and to. */
export const TransactionTools = observer(function TransactionTools({
  model,
}: {
  readonly model: AccountModel;
}) {
  const t = useTexts();
  const { counts, found, view } = model;
  return (
    <div className={css['tools']}>
      <FilterChips<Direction | 'all'>
        label={t('banking.transactions.filter.label')}
        chosen={view.direction ?? 'all'}
        chips={[
          { value: 'all', label: t('banking.transactions.filter.all'), count: found.length },
          ...directions.map((direction) => ({
            value: direction,
            label: t(`banking.transactions.filter.${direction}`),
            count: counts[direction],
          })),
        ]}
        onChoose={(chosen) => {
          model.show({ direction: chosen === 'all' ? undefined : chosen });
        }}
      />
      <div className={css['find']}>
        <div className={css['search']}>
          <FindField
            id="transaction-search"
            label={t('banking.transactions.search')}
            value={view.search}
            onChange={(search) => {
              model.show({ search });
            }}
          />
        </div>
        <DayBound
          id="transactions-from"
          label={t('banking.transactions.from')}
          day={view.from}
          onChange={(from) => {
            model.show({ from });
          }}
        />
        <DayBound
          id="transactions-to"
          label={t('banking.transactions.to')}
          day={view.to}
          onChange={(to) => {
            model.show({ to });
          }}
        />
      </div>
    </div>
  );
});

interface DayBoundProps {
  readonly id: string;
  readonly label: string;
  readonly day: LocalDate | undefined;
  readonly onChange: (day: LocalDate | undefined) => void;
}

/**
 * A day that bounds the list as soon as it is a whole one; an empty field lifts the bound. A bound that was changed
 * elsewhere, in the address or by the reset, takes the place of the whole day that was typed.
 */
function DayBound({ id, label, day, onChange }: DayBoundProps) {
  const [text, setText] = useState('');
  const isPart = text !== '' && O.isNone(parseGermanDate(text));
  const typed = isPart ? text : day === undefined ? '' : formatGermanDate(day);
  return (
    <DateField
      id={id}
      label={label}
      optional
      value={typed}
      onChange={(next) => {
        setText(next);
        const whole = parseGermanDate(next);
        if (next === '') onChange(undefined);
        else if (O.isSome(whole)) onChange(whole.value);
      }}
    />
  );
}
