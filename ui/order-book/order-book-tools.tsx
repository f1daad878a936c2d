import { orderStatusGroups } from '@domain/order/order-status-group';
import { ChoiceField } from '@ui/components/choice-field';
import { FindField } from '@ui/components/find-field';
import { FilterChips } from '@ui/components/filter-chips';

import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { OrderBookModel } from './order-book-model';
import css from './order-book-tools.module.css';
import { orderPeriods } from './order-book-view-state';

interface OrderBookToolsProps {
  readonly model: OrderBookModel;
}

/** What narrows the book: status chips with their counts, words, period. */
export const OrderBookTools = observer(function OrderBookTools({ model }: OrderBookToolsProps) {
  const t = useTexts();
  const { counts, found, view } = model;
  return (
    <div className={css['tools']}>
      <FilterChips<(typeof orderStatusGroups)[number] | 'all'>
        label={t('orderBook.filter.label')}
        chosen={view.group ?? 'all'}
        chips={[
          { value: 'all', label: t('orderBook.filter.all'), count: found.length },
          ...orderStatusGroups.map((group) => ({
            value: group,
            label: t(`orderBook.filter.${group}`),
            count: counts[group],
          })),
        ]}
        onChoose={(chosen) => {
          model.chooseGroup(chosen === 'all' ? undefined : chosen);
        }}
      />
      <div className={css['find']}>
        <FindField
          id="order-search"
          label={t('orderBook.search')}
          value={view.search}
          onChange={model.search}
        />
        <ChoiceField
          id="order-period"
          look="list"
          label={t('orderBook.period.label')}
          value={view.period}
          choices={orderPeriods.map((period) => ({ value: period, label: t(`orderBook.period.${period}`) }))}
          onChange={model.choosePeriod}
        />
      </div>
    </div>
  );
});
