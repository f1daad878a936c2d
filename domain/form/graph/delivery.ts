import type { Cell, Dependent } from './cell';

/** How the one who looks at a form, such as a page, takes part in its changes. */
export interface Onlooker {
  /** Delivers news of changed cells in one go; what draws on a page can wrap it, so that it draws once. */
  readonly deliver?: (news: () => void) => void;
  /** Told after each change, before the news of it: what was remembered of cells that nobody watches may be old. */
  readonly changed?: () => void;
}

/** First what belongs to the form itself, such as issues on the way to their fields, then who looks at it. */
type Turn = 'form' | 'onlooker';

/** Tells those who watch a cell that it has become another: after a change as a whole, and once. */
export class Delivery {
  readonly #due: Readonly<Record<Turn, Set<Watch>>> = { form: new Set(), onlooker: new Set() };
  readonly #onlooker: Onlooker;
  #depth = 0;

  constructor(onlooker: Onlooker = {}) {
    this.#onlooker = onlooker;
  }

  /** Calls `tell` after each change of the cell; yields how to end that. */
  watch(cell: Cell<unknown>, tell: () => void, turn: Turn = 'onlooker'): () => void {
    const due = this.#due[turn];
    const watch = new Watch(cell, tell, due);
    return () => watch.end();
  }

  /** Changes as many cells as there are to change; nobody is told before all of it is done. */
  change(act: () => void): void {
    this.#depth += 1;
    try {
      act();
    } finally {
      this.#depth -= 1;
    }
    this.#onlooker.changed?.();
    if (this.#depth === 0) this.#settle();
  }

  #settle(): void {
    const { deliver = (news: () => void) => news() } = this.#onlooker;
    while (this.#due.form.size + this.#due.onlooker.size > 0) {
      this.#depth += 1;
      try {
        while (this.#due.form.size > 0) tellAll(this.#due.form);
        deliver(() => tellAll(this.#due.onlooker));
      } finally {
        this.#depth -= 1;
      }
    }
  }
}

function tellAll(due: Set<Watch>): void {
  const watches = [...due];
  due.clear();
  for (const watch of watches) watch.tellIfChanged();
}

class Watch implements Dependent {
  readonly #cell: Cell<unknown>;
  readonly #tell: () => void;
  readonly #due: Set<Watch>;
  #seen: number;
  #hasEnded = false;

  constructor(cell: Cell<unknown>, tell: () => void, due: Set<Watch>) {
    this.#cell = cell;
    this.#tell = tell;
    this.#due = due;
    cell.get();
    this.#seen = cell.version;
    cell.attach(this);
  }

  markStale(): void {
    this.#due.add(this);
  }

  end(): void {
    this.#hasEnded = true;
    this.#cell.detach(this);
    this.#due.delete(this);
  }

  tellIfChanged(): void {
    if (this.#hasEnded) return;
    this.#cell.get();
    if (this.#cell.version === this.#seen) return;
    this.#seen = this.#cell.version;
    this.#tell();
  }
}
