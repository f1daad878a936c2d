import type { Clock } from '@application/ports/clock';
import { Button } from '@ui/components/action/button';
import { EmptyState } from '@ui/components/feedback/empty-state';
import { saveText } from '@ui/components/page/save-text';
import { SectionHead } from '@ui/components/text/section-head';
import { useFormats, useKeptFormats, useTexts } from '@ui/i18n/use-texts';
import { progressId } from '@ui/parts/order/progress-id';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ColumnsDialog } from '../columns/columns-dialog';
import type { DepotOverviewModel } from '../depot-overview-model';
import { momentText } from '../moment-text';
import { positionsCsv, type ShownPositions } from '../positions-csv';
import css from './positions-section.module.css';
import { PositionsTable } from './positions-table';
import { PositionsTools } from './positions-tools';
import { initialPositionsView } from '@domain/depot/positions-view-state';
import { useColumnContext } from '../columns/use-column-context';
import { usePartName } from './use-part-name';
import { useShownColumns } from '../columns/use-shown-columns';

interface PositionsSectionProps {
  readonly model: DepotOverviewModel;
  readonly clock: Clock;
}

/** The positions with what narrows, orders and takes them along (OBK-04). */
export const PositionsSection = observer(function PositionsSection({ model, clock }: PositionsSectionProps) {
  const t = useTexts();
  const { positions } = model;
  return (
    <section className={css['positions']} aria-labelledby="positions">
      <SectionHead id="positions" aside={<Actions model={model} />}>
        {t('depot.positions.title')}
      </SectionHead>
      <PositionsTools model={positions} hasDepots={model.selection.isAll} />
      {positions.shown.length === 0 ? (
        <EmptyState
          icon="funnel-x"
          headline={t('depot.empty.noneFound')}
          actions={
            <Button
              onPress={() => {
                positions.show({ filter: initialPositionsView.filter, search: '' });
              }}
            >
              {t('depot.empty.reset')}
            </Button>
          }
        >
          {t('depot.empty.noneFoundText')}
        </EmptyState>
      ) : (
        <PositionsTable model={model} clock={clock} />
      )}
      <Foot model={model} />
    </section>
  );
});

/** Columns, density, and the table as a file. */
const Actions = observer(function Actions({ model }: { readonly model: DepotOverviewModel }) {
  const t = useTexts();
  const [isChoosing, setChoosing] = useState(false);
  const { positions } = model;
  const shown = useShownPositions(model);
  return (
    <div className={css['actions']}>
      <Button
        variant="text"
        icon="columns-3-cog"
        onPress={() => {
          setChoosing(true);
        }}
      >
        {t('depot.columns.open')}
      </Button>
      <Button variant="text" pressed={positions.view.tight} onPress={model.toggleTight}>
        {t('depot.tight')}
      </Button>
      <Button
        variant="text"
        icon="download"
        blockedBy={model.awaited === undefined ? undefined : progressId}
        onPress={() => {
          const { depot } = model.selection;
          const number = depot?.displayId ?? t('depot.csvAll');
          saveText(t('depot.csvName', { number }), 'text/csv', positionsCsv(shown()));
        }}
      >
        {t('depot.csv')}
      </Button>
      {isChoosing && (
        <ColumnsDialog
          model={model.columns}
          onClose={() => {
            setChoosing(false);
          }}
        />
      )}
    </div>
  );
});

/** What stands in the table at the moment it is asked for. */
function useShownPositions(model: DepotOverviewModel): () => ShownPositions {
  const formats = useKeptFormats();
  const context = useColumnContext(model);
  const columns = useShownColumns(model);
  const nameOf = usePartName(context);
  return () => {
    const { groups, shown } = model.positions;
    const positions =
      groups?.flatMap(({ grouping, key, rows }) =>
        rows.map(({ position }) => ({ position, group: nameOf(grouping, key) })),
      ) ?? shown.map(({ position }) => ({ position }));
    return { positions, columns, context, formats };
  };
}

function footOf({ hasVenues, isLive, isStale, areAllClosed }: DepotOverviewModel['prices']) {
  if (!hasVenues) return 'unfollowed';
  if (isLive) return areAllClosed ? 'closed' : 'live';
  // While the line is being laid nothing is known yet.
  return isStale ? 'notLive' : undefined;
}

/** Whether prices come, or why none do, and of when the newest is. */
const Foot = observer(function Foot({ model }: { readonly model: DepotOverviewModel }) {
  const t = useTexts();
  const formats = useFormats();
  const { newestAt } = model.prices;
  const state = footOf(model.prices);
  return (
    <p className={css['foot']}>
      <span>
        <span className={css['onScreen']}>{state && t(`depot.foot.${state}`)}</span>
        {newestAt !== undefined && ` ${t('depot.foot.newest', { time: momentText(formats, newestAt) })}`}
      </span>
      <span>{t('depot.foot.unknown')}</span>
    </p>
  );
});
