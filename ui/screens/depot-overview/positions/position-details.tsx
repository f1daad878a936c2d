import type { Clock } from '@application/ports/clock';
import { costBasis } from '@domain/depot/cost-basis';
import type { Position } from '@domain/depot/position';
import type { Amount } from '@domain/money/amount';
import { protectionHindrance } from '@domain/order/prefill/protection';
import { BankName } from '@ui/components/text/bank-name';
import { AmountText } from '@ui/components/text/amount-text';
import { SummaryList, type SummaryRow } from '@ui/components/text/summary-list';
import { Cell, Row, RowActions } from '@ui/components/table/table';
import { UnknownFigure } from '@ui/components/text/unknown-figure';
import type { RowPlace } from '@ui/components/table/windowed-rows';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { momentText } from '../moment-text';
import { PositionActions } from './position-actions';
import css from './position-details.module.css';
import type { PositionRow } from './position-row';

interface PositionDetailsProps extends RowPlace {
  readonly row: PositionRow;
  readonly columnCount: number;
  readonly clock: Clock;
}

/** What else there is to know of a position: its price and where that is from, how it is held, what it has cost. */
export const PositionDetails = observer(function PositionDetails({
  row,
  columnCount,
  clock,
  ...place
}: PositionDetailsProps) {
  const { position } = row;
  return (
    <Row {...place}>
      <Cell colSpan={columnCount}>
        <div className={css['details']}>
          <div className={css['columns']}>
            <SummaryList rows={usePriceRows(position, clock)} small />
            <SummaryList rows={useCustodyRows(position)} small />
            <Costs position={position} />
          </div>
          <Actions position={position} />
        </div>
      </Cell>
    </Row>
  );
});

function usePriceRows(position: Position, clock: Clock): readonly SummaryRow[] {
  const t = useTexts();
  const formats = useFormats();
  const { currentPrice, previousDayPrice, currentPriceDeterminable } = position;
  const { at, type, venue } = currentPrice;
  return [
    {
      id: 'price',
      label: t('depot.column.price'),
      value: <AmountText amount={currentPriceDeterminable ? currentPrice.price : undefined} price />,
    },
    {
      id: 'kind',
      label: t('depot.details.priceType'),
      value: type === undefined ? <UnknownFigure /> : t(`depot.priceType.${type}`),
    },
    { id: 'venue', label: t('depot.details.venue'), value: venue?.name ?? <UnknownFigure /> },
    {
      id: 'at',
      label: t('depot.column.priceAt'),
      value:
        at === undefined ? <UnknownFigure /> : `${momentText(formats, at)}, ${formats.age(clock.now() - at)}`,
    },
    {
      id: 'previous',
      label: t('depot.details.previousDay'),
      value: <AmountText amount={previousDayPrice?.price} price />,
    },
  ];
}

function useCustodyRows(position: Position): readonly SummaryRow[] {
  const t = useTexts();
  const { instrument, custodyType } = position;
  const text = (id: string, label: string, value: ReactNode): SummaryRow => ({
    id,
    label,
    value: value ?? <UnknownFigure />,
  });
  return [
    {
      id: 'available',
      label: t('depot.column.available'),
      value: <AmountText amount={position.availableQuantity} />,
    },
    text('custody', t('depot.column.custody'), custodyType === 'GS' ? t('depot.custody.GS') : custodyType),
    text('isin', t('depot.column.isin'), instrument?.isin),
    text('sector', t('depot.column.sector'), instrument?.sector && <BankName>{instrument.sector}</BankName>),
    text('currency', t('depot.column.currency'), instrument?.currency),
  ];
}

/** Both cost bases and what lies between them (rules.md 15). */
function Costs({ position }: { readonly position: Position }) {
  const t = useTexts();
  const { withoutCosts, costs, withCosts } = costBasis(position);
  const money = (amount: Amount | undefined) => <AmountText amount={amount} shape={{ minDecimals: 2 }} />;
  return (
    <div>
      <SummaryList
        small
        rows={[
          { id: 'without', label: t('depot.details.withoutCosts'), value: money(withoutCosts) },
          { id: 'costs', label: t('depot.details.costs'), value: money(costs) },
          { id: 'with', label: t('depot.details.withCosts'), value: money(withCosts), kind: 'sum' },
        ]}
      />
      <p className={css['hint']}>{t('depot.details.costsExplained')}</p>
    </div>
  );
}

function Actions({ position }: { readonly position: Position }) {
  const t = useTexts();
  const hindrance = protectionHindrance(position);
  return (
    <div className={css['actions']}>
      <RowActions>
        <PositionActions position={position} />
      </RowActions>
      {hindrance !== undefined && <p className={css['hint']}>{t(`depot.details.${hindrance}`)}</p>}
    </div>
  );
}
