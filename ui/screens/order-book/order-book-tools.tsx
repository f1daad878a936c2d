import { orderStatusGroups } from '@domain/order/open/order-status-group';
import { orderTypes } from '@domain/order/order-type';
import { sides } from '@domain/order/side';
import { useViewport } from '@ui/app/viewport';
import { Disclosure } from '@ui/components/action/disclosure';
import { ChoiceField, type Choice } from '@ui/components/field/choice-field';
import { FilterChips } from '@ui/components/search/filter-chips';
import { FindField } from '@ui/components/search/find-field';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { OrderBookModel } from './order-book-model';
import css from './order-book-tools.module.css';
import {
  initialOrderBookView,
  orderPeriods,
  orderRanks,
  type OrderBookView,
} from '@domain/order/open/order-book-view';

interface OrderBookToolsProps {
  readonly model: OrderBookModel;
}

/** What narrows the book: status chips with their counts, words, side, type, instrument and period. */
export const OrderBookTools = observer(function OrderBookTools({ model }: OrderBookToolsProps) {
  const t = useTexts();
  const { counts, found, view } = model;
  const isNarrow = useViewport('mobile');
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
          model.show({ group: chosen === 'all' ? undefined : chosen });
        }}
      />
      <div className={css['find']}>
        <div className={css['search']}>
          <FindField
            id="order-search"
            label={t('orderBook.search')}
            value={view.search}
            onChange={(search) => {
              model.show({ search });
            }}
          />
        </div>
        {isNarrow ? (
          <Disclosure summary={t('orderBook.narrow.fold', { count: narrowings(view) })}>
            <div className={css['lists']}>
              <Lists model={model} />
            </div>
          </Disclosure>
        ) : (
          <Lists model={model} />
        )}
      </div>
    </div>
  );
});

/** How many lists narrow the book; the order in which it stands is none of them. */
const narrowings = ({ side, type, wkn, period }: OrderBookView): number =>
  [side, type, wkn, period === initialOrderBookView.period ? undefined : period].filter(Boolean).length;

/** Each list of which one is shown, or all, and the order of the book. */
const Lists = observer(function Lists({ model }: OrderBookToolsProps) {
  const t = useTexts();
  const { view } = model;
  return (
    <>
      <Narrowing
        id="order-side"
        label={t('orderBook.narrow.side')}
        value={view.side}
        onChoose={(side) => {
          model.show({ side });
        }}
        choices={sides.map((value) => ({ value, label: t(`orderParts.side.${value}`) }))}
      />
      <Narrowing
        id="order-type"
        label={t('orderBook.narrow.type')}
        value={view.type}
        onChoose={(type) => {
          model.show({ type });
        }}
        choices={orderTypes.map((value) => ({ value, label: t(`orderParts.type.${value}`) }))}
      />
      <Narrowing
        id="order-instrument"
        label={t('orderBook.narrow.wkn')}
        value={view.wkn}
        onChoose={(wkn) => {
          model.show({ wkn });
        }}
        choices={model.instruments.map<Choice<string>>(({ wkn, name }) => ({
          value: wkn,
          label: name,
        }))}
      />
      <ChoiceField
        id="order-period"
        look="list"
        label={t('orderBook.period.label')}
        value={view.period}
        choices={orderPeriods.map((period) => ({ value: period, label: t(`orderBook.period.${period}`) }))}
        onChange={(period) => {
          model.show({ period });
        }}
      />
      <RankChoice model={model} />
    </>
  );
});

interface NarrowingProps<V extends string> {
  readonly id: string;
  readonly label: string;
  readonly value: V | undefined;
  readonly choices: readonly Choice<V>[];
  readonly onChoose: (value: V | undefined) => void;
}

/** Stands for all in a list; no value of the bank is empty. */
const ALL = '';

/** A list of which one is shown, or all. */
function Narrowing<V extends string>({ value, choices, onChoose, ...field }: NarrowingProps<V>) {
  const t = useTexts();
  return (
    <ChoiceField<string>
      {...field}
      look="list"
      value={value ?? ALL}
      choices={[{ value: ALL, label: t('orderBook.filter.all') }, ...choices]}
      onChange={(chosen) => {
        onChoose(choices.find((choice) => choice.value === chosen)?.value);
      }}
    />
  );
}

/** Also for what has no column of its own, and on phones, where there are no heads to press. */
const RankChoice = observer(function RankChoice({ model }: OrderBookToolsProps) {
  const t = useTexts();
  const { rank, descending } = model.view;
  const choices = orderRanks.flatMap((each) =>
    [true, false].map((down) => ({
      value: `${each} ${down}`,
      label: t(down ? 'orderBook.rank.descending' : 'orderBook.rank.ascending', {
        column: t(`orderBook.rank.${each}`),
      }),
      view: { rank: each, descending: down },
    })),
  );
  return (
    <div className={css['rank']}>
      <ChoiceField
        id="order-rank"
        look="list"
        label={t('orderBook.rank.label')}
        value={`${rank} ${descending}`}
        choices={choices}
        onChange={(chosen) => {
          model.show(choices.find(({ value }) => value === chosen)?.view ?? {});
        }}
      />
    </div>
  );
});
