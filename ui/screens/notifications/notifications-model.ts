import type { NotificationGateway } from '@application/ports/bank/notification-gateway';
import type { Clock } from '@application/ports/clock';
import type { Cancel, Scheduler } from '@application/ports/scheduler';
import type { Notification } from '@domain/notification/notification';
import { RemoteValue } from '@ui/parts/remote-value';
import { makeAutoObservable } from 'mobx';

/** Milliseconds between two looks at what happened, while the page is seen. */
const LOOK = 30_000;

/** What the bell needs from outside. */
export interface NotificationsCollaborators {
  readonly notifications: Pick<NotificationGateway, 'notifications' | 'markSeen'>;
  readonly clock: Clock;
  readonly scheduler: Pick<Scheduler, 'every'>;
  /** Nobody looks at a page in the background. */
  readonly isSeen: () => boolean;
}

/** What happened without the customer, on every page. */
export class NotificationsModel {
  readonly list: RemoteValue<readonly Notification[]>;
  isOpen = false;
  readonly #with: NotificationsCollaborators;
  #stop: Cancel | undefined;

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
      if (this.#with.isSeen()) void this.look();
    });
  }

  /** Looks no more, and forgets what happened: it is nobody's business once the visit is over. */
  end(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.list.reset();
  }

  async look(): Promise<void> {
    await this.list.load(this.#with.notifications.notifications());
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
