import type { Cell } from '@domain/form/graph/cell';
import { createAtom, transaction, type IAtom } from 'mobx';

/** What watches a cell, and can end that. */
type Watch = (cell: Cell<unknown>, tell: () => void) => () => void;

/** The signal of one cell, and how to end the watch over it while somebody observes it. */
interface Signal {
  readonly atom: IAtom;
  end: (() => void) | undefined;
}

/** One signal of MobX a cell of a form. It only says that the cell has changed: MobX calculates nothing of a form. */
export class Signals {
  readonly #watch: Watch;
  readonly #atoms = new WeakMap<Cell<unknown>, Signal>();
  /** Read since the last change, and watched by nobody. */
  readonly #unwatched = new Set<IAtom>();

  constructor(watch: Watch) {
    this.#watch = watch;
  }

  /** The value of a cell; what reads it in MobX's sight hears of each change. */
  read<T>(cell: Cell<T>): T {
    const signal = this.#atoms.get(cell) ?? this.#signalOf(cell);
    signal.atom.reportObserved();
    if (signal.end === undefined) this.#unwatched.add(signal.atom);
    return cell.get();
  }

  /**
   * The form has changed. Within an action MobX remembers what it calculated though nobody observes it, and so though no
   * cell is watched for it: all of that is calculated again when it is next asked for.
   */
  forget(): void {
    const atoms = [...this.#unwatched];
    this.#unwatched.clear();
    transaction(() => atoms.forEach((atom) => atom.reportChanged()));
  }

  /** The cell is watched as long as somebody observes it. */
  #signalOf(cell: Cell<unknown>): Signal {
    const signal: Signal = {
      atom: createAtom(
        'form',
        () => {
          signal.end = this.#watch(cell, () => signal.atom.reportChanged());
          this.#unwatched.delete(signal.atom);
        },
        () => {
          signal.end?.();
          signal.end = undefined;
        },
      ),
      end: undefined,
    };
    this.#atoms.set(cell, signal);
    return signal;
  }
}
