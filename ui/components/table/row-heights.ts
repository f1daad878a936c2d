/**
 * Heights of a list's rows in pixels: measured where a row has been seen, taken for granted elsewhere. A Fenwick
 * tree over them tells where a row begins, and which row is at a place, in logarithmic time.
 */
export class RowHeights {
  readonly length: number;
  readonly #tree: Float64Array;
  readonly #highestBit: number;

  /** `usual` is the height of a row that has not been measured. */
  constructor(keys: readonly string[], measured: ReadonlyMap<string, number>, usual: number) {
    this.length = keys.length;
    this.#tree = new Float64Array(keys.length + 1);
    this.#highestBit = keys.length === 0 ? 0 : 2 ** Math.floor(Math.log2(keys.length));
    const tree = this.#tree;
    keys.forEach((key, index) => {
      const node = index + 1;
      tree[node] = (tree[node] ?? 0) + (measured.get(key) ?? usual);
      const parent = node + (node & -node);
      if (parent <= keys.length) tree[parent] = (tree[parent] ?? 0) + (tree[node] ?? 0);
    });
  }

  /** Where a row begins: the height of all rows before it. */
  top(index: number): number {
    let height = 0;
    for (let node = Math.min(index, this.length); node > 0; node -= node & -node)
      height += this.#tree[node] ?? 0;
    return height;
  }

  /** The row at a place; the first one above all, the last one below all. */
  at(offset: number): number {
    let index = 0;
    let left = offset;
    for (let step = this.#highestBit; step > 0; step >>= 1) {
      const height = this.#tree[index + step];
      if (height === undefined || height > left) continue;
      index += step;
      left -= height;
    }
    return Math.min(index, Math.max(this.length - 1, 0));
  }
}
