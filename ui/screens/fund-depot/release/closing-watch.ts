import type { Clock } from '@application/ports/clock';
import type { Cancel, Scheduler } from '@application/ports/scheduler';
import { later, type Instant } from '@domain/time/instant';

/** How often the closing time is looked at, in milliseconds. */
const LOOK_MS = 1000;
/** How soon the bank is asked again whose answer still names a time that has passed: its clock may be a little behind. */
const AGAIN_MS = 10_000;

/** What a page tells of its closing time, and what it does once that has passed. */
export interface ClosingPage {
  /** Until when what is shown holds; undefined as long as that is not known, or nothing may be asked. */
  readonly closesAt: () => Instant | undefined;
  readonly turn: () => void;
}

/** What looking at the time needs. */
export interface WatchTools {
  readonly clock: Clock;
  readonly scheduler: Pick<Scheduler, 'every'>;
}

/** Looks at the closing time that a page shows: once it has passed, what is shown holds no more. */
export class ClosingWatch {
  readonly #tools: WatchTools;
  readonly #page: ClosingPage;
  #stop: Cancel | undefined;
  #askedAt: Instant | undefined;

  constructor(tools: WatchTools, page: ClosingPage) {
    this.#tools = tools;
    this.#page = page;
  }

  start(): void {
    this.#stop ??= this.#tools.scheduler.every(LOOK_MS, this.#look);
  }

  stop(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  readonly #look = (): void => {
    const closesAt = this.#page.closesAt();
    const now = this.#tools.clock.now();
    if (closesAt === undefined || now < closesAt) return;
    const asked = this.#askedAt;
    if (asked !== undefined && asked >= closesAt && now < later(asked, AGAIN_MS)) return;
    this.#askedAt = now;
    this.#page.turn();
  };
}
