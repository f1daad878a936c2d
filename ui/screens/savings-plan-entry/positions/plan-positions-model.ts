import type { Issue } from '@domain/form/issue';
import type { Removed } from '@domain/form/session/rows-cell';
import type { Instrument } from '@domain/instrument/instrument';
import { clearRow } from '@domain/savings-plan/form/clear-row';
import {
  InstrumentSearchModel,
  type InstrumentSearchCollaborators,
} from '@ui/parts/instrument/instrument-search-model';
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { ObservedPlan } from '../input/observed-plan';

/** A row that was taken out, and what stood in it. */
export interface RemovedPosition extends Removed {
  readonly name: string;
}

/** The rows of a plan as the customer fills, removes and moves them, each with its search. */
export class PlanPositionsModel {
  readonly #with: InstrumentSearchCollaborators;
  readonly #form: ObservedPlan;
  readonly #searches = observable.map<string, InstrumentSearchModel>({}, { deep: false });
  /** What the bank said of knowledge and target market, by the key of the row. */
  readonly #groups = observable.map<string, string>();
  /** The row taken out last, to be put back. */
  removed: RemovedPosition | undefined;

  constructor(collaborators: InstrumentSearchCollaborators, form: ObservedPlan) {
    this.#with = collaborators;
    this.#form = form;
    makeAutoObservable(this, { removed: observableRef }, { autoBind: true });
  }

  /** The search of a row, which shows what is chosen in it. */
  search(key: string): InstrumentSearchModel {
    const search = this.#searches.get(key) ?? new InstrumentSearchModel(this.#with);
    if (!this.#searches.has(key)) runInAction(() => this.#searches.set(key, search));
    return search;
  }

  /** The product group that the bank misses knowledge of at a row. */
  groupAt(key: string): string | undefined {
    return this.#groups.get(key);
  }

  /** Shows the names of all that is chosen in the fields where they are searched. */
  showNames(): void {
    const { session } = this.#form;
    for (const { key, nodes } of this.#rows.rows) {
      const instrument = session.field(nodes.instrument).value;
      if (instrument !== undefined) this.search(key).show(instrument.name);
    }
  }

  choose(key: string, instrument: Instrument): void {
    this.search(key).show(instrument.name);
    this.#groups.delete(key);
    this.#instrument(key)?.setValue(instrument);
  }

  /** Another text in the search: what was chosen is no longer meant. */
  type(key: string, text: string): void {
    this.search(key).type(text);
    this.#instrument(key)?.setValue(undefined);
  }

  add(): void {
    this.#rows.add();
  }

  /** Takes a row out; the last one is emptied. */
  remove(key: string): void {
    const name = this.#instrument(key)?.value?.name ?? '';
    const removed = this.#rows.remove(key);
    if (removed === undefined) {
      this.search(key).show('');
      clearRow(this.#form.session, key);
      return;
    }
    this.removed = { ...removed, name };
  }

  putBack(): void {
    const { removed } = this;
    this.removed = undefined;
    if (removed !== undefined) this.#rows.putBack(removed);
  }

  /** What was taken out stays out. */
  settle(): void {
    this.removed = undefined;
  }

  move(key: string, by: -1 | 1): void {
    this.#rows.move(key, this.#rows.keys.indexOf(key) + by);
  }

  /** Takes what the bank says of the rows. */
  hear(issues: readonly Issue[]): void {
    this.#groups.clear();
    for (const { field = '', args } of issues) {
      const [, key] = /^positions\[(.+)\]\.instrument$/.exec(field) ?? [];
      const group = args['productGroupId'];
      if (key !== undefined && group !== undefined) this.#groups.set(key, group);
    }
  }

  get #rows() {
    return this.#form.session.collection(this.#form.nodes.positions);
  }

  #instrument(key: string) {
    const row = this.#rows.rows.find((each) => each.key === key);
    return row && this.#form.session.field(row.nodes.instrument);
  }
}
