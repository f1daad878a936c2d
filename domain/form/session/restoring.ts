import type { Form } from '../form';
import type { Cell } from '../graph/cell';
import type { Delivery } from '../graph/delivery';
import type { Kept } from '../nodes/node';
import type { Layout } from './layout';
import { moved, putBack, type Restored, type Snapshot, type Wanted } from './snapshot';

/** Puts drafts back into a session. What belongs to rows that a fact gives waits for these rows. */
export class Restoring {
  readonly #form: Pick<Form<object, object>, 'moved'>;
  readonly #layout: Cell<Layout>;
  readonly #delivery: Delivery;
  readonly #later = new Map<string, Kept>();

  constructor(form: Pick<Form<object, object>, 'moved'>, layout: Cell<Layout>, delivery: Delivery) {
    this.#form = form;
    this.#layout = layout;
    this.#delivery = delivery;
    delivery.watch(layout, () => this.#takeLater(), 'form');
  }

  /** Puts back what a draft kept, as far as it can still be read; says what cannot, and what has to be fetched. */
  restore(kept: Snapshot): Restored {
    const { fields, rows } = moved(kept, this.#form);
    const unread: string[] = [];
    const wanted: Wanted[] = [];
    this.#delivery.change(() => {
      for (const collection of this.#layout.get().collections) {
        const keys = rows[collection.path];
        if (keys !== undefined) collection.restore(keys);
      }
      const { collections, fields: there } = this.#layout.get();
      const known = new Map(there.map((field) => [field.path, field]));
      const given = collections.filter(({ isGiven }) => isGiven).map(({ path }) => path);
      for (const [path, value] of Object.entries(fields)) {
        const field = known.get(path);
        const result = field && putBack(field, value);
        if (result?.wanted) wanted.push(result.wanted);
        if (result === undefined && given.some((rowsPath) => path.startsWith(`${rowsPath}[`)))
          this.#later.set(path, value);
        else if (result?.isRead !== true) unread.push(path);
      }
    });
    return { unread, wanted };
  }

  #takeLater(): void {
    if (this.#later.size === 0) return;
    for (const field of this.#layout.get().fields) {
      const value = this.#later.get(field.path);
      if (value === undefined) continue;
      this.#later.delete(field.path);
      putBack(field, value);
    }
  }
}
