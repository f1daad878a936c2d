import type { LiveUpdates } from '@application/ports/bank/live-updates';
import type { NotificationGateway } from '@application/ports/bank/notification-gateway';
import type { Clock } from '@application/ports/clock';
import type { Cancel, Scheduler } from '@application/ports/scheduler';
import type { Unsubscribe } from '@application/ports/unsubscribe';
import type { Notification } from '@domain/notification/notification';
import { RemoteValue } from '@ui/parts/remote-value';
import { makeAutoObservable } from 'mobx';

/** Milliseconds between two looks at what happened, while the page is seen and the bank does not tell by itself. */
const LOOK = 30_000;

/** What the bell needs from outside. */
export interface NotificationsCollaborators {
  readonly notifications: Pick<NotificationGateway, 'notifications' | 'markSeen'>;
  /** What the bank tells by itself; its code comes later, or not at all. */
  readonly live: () => Promise<Pick<LiveUpdates, 'notifications' | 'connection'>>;
  readonly clock: Clock;
  readonly scheduler: Pick<Scheduler, 'every'>;
  /** Nobody looks at a page in the background. */
  readonly isSeen: () => boolean;
}

/**
 * What happened without the customer, on every page. The bank tells when something has; where it cannot be heard, this
 * looks by itself from time to time.
 */
export class NotificationsModel {
  readonly list: RemoteValue<readonly Notification[]>;
  isOpen = false;
  readonly #with: NotificationsCollaborators;
  #stop: Cancel | undefined;
  #leave: Unsubscribe | undefined;
  #isTold = false;
  #looking: Promise<void> | undefined;
  #isStale = false;
  /** Counts the ends, so that code that comes after one is not listened with. */
  #visit = 0;

  constructor(collaborators: NotificationsCollaborators) {
    this.#with = collaborators;
    this.list = new RemoteValue(collaborators.clock);
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  /** How many the customer has not seen yet. */
  get unseen(): number {
    return (this.list.value ?? []).filter(({ isSeen }) => !isSeen).length;
  }

  /** Begins to look, once. */
  start(): void {
    if (this.#stop !== undefined) return;
    void this.look();
    this.#stop = this.#with.scheduler.every(LOOK, () => {
      if (!this.#isTold && this.#with.isSeen()) void this.look();
    });
  }

  /** Looks no more, and forgets what happened: it is nobody's business once the visit is over. */
  end(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.#leave?.();
    this.#leave = undefined;
    this.#isStale = false;
    this.#visit += 1;
    this.list.reset();
  }

  /** Looks; whatever happens while a look is under way is found by one more. */
  look(): Promise<void> {
    this.#isStale = true;
    this.#looking ??= this.#lookUntilFresh().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  async #lookUntilFresh(): Promise<void> {
    while (this.#isStale) {
      this.#isStale = false;
      const found = await this.list.load(this.#with.notifications.notifications());
      // Before the session is released the bank tells nothing, and does not say so.
      if (found !== undefined) await this.#listen();
    }
  }

  async #listen(): Promise<void> {
    if (this.#leave !== undefined || this.#stop === undefined) return;
    const visit = this.#visit;
    this.#leave = () => undefined;
    const live = await this.#with.live().catch(() => undefined);
    if (visit !== this.#visit) return;
    if (live === undefined) {
      this.#leave = undefined;
      return;
    }
    const endConnection = live.connection((state) => (this.#isTold = state === 'connected'));
    const tell = (): void => void this.look();
    const endNews = live.notifications(tell, tell);
    this.#leave = () => {
      endNews();
      endConnection();
      this.#isTold = false;
    };
  }

  /** Shows them; what is shown is seen from then on, and keeps its mark while it stands open. */
  open(): void {
    this.isOpen = true;
    if (this.unseen > 0) void this.#with.notifications.markSeen()();
  }

  close(): void {
    this.isOpen = false;
    void this.look();
  }
}
