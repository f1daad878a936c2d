/**
 * Lets what concerns one thing happen one after the other within this process, in the order in which it came. What
 * waits here holds nothing, least of all a connection to the database.
 */
export class Turns {
  /** The latest work of each thing with any. */
  readonly #latest = new Map<string, Promise<unknown>>();

  /** Does the work once all earlier work of the same thing has ended, however it ended. */
  async take<T>(thing: string, work: () => Promise<T>): Promise<T> {
    const earlier = this.#latest.get(thing);
    const mine =
      earlier === undefined
        ? work()
        : earlier.then(
            () => work(),
            () => work(),
          );
    this.#latest.set(thing, mine);
    try {
      return await mine;
    } finally {
      if (this.#latest.get(thing) === mine) this.#latest.delete(thing);
    }
  }
}
