import type { Dependent } from './cell';

/** What every cell that can change has in common: those who depend on it, and how they are told. */
export abstract class Sender {
  #dependents: Dependent[] | undefined;
  version = 0;

  attach(dependent: Dependent): void {
    (this.#dependents ??= []).push(dependent);
  }

  detach(dependent: Dependent): void {
    this.#dependents = this.#dependents?.filter((each) => each !== dependent);
  }

  protected spread(isCertain: boolean): void {
    this.#dependents?.forEach((dependent) => dependent.markStale(isCertain));
  }
}
