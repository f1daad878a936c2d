import type { Cancel, Scheduler } from '@application/ports/scheduler';
import type { Stopwatch } from '@application/ports/stopwatch';
import type { BrowserConnection } from './browser-connection';

/** What of the page is looked at. */
interface WatchedPage extends Pick<EventTarget, 'addEventListener'> {
  readonly navigator: Pick<Navigator, 'onLine'>;
  readonly document: Pick<Document, 'addEventListener' | 'visibilityState'>;
}

interface Collaborators {
  readonly connection: Pick<BrowserConnection, 'isUp' | 'turn' | 'watchedBy'>;
  readonly page: WatchedPage;
  readonly scheduler: Pick<Scheduler, 'after'>;
  readonly stopwatch: Stopwatch;
  /** Asks the bank for the least there is; fails without any answer. */
  readonly ask: () => Promise<unknown>;
}

/** Milliseconds between two signs of life while the customer is at it: a banner is to stand within a second. */
const IN_USE = 800;
/** And while nobody touches the page, which costs a telephone next to nothing. */
const UNTOUCHED = 15_000;
/** Milliseconds for which the customer is taken to be at it after the last touch. */
const AT_IT = 10_000;
/** Milliseconds between two questions whether a lost line is back. */
const ASK_AGAIN = 2_000;
/** Milliseconds the bank has to answer after a call that was not answered. */
const AFTER_FAILURE = 900;
/** Milliseconds it has where nothing is known but silence: a multiple of what this line took lately, within limits. */
const silence = { least: 2_000, most: 6_000, multiple: 4 };
/** How much of the slowest answer is remembered with each next one. */
const MEMORY = 0.7;

const touches = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin'];

/**
 * Asks the bank whether it is within reach, whatever the device believes: at once after a call without an answer, as that
 * may have failed for reasons of its own; by itself while the page is seen and nothing else was answered, often only while
 * somebody is at it. A question that meets a refusal decides; one that meets silence does so after a while, longer on a
 * slow line; any answer, however late, says that the line stands (docs/adr/0014).
 */
export class LineWatch {
  readonly #with: Collaborators;
  /** When the last answer came, and the last touch. */
  #answered: number;
  #touched: number;
  /** The slowest of the last answers, fading. */
  #usual = silence.most / silence.multiple;
  /** When the question now open decides. */
  #decides = Infinity;
  #next: Cancel | undefined;

  constructor(collaborators: Collaborators) {
    this.#with = collaborators;
    this.#answered = this.#touched = collaborators.stopwatch.elapsed();
    const { connection, page } = collaborators;
    const touched = (): void => this.#touch();
    for (const type of touches)
      page.document.addEventListener(type, touched, { capture: true, passive: true });
    page.document.addEventListener('visibilitychange', () => this.#look());
    page.addEventListener('online', () => this.#look());
    connection.watchedBy(this);
    this.#look();
  }

  /** What became of a call: whether any answer came. */
  observe(isAnswered: boolean): void {
    if (!isAnswered) return void this.#question(AFTER_FAILURE);
    this.#answered = this.#with.stopwatch.elapsed();
    if (!this.#with.connection.isUp() && this.#isOnLine()) this.#with.connection.turn(false);
  }

  #isOnLine(): boolean {
    return this.#with.page.navigator.onLine;
  }

  #pace(): number {
    return this.#with.stopwatch.elapsed() - this.#touched < AT_IT ? IN_USE : UNTOUCHED;
  }

  #touch(): void {
    const wasLeft = this.#pace() === UNTOUCHED;
    this.#touched = this.#with.stopwatch.elapsed();
    if (wasLeft) this.#look();
  }

  /** Asks where no sign of life came for as long as the pace allows, and looks again. */
  #look(): void {
    const { connection, page, scheduler, stopwatch } = this.#with;
    this.#next?.();
    const rest = this.#answered + this.#pace() - stopwatch.elapsed();
    this.#next = scheduler.after(rest > 0 ? rest : this.#pace(), () => this.#look());
    const isSeen = page.document.visibilityState !== 'hidden';
    if (rest > 0 || !isSeen || !connection.isUp()) return;
    const { least, most, multiple } = silence;
    void this.#question(Math.min(most, Math.max(least, this.#usual * multiple)));
  }

  async #question(patience: number): Promise<void> {
    const { ask, scheduler, stopwatch } = this.#with;
    const begun = stopwatch.elapsed();
    const decides = begun + patience;
    if (decides >= this.#decides || !this.#isOnLine()) return;
    this.#decides = decides;
    const decide = (): void => {
      calledOff();
      if (this.#decides === decides) this.#decides = Infinity;
    };
    const calledOff = scheduler.after(patience, () => {
      decide();
      this.#lose(begun);
    });
    try {
      await ask();
      decide();
      this.#usual = Math.max(stopwatch.elapsed() - begun, this.#usual * MEMORY);
      this.observe(true);
    } catch {
      decide();
      this.#lose(begun);
    }
  }

  /** Unless something was answered since it was asked. */
  #lose(asked: number): void {
    const { connection, scheduler } = this.#with;
    if (!connection.isUp() || this.#answered > asked) return;
    connection.turn(true);
    const again = (): void => {
      if (connection.isUp() || !this.#isOnLine()) return;
      void this.#question(ASK_AGAIN);
      scheduler.after(ASK_AGAIN, again);
    };
    scheduler.after(ASK_AGAIN, again);
  }
}
