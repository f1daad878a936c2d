import { IconButton } from '@ui/components/action/icon-button';
import { useTexts } from '@ui/i18n/use-texts';
import { useEffect, useId, useRef } from 'react';
import type { PlanPositionsModel } from './plan-positions-model';

interface PositionMoversProps {
  readonly positions: Pick<PlanPositionsModel, 'move'>;
  readonly rowKey: string;
  readonly number: number;
  readonly count: number;
}

/** Puts a row up or down; the focus goes with it. */
export function PositionMovers({ positions, rowKey, number, count }: PositionMoversProps) {
  const t = useTexts();
  const id = useId();
  const pressed = useRef<-1 | 1>(undefined);
  useEffect(() => {
    if (pressed.current !== undefined) document.getElementById(`${id}${pressed.current}`)?.focus();
    pressed.current = undefined;
  }, [id, number]);
  const move = (by: -1 | 1): void => {
    pressed.current = by;
    positions.move(rowKey, by);
  };
  return (
    <>
      <IconButton
        id={`${id}-1`}
        icon="chevron-up"
        off={number === 1}
        label={t('savingsPlan.entry.up', { number: String(number) })}
        onPress={() => {
          move(-1);
        }}
      />
      <IconButton
        id={`${id}1`}
        icon="chevron-down"
        off={number === count}
        label={t('savingsPlan.entry.down', { number: String(number) })}
        onPress={() => {
          move(1);
        }}
      />
    </>
  );
}
