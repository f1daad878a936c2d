import type { ColumnId } from '@domain/depot/overview-column';
import type { Position } from '@domain/depot/position';
import type { PositionId } from '@domain/codes/ids';
import { Caption } from '@ui/components/text/caption';
import { Icon } from '@ui/components/icon/icon';
import { Cell, Row, RowActions, RowHeader } from '@ui/components/table/table';
import type { RowPlace } from '@ui/components/table/windowed-rows';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { memo } from 'react';
import { ColumnCell, type CellSetting } from '../columns/column-cell';
import { SecurityName } from '@ui/parts/depot/security-name';
import { PositionActions } from './position-actions';
import { PositionMenu } from './position-menu';
import { positionName, positionType } from '@domain/depot/position-name';
import type { PositionRow } from './position-row';
import css from './position-table-row.module.css';

interface PositionTableRowProps extends RowPlace {
  readonly row: PositionRow;
  readonly columns: readonly ColumnId[];
  readonly setting: CellSetting;
  readonly isExpanded: boolean;
  readonly onToggle: (id: PositionId) => void;
}

/** One position: what the chosen columns say of it, and the ways to trade it. */
export const PositionTableRow = observer(function PositionTableRow({
  row,
  columns,
  setting,
  isExpanded,
  onToggle,
  ...place
}: PositionTableRowProps) {
  const t = useTexts();
  const { position, stated } = row;
  const name = positionName(stated);
  return (
    <Row chosen={isExpanded} {...place}>
      <RowHeader>
        <div className={css['name']}>
          <button
            type="button"
            className={css['toggle']}
            aria-expanded={isExpanded}
            aria-label={t(isExpanded ? 'depot.details.hide' : 'depot.details.show', { name })}
            onClick={() => {
              onToggle(row.stated.id);
            }}
          >
            <Icon name={isExpanded ? 'chevron-down' : 'chevron-right'} />
          </button>
          <span>
            <SecurityName isin={stated.instrument?.isin}>{name}</SecurityName>
            <Caption>
              {t(`orderParts.instrumentType.${positionType(stated)}`)} · {stated.wkn}
            </Caption>
          </span>
        </div>
      </RowHeader>
      {columns.map((id) => (
        <ColumnCell key={id} id={id} position={position} setting={setting} />
      ))}
      <Cell className={css['actions']}>
        <ActionsOfRow position={stated} />
      </Cell>
    </Row>
  );
});

/** No price leads elsewhere: what can be done is drawn once, from the position as the bank stated it. */
const ActionsOfRow = memo(function ActionsOfRow({ position }: { readonly position: Position }) {
  return (
    <RowActions>
      <PositionActions position={position} classOf={css} />
      <PositionMenu position={position} className={css['menu']} />
    </RowActions>
  );
});
