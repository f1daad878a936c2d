import type { Clock } from '@application/ports/clock';
import { valueOrUndefined } from '@domain/failure/remote-data';
import { dayOver } from '@domain/time/day-over';
import { AmountText } from '@ui/components/text/amount-text';
import { ChangeText } from '@ui/components/text/change-text';
import { EmptyState } from '@ui/components/feedback/empty-state';
import { Figure, Figures } from '@ui/components/text/figure';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { DepotPage } from '@ui/parts/depot/depot-page';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { AllocationPicture } from './value/allocation-picture';
import { AvailableCash } from './available-cash';
import { CashAccounts } from './cash-accounts';
import type { DepotOverviewModel } from './depot-overview-model';
import css from './depot-overview-screen.module.css';
import { PositionsSection } from './positions/positions-section';
import { useViewInUrl } from '@ui/app/use-view-in-url';
import { positionsQuery } from './positions/positions-query';
import { ValueHistory } from './value/value-history';

interface DepotOverviewScreenProps {
  readonly model: DepotOverviewModel;
  readonly clock: Clock;
}

/** `depotuebersicht`: worth, development and allocation of a depot or of all, and the positions at live prices (OBK-04). */
export const DepotOverviewScreen = observer(function DepotOverviewScreen({
  model,
  clock,
}: DepotOverviewScreenProps) {
  const t = useTexts();
  const { count } = useFormats();
  const { awaited, positions } = model;
  useViewInUrl(positions, positionsQuery);
  return (
    <DepotPage
      model={model}
      data={model.stated}
      title={t('shell.page.depotOverview')}
      subject={t('depot.subject')}
      progress={
        awaited === undefined
          ? undefined
          : t('depot.coming', { read: count(positions.rows.length), all: count(awaited) })
      }
    >
      <DepotContent model={model} clock={clock} />
    </DepotPage>
  );
});

const DepotContent = observer(function DepotContent({ model, clock }: DepotOverviewScreenProps) {
  const t = useTexts();
  const isEmpty = model.positions.rows.length === 0;
  const { balances, settlementBalances, stated } = model;
  useEffect(() => model.drawn(), [model, stated]);
  return (
    <div className={css['content']}>
      <DepotFigures model={model} clock={clock} />
      {isEmpty ? (
        <EmptyState icon="chart-pie" headline={t('depot.empty.headline')}>
          {t('depot.empty.text')}
        </EmptyState>
      ) : (
        <div className={css['pictures']}>
          <ValueHistory model={model.history} page={model} />
          {model.awaited === undefined && <AllocationPicture model={model} />}
        </div>
      )}
      {!isEmpty && <PositionsSection model={model} clock={clock} />}
      <RemoteView
        data={balances}
        subject={t('depot.accounts.subject')}
        onRetry={() => void model.readBalances()}
        skeleton={<></>}
      >
        {() => <CashAccounts balances={settlementBalances} />}
      </RemoteView>
    </div>
  );
});

const DepotFigures = observer(function DepotFigures({ model, clock }: DepotOverviewScreenProps) {
  const t = useTexts();
  const { totals, pricedAt } = model;
  const ofDay = totals?.profitLossPreviousDay;
  const day = pricedAt && (dayOver(pricedAt, clock.now()) ?? 'today');
  const sincePurchase = totals?.profitLossPurchase;
  return (
    <Figures>
      <Figure
        big
        label={t('depot.value')}
        note={<ChangeText absolute={ofDay?.absolute} relative={ofDay?.relative} worded day={day} />}
      >
        <AmountText amount={totals?.currentValue} shape={{ minDecimals: 2 }} />
      </Figure>
      <Figure
        label={t('depot.sincePurchase')}
        note={<ChangeText relative={sincePurchase?.relative} worded />}
      >
        <ChangeText absolute={sincePurchase?.absolute} />
      </Figure>
      <AvailableCash balances={valueOrUndefined(model.balances) && model.settlementBalances} />
    </Figures>
  );
});
