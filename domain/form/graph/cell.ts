/** What is told when a cell it reads may have become another. */
export interface Dependent {
  /** Certain: a cell it reads is another. Else a cell further up is, and perhaps nothing comes of it. */
  markStale(isCertain: boolean): void;
}

/** A value in the graph of a form. A reader sees it as it stands now. */
export interface Cell<T> {
  /** How often the value has become another. */
  readonly version: number;
  get(): T;
  attach(dependent: Dependent): void;
  detach(dependent: Dependent): void;
}
