import type { Clock } from '@application/ports/clock';
import { instant, type Instant } from '@domain/time/instant';

/** The Date header tells whole seconds: on average half of one has passed. */
const HALF_SECOND = 500;

/** A shift below this many ms is the header's grain, not a clock that was set. */
const GRAIN = 1000;

/**
 * The bank's time: the device's clock, shifted by what the Date headers of the bank's answers show. The
 * answer's way takes half of the call's time; small differences from call to call do not move the clock.
 */
export class BankClock implements Clock {
  readonly #deviceTime: () => number;
  #offset = 0;

  constructor(deviceTime: () => number) {
    this.#deviceTime = deviceTime;
  }

  now(): Instant {
    return instant(this.#deviceTime() + this.#offset);
  }

  /** Takes the time of an answer; all three in ms. */
  observe(serverTime: number, sentAt: number, receivedAt: number): void {
    const offset = serverTime + HALF_SECOND - (sentAt + receivedAt) / 2;
    const doubt = GRAIN + (receivedAt - sentAt) / 2;
    if (Math.abs(offset - this.#offset) > doubt) this.#offset = Math.round(offset);
  }
}
