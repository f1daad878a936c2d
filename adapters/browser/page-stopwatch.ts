import type { Stopwatch } from '@application/ports/stopwatch';

/** Milliseconds since the page began, untouched by changes of the device's clock. */
export class PageStopwatch implements Stopwatch {
  constructor(private readonly performance: Pick<Performance, 'now'>) {}

  elapsed(): number {
    return this.performance.now();
  }
}
