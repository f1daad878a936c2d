import type { Position } from '@domain/depot/position';
import type { InstrumentType } from '@domain/order/instrument-type';
import { addAmounts, compareAmounts, type Amount } from '@domain/shared/amount';
import { percentageOf, type Percentage } from '@domain/shared/percentage';
import { positionType } from './positions-view-state';

/** How much of a depot is of one kind. */
export interface AllocationPart {
  readonly type: InstrumentType;
  readonly value: Amount;
  readonly share: Percentage | undefined;
}

/** The parts of a depot by kind of instrument, biggest first; the shares are of the given whole. */
export function allocation(positions: readonly Position[], whole: Amount): readonly AllocationPart[] {
  const values = new Map<InstrumentType, Amount>();
  for (const position of positions) {
    const type = positionType(position);
    const before = values.get(type);
    values.set(
      type,
      before === undefined ? position.currentValue : addAmounts(before, position.currentValue),
    );
  }
  return [...values]
    .sort(([, a], [, b]) => compareAmounts(b, a))
    .map(([type, value]) => ({ type, value, share: percentageOf(value.value, whole.value) }));
}
