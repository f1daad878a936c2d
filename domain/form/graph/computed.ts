import { sameValue } from '../same-value';
import type { Cell, Dependent } from './cell';
import { Sender } from './sender';

/** Suspect: something further up has changed, and whether it comes down to here is not known yet. */
type Freshness = 'fresh' | 'suspect' | 'stale';

/**
 * A value calculated from other cells: at the first read, and again only when one of them has become another. A result
 * that says the same as the last one goes no further.
 */
export class Computed<T> extends Sender implements Cell<T>, Dependent {
  #inputs: readonly Cell<unknown>[];
  readonly #calculate: () => T;
  #freshness: Freshness = 'stale';
  #result: { readonly value: T } | undefined;
  #isRunning = false;
  /** How often it was calculated. */
  runs = 0;

  constructor(inputs: readonly Cell<unknown>[], calculate: () => T) {
    super();
    this.#inputs = inputs;
    this.#calculate = calculate;
    for (const input of inputs) input.attach(this);
  }

  get(): T {
    if (this.#freshness === 'suspect' && !this.#hasStaleInput()) this.#freshness = 'fresh';
    if (this.#freshness !== 'fresh' || this.#result === undefined) return this.#run().value;
    return this.#result.value;
  }

  /** Reads other cells from now on: for what is calculated over rows that come and go. */
  rewire(inputs: readonly Cell<unknown>[]): void {
    for (const input of this.#inputs) if (!inputs.includes(input)) input.detach(this);
    for (const input of inputs) if (!this.#inputs.includes(input)) input.attach(this);
    this.#inputs = inputs;
  }

  markStale(isCertain: boolean): void {
    const wasFresh = this.#freshness === 'fresh';
    if (isCertain) this.#freshness = 'stale';
    else if (wasFresh) this.#freshness = 'suspect';
    if (wasFresh) this.spread(false);
  }

  /** An input that comes out as another says so by marking this cell stale. */
  #hasStaleInput(): boolean {
    return this.#inputs.some((input) => {
      input.get();
      return this.#freshness === 'stale';
    });
  }

  /** All inputs are read first, so that a change of one that the calculation passes over is heard of, too. */
  #run(): { readonly value: T } {
    if (this.#isRunning) throw new Error('A value of the form is calculated from itself');
    this.#isRunning = true;
    try {
      for (const input of this.#inputs) input.get();
      const value = this.#calculate();
      this.runs += 1;
      this.#freshness = 'fresh';
      const last = this.#result;
      if (last !== undefined && sameValue(last.value, value)) return last;
      this.#result = { value };
      this.version += 1;
      this.spread(true);
      return this.#result;
    } finally {
      this.#isRunning = false;
    }
  }
}
