import { outcomeOf, read, type Answer } from '../outcome';
import { placesOf, readable, readAll, type Inputs, type PlacesOf, type ValuesOf } from './inputs';
import type { DerivedNode } from './node';

/** A reader over named inputs; it keeps its parts. */
export interface Derived<I extends Inputs, T> extends DerivedNode<T> {
  /** What of its inputs can be read so far, whether or not the whole can. */
  readonly parts: DerivedNode<Partial<ValuesOf<I>>>;
}

/**
 * Reads several nodes as one value. The reader is asked only when all inputs are read; it is given their values, and
 * the place of each for what it finds wrong. `needed`: without it the form is not sent, so that what it lacks is said.
 */
export function derive<I extends Inputs, T>(
  inputs: I,
  reader: (values: ValuesOf<I>, at: PlacesOf<I>) => Answer<T>,
  { needed = false }: { readonly needed?: boolean } = {},
): Derived<I, T> {
  const nodes = Object.values(inputs);
  return {
    kind: 'derived',
    inputs: nodes,
    isNeeded: needed,
    run: (see) => {
      const all = readAll(inputs, see);
      return all.kind === 'read' ? outcomeOf(reader(all.value, placesOf(inputs, see))) : all;
    },
    parts: {
      kind: 'derived',
      inputs: nodes,
      isNeeded: false,
      run: (see) => read(readable(inputs, see)),
    },
  };
}
