import type { Cell } from '@domain/form/graph/cell';
import { createAtom, type IAtom } from 'mobx';

/** What watches a cell, and can end that. */
type Watch = (cell: Cell<unknown>, tell: () => void) => () => void;

/** One signal of MobX a cell of a form. It only says that the cell has changed: MobX calculates nothing of a form. */
export class Signals {
  readonly #watch: Watch;
  readonly #atoms = new WeakMap<Cell<unknown>, IAtom>();

  constructor(watch: Watch) {
    this.#watch = watch;
  }

  /** The value of a cell; what reads it in MobX's sight hears of each change. */
  read<T>(cell: Cell<T>): T {
    const atom = this.#atoms.get(cell) ?? this.#atomOf(cell);
    atom.reportObserved();
    return cell.get();
  }

  /** The cell is watched as long as somebody observes it. */
  #atomOf(cell: Cell<unknown>): IAtom {
    let end = (): void => undefined;
    const atom: IAtom = createAtom(
      'form',
      () => (end = this.#watch(cell, () => atom.reportChanged())),
      () => end(),
    );
    this.#atoms.set(cell, atom);
    return atom;
  }
}
