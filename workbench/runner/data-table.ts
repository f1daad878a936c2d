import type { PickleTable } from '@cucumber/messages';

/** The table below a step, as steps ask for it; the same questions as Cucumber's own class answers. */
export class DataTable {
  readonly #raw: readonly (readonly string[])[];

  constructor(table: PickleTable) {
    this.#raw = table.rows.map(({ cells }) => cells.map(({ value }) => value));
  }

  /** All rows, the first included. */
  raw(): string[][] {
    return this.#raw.map((row) => [...row]);
  }

  /** The rows below the first. */
  rows(): string[][] {
    return this.raw().slice(1);
  }

  /** Each row below the first by the names in that one. */
  hashes(): Record<string, string>[] {
    const [names = [], ...rows] = this.#raw;
    return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])));
  }

  /** The second column by the first. */
  rowsHash(): Record<string, string> {
    return Object.fromEntries(this.#raw.map(([name = '', value = '']) => [name, value]));
  }
}
