import { sameValue } from '../same-value';
import type { Cell } from './cell';
import { Sender } from './sender';

/** A value that is put in from outside. */
export class Source<T> extends Sender implements Cell<T> {
  #value: T;

  constructor(value: T) {
    super();
    this.#value = value;
  }

  get(): T {
    return this.#value;
  }

  /** Puts another value in; one that says the same changes nothing. */
  set(value: T): void {
    if (sameValue(value, this.#value)) return;
    this.#value = value;
    this.version += 1;
    this.spread(true);
  }
}
