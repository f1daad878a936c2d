import { ChoiceField } from '@ui/components/field/choice-field';
import { FilterChips } from '@ui/components/search/filter-chips';
import { FindField } from '@ui/components/search/find-field';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { columnContents, isRankable } from '@domain/depot/column-content';
import type { PositionsModel } from './positions-model';
import css from './positions-tools.module.css';
import { groupings, positionRanks, type PositionFilter } from '@domain/depot/positions-view-state';

interface PositionsToolsProps {
  readonly model: PositionsModel;
  /** Several depots are shown and can be told apart. */
  readonly hasDepots: boolean;
}

/** What narrows, groups and, on phones, orders the positions. */
export const PositionsTools = observer(function PositionsTools({ model, hasDepots }: PositionsToolsProps) {
  const t = useTexts();
  const { view } = model;
  const labelOf = (filter: PositionFilter): string =>
    filter === 'all' || filter === 'losing'
      ? t(`depot.filter.${filter}`)
      : t(`orderParts.instrumentType.${filter}`);
  return (
    <div className={css['tools']}>
      <FilterChips<PositionFilter>
        label={t('depot.filter.label')}
        chosen={view.filter}
        chips={model.filters.map(({ filter, count }) => ({ value: filter, label: labelOf(filter), count }))}
        onChoose={(filter) => {
          model.show({ filter });
        }}
      />
      <div className={css['find']}>
        <FindField
          id="position-search"
          label={t('depot.search')}
          value={view.search}
          onChange={(search) => {
            model.show({ search });
          }}
        />
        <ChoiceField
          id="position-grouping"
          look="list"
          label={t('depot.grouping.label')}
          value={view.grouping}
          choices={groupings
            .filter((grouping) => grouping !== 'depot' || hasDepots)
            .map((grouping) => ({ value: grouping, label: t(`depot.grouping.${grouping}`) }))}
          onChange={(grouping) => {
            model.show({ grouping });
          }}
        />
        <RankChoice model={model} />
      </div>
    </div>
  );
});

/** On phones there are no column heads to press. */
const RankChoice = observer(function RankChoice({ model }: { readonly model: PositionsModel }) {
  const t = useTexts();
  const { view } = model;
  const choices = positionRanks
    .filter((rank) => rank === 'name' || isRankable(columnContents[rank]))
    .flatMap((rank) =>
      [true, false].map((descending) => ({
        value: `${rank} ${descending}`,
        label: t(descending ? 'depot.rank.descending' : 'depot.rank.ascending', {
          column: t(`depot.column.${rank}`),
        }),
        rank,
        descending,
      })),
    );
  return (
    <div className={css['rank']}>
      <ChoiceField
        id="position-rank"
        look="list"
        label={t('depot.rank.label')}
        value={`${view.rank} ${view.descending}`}
        choices={choices}
        onChange={(chosen) => {
          const choice = choices.find(({ value }) => value === chosen);
          if (choice !== undefined) model.show({ rank: choice.rank, descending: choice.descending });
        }}
      />
    </div>
  );
});
