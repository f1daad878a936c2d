import type { DepotTotals } from '@domain/depot/depot-totals';
import type { ColumnId } from '@domain/depot/overview-column';
import { percentageOf } from '@domain/money/percentage';
import { AmountText } from '@ui/components/text/amount-text';
import { ChangeText } from '@ui/components/text/change-text';
import { Cell } from '@ui/components/table/table';
import { useFormats } from '@ui/i18n/use-texts';
import type { ReactNode } from 'react';
import { columnContents, isNumeric } from '@domain/depot/column-content';
import type { CellSetting } from '../columns/column-cell';
import { useCardLabel } from '../columns/use-card-label';

interface SumCellsProps {
  readonly totals: DepotTotals | undefined;
  readonly columns: readonly ColumnId[];
  readonly setting: CellSetting;
}

/** What positions come to together, in each column that can be added up; the others stay empty. */
export function SumCells({ totals, columns, setting }: SumCellsProps) {
  return columns.map((id) => <SumCell key={id} id={id} totals={totals} setting={setting} />);
}

function SumCell({ id, totals, setting }: SumProps) {
  return (
    <Cell
      label={useCardLabel(id, setting.headCurrency)}
      numeric={isNumeric(columnContents[id])}
      main={id === 'value'}
    >
      <Sum id={id} totals={totals} setting={setting} />
    </Cell>
  );
}

interface SumProps {
  readonly id: ColumnId;
  readonly totals: DepotTotals | undefined;
  readonly setting: CellSetting;
}

function Sum({ id, totals, setting: { context, headCurrency } }: SumProps): ReactNode {
  const { percent } = useFormats();
  switch (id) {
    case 'value':
    case 'purchaseValue': {
      const amount = id === 'value' ? totals?.currentValue : totals?.purchaseValue;
      const isSaid = headCurrency !== undefined && amount?.unit === headCurrency;
      return <AmountText amount={amount} shape={{ minDecimals: 2 }} bare={isSaid} />;
    }
    case 'today':
      return <ChangeText relative={totals?.profitLossPreviousDay?.relative} />;
    case 'todayValue':
    case 'profit': {
      const { profitLossPreviousDay, profitLossPurchase } = totals ?? {};
      const change = (id === 'profit' ? profitLossPurchase : profitLossPreviousDay)?.absolute;
      return <ChangeText absolute={change} bare={change?.unit === headCurrency} />;
    }
    case 'profitShare':
      return <ChangeText relative={totals?.profitLossPurchase?.relative} />;
    case 'share': {
      const whole = context.whole();
      const share = totals && whole && percentageOf(totals.currentValue.value, whole.value);
      return share === undefined ? null : percent(share, { minDecimals: 1, maxDecimals: 1 });
    }
    default:
      return null;
  }
}
