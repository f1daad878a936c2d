import { type Intent, type IntentContent, isFor, isOpen, isPlaced, isUnseen } from '@domain/release/intent';
import { type IntentEvent, stepIntent } from '@domain/release/intent-step';
import type { IntentId } from '@domain/codes/ids';
import type { TabId } from '@domain/codes/tab-id';
import * as O from 'fp-ts/Option';
import type { Clock } from '../ports/clock';
import type { ReleaseJournal } from '../ports/storage/release-journal';
import type { Registration } from './registration';

/** Milliseconds within which the same in another window is taken for a mistake: a quarter of an hour. */
const TWIN_MEMORY = 900_000;

/**
 * Where the use cases write down what happens to an intent. The journal is written before a call goes out and again
 * when its answer, or silence, is there.
 */
export class IntentLedger {
  /** Ends this page has learnt itself: it lived to show them. */
  readonly #settled = new Set<IntentId>();

  constructor(
    private readonly journal: ReleaseJournal,
    private readonly clock: Clock,
  ) {}

  async find(id: IntentId): Promise<Intent | undefined> {
    return O.toUndefined(await this.journal.find(id)());
  }

  /**
   * The intents that stand in the way of this one, oldest first: those of the same draft whose end the bank has not
   * told, or that were never shown because the page died before; and any other that may still become the same.
   */
  async pending(asked: IntentContent): Promise<readonly Intent[]> {
    const all = await this.journal.all()();
    const isUntold = (intent: Intent): boolean => isUnseen(intent) && !this.#settled.has(intent.id);
    return all.filter((intent) =>
      intent.draft === asked.draft
        ? isOpen(intent) || isUntold(intent)
        : isOpen(intent) && isFor(intent, asked),
    );
  }

  /** Whether another tab has released its twin a moment ago, and something has come of it or still may. */
  async hasTwin(
    tab: TabId,
    asked: IntentContent,
    isTwin: NonNullable<Registration<unknown, unknown>['isTwin']>,
  ): Promise<boolean> {
    const since = this.clock.now() - TWIN_MEMORY;
    const all = await this.journal.all()();
    const recent = all.filter((intent) => intent.tab !== tab && intent.preparedAt >= since);
    return recent.some((intent) => isPlaced(intent) && isTwin(intent, asked));
  }

  /** The last one made of this in its draft. */
  async newest(asked: IntentContent): Promise<Intent | undefined> {
    const all = await this.journal.all()();
    return all.findLast((intent) => intent.draft === asked.draft && isFor(intent, asked));
  }

  async keep(intent: Intent): Promise<Intent> {
    await this.journal.keep(intent)();
    return intent;
  }

  async forget(id: IntentId): Promise<void> {
    await this.journal.forget(id)();
  }

  /** Steps the intent as it stands in the journal now: another tab may have moved it on. */
  async note(intent: Intent, event: IntentEvent): Promise<Intent> {
    const latest = (await this.find(intent.id)) ?? intent;
    const next = await this.keep(stepIntent(latest, event, this.clock.now()));
    if (!isOpen(next)) this.#settled.add(next.id);
    return next;
  }
}
