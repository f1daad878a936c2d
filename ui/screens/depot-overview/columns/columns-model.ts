import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { KeepOverviewColumns } from '@application/depot/keep-overview-columns';
import type { LoadOverviewColumns } from '@application/depot/load-overview-columns';
import {
  arrangedColumns,
  withColumnAt,
  type ArrangedColumn,
  type ColumnId,
} from '@domain/depot/overview-column';

/** What the columns are remembered with. */
export interface ColumnsCollaborators {
  readonly loadColumns: Pick<LoadOverviewColumns, 'execute'>;
  readonly keepColumns: Pick<KeepOverviewColumns, 'execute'>;
}

/** Which columns are shown and in which order, kept at the bank with each change (OBK-04). */
export class ColumnsModel {
  all: readonly ArrangedColumn[] = arrangedColumns([]);
  readonly #collaborators: ColumnsCollaborators;
  #isLoaded = false;

  constructor(collaborators: ColumnsCollaborators) {
    this.#collaborators = collaborators;
    makeAutoObservable(this, { all: observableRef }, { autoBind: true });
  }

  get visible(): readonly ColumnId[] {
    return this.all.filter(({ visible }) => visible).map(({ id }) => id);
  }

  /** Reads them once; what was changed meanwhile stays as changed. */
  async load(): Promise<void> {
    if (this.#isLoaded) return;
    const before = this.all;
    const columns = await this.#collaborators.loadColumns.execute()();
    runInAction(() => {
      this.#isLoaded = true;
      if (this.all === before) this.all = columns;
    });
  }

  turn(id: ColumnId, visible: boolean): void {
    this.#change(this.all.map((column) => (column.id === id ? { id, visible } : column)));
  }

  move(id: ColumnId, place: number): void {
    this.#change(withColumnAt(this.all, id, place));
  }

  reset(): void {
    this.#change(arrangedColumns([]));
  }

  #change(columns: readonly ArrangedColumn[]): void {
    this.all = columns;
    this.#collaborators.keepColumns.execute(columns);
  }
}
