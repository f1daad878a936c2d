import { AmountText } from '@ui/components/amount-text';
import { Button } from '@ui/components/button';
import { ChangeText } from '@ui/components/change-text';
import { EmptyState } from '@ui/components/empty-state';
import { Figure, Figures } from '@ui/components/figure';
import { FindField } from '@ui/components/find-field';
import { FilterChips } from '@ui/components/filter-chips';
import { saveText } from '@ui/components/save-text';
import { SectionHead } from '@ui/components/section-head';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { DepotPage } from '@ui/order-parts/depot-page';
import { observer } from 'mobx-react-lite';
import { AvailableCash } from './available-cash';
import { AllocationPicture } from './allocation-picture';
import type { DepotOverviewModel } from './depot-overview-model';
import css from './depot-overview-screen.module.css';
import { positionsCsv } from './positions-csv';
import { PositionsTable } from './positions-table';
import { initialPositionsView, type PositionFilter } from './positions-view-state';
import { useViewInUrl } from './use-view-in-url';

interface DepotOverviewScreenProps {
  readonly model: DepotOverviewModel;
}

/** `depotuebersicht`: worth, development and make-up of a depot, and its positions at live prices (OBK-04). */
export const DepotOverviewScreen = observer(function DepotOverviewScreen({
  model,
}: DepotOverviewScreenProps) {
  const t = useTexts();
  useViewInUrl(model);
  return (
    <div className={css['screen']}>
      <DepotPage model={model} data={model.positions} title={t('depot.title')} subject={t('depot.subject')}>
        <DepotContent model={model} />
      </DepotPage>
    </div>
  );
});

const DepotContent = observer(function DepotContent({ model }: DepotOverviewScreenProps) {
  const t = useTexts();
  return (
    <>
      <div className={css['top']}>
        <DepotFigures model={model} />
        {model.rows.size > 0 && <AllocationPicture parts={model.allocation} />}
      </div>
      {model.rows.size === 0 ? (
        <EmptyState icon="chart-pie" headline={t('depot.empty.headline')}>
          {t('depot.empty.text')}
        </EmptyState>
      ) : (
        <Positions model={model} />
      )}
    </>
  );
});

const DepotFigures = observer(function DepotFigures({ model }: DepotOverviewScreenProps) {
  const t = useTexts();
  const { totals } = model;
  const today = totals?.profitLossPreviousDay;
  const sincePurchase = totals?.profitLossPurchase;
  return (
    <Figures>
      <Figure
        big
        label={t('depot.value')}
        note={<ChangeText absolute={today?.absolute} relative={today?.relative} worded today personal />}
      >
        <AmountText amount={totals?.currentValue} shape={{ minDecimals: 2 }} personal />
      </Figure>
      <Figure
        label={t('depot.sincePurchase')}
        note={<ChangeText relative={sincePurchase?.relative} worded />}
      >
        <ChangeText absolute={sincePurchase?.absolute} personal />
      </Figure>
      <AvailableCash balances={model.settlementBalances} />
    </Figures>
  );
});

const Positions = observer(function Positions({ model }: DepotOverviewScreenProps) {
  const t = useTexts();
  const formats = useFormats();
  const { shown, view } = model;
  const { depotId, depot } = model.selection;
  const labelOf = (filter: PositionFilter): string =>
    filter === 'all' || filter === 'losing'
      ? t(`depot.filter.${filter}`)
      : t(`orderParts.instrumentType.${filter}`);
  return (
    <section className={css['positions']} aria-labelledby="positions">
      <SectionHead
        id="positions"
        aside={
          <Button
            variant="text"
            icon="download"
            onPress={() => {
              saveText(
                t('depot.csvName', { number: depot?.displayId ?? '' }),
                'text/csv',
                positionsCsv(
                  shown.map(({ position }) => position),
                  t,
                  formats,
                ),
              );
            }}
          >
            {t('depot.csv')}
          </Button>
        }
      >
        {t('depot.positions.title')}
      </SectionHead>
      <div className={css['tools']}>
        <FilterChips<PositionFilter>
          label={t('depot.filter.label')}
          chosen={view.filter}
          chips={model.filters.map(({ filter, count }) => ({ value: filter, label: labelOf(filter), count }))}
          onChoose={model.filterBy}
        />
        <FindField
          id="position-search"
          label={t('depot.search')}
          value={view.search}
          onChange={model.search}
        />
      </div>
      {shown.length === 0 || depotId === undefined ? (
        <EmptyState
          icon="funnel-x"
          headline={t('depot.empty.noneFound')}
          actions={
            <Button
              onPress={() => {
                model.show(initialPositionsView);
              }}
            >
              {t('depot.empty.reset')}
            </Button>
          }
        >
          {t('depot.empty.noneFoundText')}
        </EmptyState>
      ) : (
        <PositionsTable model={model} depotId={depotId} />
      )}
      <p className={css['foot']}>
        <span>{model.isLive ? t('depot.foot.live') : t('depot.foot.notLive')}</span>
        <span>{t('depot.foot.unknown')}</span>
      </p>
    </section>
  );
});
