import type { InstrumentId } from '../codes/ids';
import { addAmounts, compareAmounts, type Amount } from '../money/amount';
import type { Depot } from './depot';
import type { Position } from './position';

/** A depot that holds some of a security. */
export interface Holder {
  readonly depot: Depot;
  /** All of it, however it is kept. */
  readonly quantity: Amount;
}

/** Which depots hold a security, the one with the most first. */
export const holdersOf = (
  instrument: InstrumentId,
  depots: readonly Depot[],
  positions: readonly Position[],
): readonly Holder[] =>
  depots
    .flatMap((depot): Holder[] => {
      const [first, ...more] = positions
        .filter((each) => each.depotId === depot.id && each.instrument?.id === instrument)
        .map((each) => each.quantity);
      return first === undefined ? [] : [{ depot, quantity: more.reduce(addAmounts, first) }];
    })
    .sort((a, b) => compareAmounts(b.quantity, a.quantity));
