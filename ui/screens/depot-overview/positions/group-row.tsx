import type { ColumnId } from '@domain/depot/overview-column';
import { Caption } from '@ui/components/text/caption';
import { Cell, Row, RowHeader } from '@ui/components/table/table';
import type { RowPlace } from '@ui/components/table/windowed-rows';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { CellSetting } from '../columns/column-cell';
import css from './group-row.module.css';
import { SumCells } from './sum-cells';
import type { PositionGroup } from './table-entry';
import { usePartName } from './use-part-name';

interface GroupRowProps extends RowPlace {
  readonly group: PositionGroup;
  readonly columns: readonly ColumnId[];
  readonly setting: CellSetting;
}

/** The head of a group, with what its positions come to. */
export const GroupRow = observer(function GroupRow({ group, columns, setting, ...place }: GroupRowProps) {
  const t = useTexts();
  const nameOf = usePartName(setting.context);
  return (
    <Row className={css['group']} {...place}>
      <RowHeader>
        {nameOf(group.grouping, group.key)}
        <Caption>{t('depot.sumCount', { count: group.rows.length })}</Caption>
      </RowHeader>
      <SumCells totals={group.totals()} columns={columns} setting={setting} />
      <Cell />
    </Row>
  );
});
