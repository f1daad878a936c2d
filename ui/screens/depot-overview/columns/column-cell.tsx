import type { Clock } from '@application/ports/clock';
import type { ColumnId } from '@domain/depot/overview-column';
import type { Position } from '@domain/depot/position';
import { compareAmounts, type Amount } from '@domain/money/amount';
import { PIECES, type Unit } from '@domain/money/unit';
import { AmountText } from '@ui/components/text/amount-text';
import { Caption } from '@ui/components/text/caption';
import { ChangeText } from '@ui/components/text/change-text';
import { Icon } from '@ui/components/icon/icon';
import { Cell } from '@ui/components/table/table';
import { PastDay } from '@ui/components/text/past-day';
import { BankName } from '@ui/components/text/bank-name';
import { UnknownFigure } from '@ui/components/text/unknown-figure';
import { VisuallyHidden } from '@ui/components/text/visually-hidden';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import type { ReactNode } from 'react';
import { columnContents, isNumeric } from '@domain/depot/column-content';
import { columnText, type ColumnContext } from './column-text';
import css from './column-cell.module.css';
import { useCardLabel } from './use-card-label';
import { momentText } from '../moment-text';

/** What all cells of the table have in common. */
export interface CellSetting {
  readonly context: ColumnContext;
  /** The currency that the heads of value columns name for all rows; undefined where they cannot. */
  readonly headCurrency: Unit | undefined;
  /** By the bank's clock, which tells a price of today from an older one. */
  readonly clock: Clock;
  /** Prices do not come any more: what is shown may be outdated. */
  readonly isStale: boolean;
}

interface ColumnCellProps {
  readonly id: ColumnId;
  readonly position: Position;
  readonly setting: CellSetting;
}

/** What one column says of one position. */
export function ColumnCell({ id, position, setting }: ColumnCellProps) {
  return (
    <Cell
      label={useCardLabel(id, setting.headCurrency)}
      numeric={isNumeric(columnContents[id])}
      main={id === 'value'}
    >
      <Content id={id} position={position} setting={setting} />
      {id === 'quantity' && <Bound position={position} />}
      {isOfDay(id) && <PastDay at={position.currentPrice.at} now={setting.clock.now()} />}
    </Cell>
  );
}

/** Whether it says how the price moved on its day. */
const isOfDay = (id: ColumnId): boolean => id === 'today' || id === 'todayValue';

function Content({ id, position, setting }: ColumnCellProps): ReactNode {
  const formats = useFormats();
  const content = columnContents[id];
  const { context, headCurrency, isStale } = setting;
  switch (content.kind) {
    case 'text':
      if (id === 'sector' && position.instrument?.sector !== undefined)
        return <BankName>{position.instrument.sector}</BankName>;
      return columnText(id, position, context) ?? <UnknownFigure />;
    case 'amount': {
      const amount = content.of(position);
      const isSaid = amount?.unit === PIECES || (content.isValue === true && amount?.unit === headCurrency);
      const shown = (
        <AmountText
          amount={amount}
          {...(amount?.unit === PIECES ? {} : { shape: { minDecimals: 2 } })}
          bare={isSaid}
          price={content.isPrice === true}
        />
      );
      if (id === 'value') return <b className={css['value']}>{shown}</b>;
      return id === 'price' && isStale ? <Stale>{shown}</Stale> : shown;
    }
    case 'change': {
      const change = content.of(position);
      return <ChangeText absolute={change} bare={change?.unit === headCurrency} />;
    }
    case 'relative':
      return <ChangeText relative={content.of(position)} />;
    case 'share': {
      const share = content.of(position, context);
      return share === undefined ? (
        <UnknownFigure />
      ) : (
        formats.percent(share, { minDecimals: 1, maxDecimals: 1 })
      );
    }
    case 'moment': {
      const at = content.of(position);
      return at === undefined ? <UnknownFigure /> : momentText(formats, at);
    }
  }
}

/** A price that is not known to be current: a picture and a word, not only paler. */
function Stale({ children }: { readonly children: ReactNode }) {
  const t = useTexts();
  return (
    <span className={css['stale']} title={t('depot.stale')}>
      <Icon name="clock-alert" size="small" />
      <VisuallyHidden>{`${t('depot.stale')} `}</VisuallyHidden>
      {children}
    </span>
  );
}

/** How much is free to be sold, where orders bind a part. */
function Bound({ position }: { readonly position: Position }) {
  const t = useTexts();
  const { availableQuantity: available, quantity } = position;
  if (available.unit !== quantity.unit || compareAmounts(available, quantity) >= 0) return null;
  return (
    <Caption>
      {t('depot.bound')} <Free amount={available} />
    </Caption>
  );
}

const Free = ({ amount }: { readonly amount: Amount }) => (
  <AmountText amount={amount} bare={amount.unit === PIECES} />
);
