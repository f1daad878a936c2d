import type { Cancel, Scheduler } from '@application/ports/scheduler';
import { FLOOD_WINDOW, type FloodGuard } from './flood-guard';
import { logLevels, type LogEntry, type LogSink } from './log-entry';
import { wireEntry, type WireEntry } from './wire-entry';

/** What became of a batch: the log has it, will never take it as it is, broke down over it, or could not be reached. */
export type Posted = 'arrived' | 'refused' | 'broken' | 'failed';

/** Sends entries, so that they outlive the page where it is leaving; never rejects. */
export type PostLog = (entries: readonly LogEntry[], leaving: boolean) => Promise<Posted>;

/** How long entries wait for company, and the most that travel together (50 by the wire). */
const GATHER = 2_000;
const BATCH = 50;
/** Browsers let 64 KiB outlive a page, all requests together; with headers and brackets this much is safe. */
const BATCH_BYTES = 56_000;
/** Entries kept while the log cannot be reached; beyond that the oldest go, and the next batch says how many. */
const KEPT = 500;
/** Entries put aside because the log broke down over each of them alone; beyond that the oldest go. */
const SUSPECTS = 50;
/** A failed batch is sent again after 5 s, then twice that and so on up to 5 min. */
const FIRST_RETRY = 5_000;
const LAST_RETRY = 300_000;

const sent = new Set(logLevels.slice(logLevels.indexOf('INFO')));

interface Collaborators {
  readonly post: PostLog;
  readonly scheduler: Scheduler;
  readonly floodGuard: FloodGuard;
}

/**
 * INFO and above to the bank's log (KIT-06): gathered by bytes, sent again after a failure, flushed when the page hides.
 * A batch the log refuses, or breaks down over again and again, is halved until the one it will not take is found. One it
 * breaks down over waits until all others are sent, and is given up when it does so again after one of them has passed.
 * Whatever is not sent is counted and said.
 */
export class ServerSink implements LogSink {
  readonly #with: Collaborators;
  #waiting: readonly WireEntry[] = [];
  #suspects: readonly WireEntry[] = [];
  #most = BATCH;
  #lost = 0;
  #underWay = 0;
  #outliving = 0;
  #timer: Cancel | undefined;
  #settling: Cancel | undefined;
  #failures = 0;

  constructor(collaborators: Collaborators) {
    this.#with = collaborators;
  }

  write(entry: LogEntry): void {
    if (!sent.has(entry.level)) return;
    const admitted = this.#with.floodGuard.admit(entry);
    if (admitted === undefined) this.#settleLater();
    else this.#queue([admitted]);
  }

  /** Sends all that waits, at once and whatever is under way: the page may be gone the next moment. */
  flush(): void {
    this.#timer?.();
    this.#timer = undefined;
    this.#keep([...this.#waiting, ...this.#with.floodGuard.owed('all').map(wireEntry)]);
    while (this.#isWaiting) void this.#sendBatch(true);
  }

  get #isWaiting(): boolean {
    return this.#waiting.length + this.#suspects.length > 0;
  }

  #queue(entries: readonly LogEntry[]): void {
    this.#keep([...this.#waiting, ...entries.map(wireEntry)]);
    if (this.#waiting.length > 0) this.#plan(GATHER);
  }

  #keep(entries: readonly WireEntry[]): void {
    this.#lost += Math.max(0, entries.length - KEPT);
    this.#waiting = entries.slice(-KEPT);
  }

  /** What is withheld is told when its window ends, even where the text never comes again. */
  #settleLater(): void {
    this.#settling ??= this.#with.scheduler.after(FLOOD_WINDOW, () => {
      this.#settling = undefined;
      const { floodGuard } = this.#with;
      this.#queue(floodGuard.owed('ended'));
      if (floodGuard.isOwing) this.#settleLater();
    });
  }

  #plan(delay: number): void {
    if (this.#timer !== undefined || this.#underWay > 0) return;
    this.#timer = this.#with.scheduler.after(delay, () => {
      this.#timer = undefined;
      void this.#sendBatch(false);
    });
  }

  async #sendBatch(leaving: boolean): Promise<void> {
    this.#underWay += 1;
    const isSuspect = this.#waiting.length === 0;
    const batch = isSuspect ? this.#nextSuspect() : this.#nextBatch();
    const lost = this.#lost;
    this.#lost = 0;
    const bytes = batch.reduce((sum, each) => sum + each.bytes, 0);
    // What does not fit beside it goes as any other request, which a page that only hides still sends.
    const outlives = leaving && this.#outliving + bytes <= BATCH_BYTES;
    if (outlives) this.#outliving += bytes;
    const posted = await this.#with.post(saying(lost, batch), outlives);
    if (outlives) this.#outliving -= bytes;
    this.#underWay -= 1;
    if (posted !== 'arrived') this.#lost += lost;
    this.#take(posted, batch, isSuspect);
    if (this.#isWaiting) this.#plan(this.#failures === 0 ? 0 : this.#pause());
  }

  #take(posted: Posted, batch: readonly WireEntry[], isSuspect: boolean): void {
    const before = this.#failures;
    this.#failures = posted === 'failed' || posted === 'broken' ? before + 1 : 0;
    const isAlone = batch.length === 1;
    if (posted === 'arrived') this.#most = BATCH;
    else if (isAlone && (posted === 'refused' || (posted === 'broken' && isSuspect && before === 0))) {
      this.#lost += 1;
      this.#most = BATCH;
    } else if (isSuspect || (isAlone && posted === 'broken' && before > 0)) this.#suspect(batch);
    else {
      // The first breakdown may be one of the log itself, and no fault of the batch.
      if (posted === 'refused' || (posted === 'broken' && before > 0))
        this.#most = Math.ceil(batch.length / 2);
      this.#keep([...batch, ...this.#waiting]);
    }
  }

  #suspect(entries: readonly WireEntry[]): void {
    const all = [...this.#suspects, ...entries];
    this.#lost += Math.max(0, all.length - SUSPECTS);
    this.#suspects = all.slice(-SUSPECTS);
  }

  #nextSuspect(): readonly WireEntry[] {
    const [next, ...others] = this.#suspects;
    this.#suspects = others;
    return next === undefined ? [] : [next];
  }

  #nextBatch(): readonly WireEntry[] {
    let bytes = 0;
    const fits = this.#waiting.slice(0, this.#most).findIndex((each) => (bytes += each.bytes) > BATCH_BYTES);
    const count = fits < 0 ? this.#most : Math.max(1, fits);
    const batch = this.#waiting.slice(0, count);
    this.#waiting = this.#waiting.slice(count);
    return batch;
  }

  #pause(): number {
    return Math.min(FIRST_RETRY * 2 ** (this.#failures - 1), LAST_RETRY);
  }
}

/** The first entry of a batch says how many were lost before it. */
function saying(lost: number, batch: readonly WireEntry[]): readonly LogEntry[] {
  const [first, ...others] = batch.map(({ entry }) => entry);
  if (first === undefined) return [];
  return lost === 0
    ? [first, ...others]
    : [{ ...first, additional: { ...first.additional, lost } }, ...others];
}
