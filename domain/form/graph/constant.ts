import type { Cell } from './cell';

/** A value that stays; nobody has to hear of it. */
export class Constant<T> implements Cell<T> {
  readonly #value: T;
  readonly version = 0;

  constructor(value: T) {
    this.#value = value;
  }

  get(): T {
    return this.#value;
  }

  attach(): void {
    // It never changes.
  }

  detach(): void {
    // Nobody was attached.
  }
}
