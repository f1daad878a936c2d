/** Told of every call whether any answer came. */
export interface ConnectionObserver {
  observe(isAnswered: boolean): void;
}
