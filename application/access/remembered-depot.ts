import type { Depot } from '@domain/depot/depot';

/** The depot a guard found on the way in, for the page behind it: the first that can have a savings plan (GU-07). */
export class RememberedDepot {
  #depot: Depot | undefined;

  remember(depot: Depot | undefined): void {
    this.#depot = depot;
  }

  recall(): Depot | undefined {
    return this.#depot;
  }
}
