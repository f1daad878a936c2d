/** A clock that never jumps: for spans, never for the time of day. */
export interface Stopwatch {
  /** Milliseconds since some fixed moment. */
  elapsed(): number;
}
