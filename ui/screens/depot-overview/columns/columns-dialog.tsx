import { columnIds, type ArrangedColumn, type ColumnId } from '@domain/depot/overview-column';
import { useAnnounce } from '@ui/components/feedback/announcer';
import { Button } from '@ui/components/action/button';
import { CheckField } from '@ui/components/field/check-field';
import { Dialog } from '@ui/components/action/dialog';
import { IconButton } from '@ui/components/action/icon-button';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import css from './columns-dialog.module.css';
import type { ColumnsModel } from './columns-model';
import { useDragOrder } from './use-drag-order';

interface ColumnsDialogProps {
  readonly model: ColumnsModel;
  readonly onClose: () => void;
}

/** Which columns are shown and in which order: by check box and button, or by dragging. Each change counts at once. */
export const ColumnsDialog = observer(function ColumnsDialog({ model, onClose }: ColumnsDialogProps) {
  const t = useTexts();
  const announce = useAnnounce();
  const list = useRef<HTMLOListElement>(null);
  const move = (id: ColumnId, place: number): void => {
    model.move(id, place);
    announce(
      t('depot.columns.moved', {
        column: t(`depot.column.${id}`),
        place: Math.min(Math.max(place, 0), columnIds.length - 1) + 1,
        count: columnIds.length,
      }),
    );
  };
  useDragOrder(list, (from, to) => {
    const dragged = model.all[from];
    if (dragged !== undefined) move(dragged.id, to);
  });
  return (
    <Dialog
      heading={t('depot.columns.heading')}
      actions={
        <>
          <Button variant="text" onPress={model.reset}>
            {t('depot.columns.reset')}
          </Button>
          <Button onPress={onClose}>{t('depot.columns.close')}</Button>
        </>
      }
      onClose={onClose}
    >
      <ol ref={list} className={css['columns']}>
        {model.all.map((column, place) => (
          <li key={column.id} draggable className={css['column']}>
            <ColumnLine model={model} column={column} place={place} onMove={move} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
});

interface ColumnLineProps {
  readonly model: ColumnsModel;
  readonly column: ArrangedColumn;
  readonly place: number;
  readonly onMove: (id: ColumnId, place: number) => void;
}

function ColumnLine({ model, column: { id, visible }, place, onMove }: ColumnLineProps) {
  const t = useTexts();
  const name = t(`depot.column.${id}`);
  return (
    <>
      <CheckField
        id={`column-${id}`}
        label={name}
        optional
        checked={visible}
        onChange={(isVisible) => {
          model.turn(id, isVisible);
        }}
      />
      <IconButton
        icon="arrow-up"
        label={t('depot.columns.up', { column: name })}
        onPress={() => {
          onMove(id, place - 1);
        }}
      />
      <IconButton
        icon="arrow-down"
        label={t('depot.columns.down', { column: name })}
        onPress={() => {
          onMove(id, place + 1);
        }}
      />
    </>
  );
}
