import { timeAllowed } from '@domain/session/idle-rule';
import {
  isThrottled,
  startIdleWatch,
  stepIdleWatch,
  type IdleEvent,
  type IdleSurroundings,
  type IdleWatch,
} from '@domain/session/idle-watch';
import { isSamePulse } from '@domain/session/pulse';
import type { ActivitySource } from '../ports/activity-source';
import type { Clock } from '../ports/clock';
import type { Cancel, Scheduler } from '../ports/scheduler';
import type { TabPulse } from '../ports/tab-pulse';
import type { KeepAlive } from './keep-alive';
import type { LeavePortal } from './leave-portal';

/** Milliseconds between two looks at the clock (portal.md 9). */
const CHECK_INTERVAL = 1000;

/** What attending needs. */
export interface AttendSessionCollaborators {
  /** The device's clock, which all tabs share. */
  readonly clock: Clock;
  readonly scheduler: Pick<Scheduler, 'every'>;
  readonly activity: ActivitySource;
  readonly tabs: TabPulse;
  readonly keepAlive: Pick<KeepAlive, 'execute'>;
  readonly leave: Pick<LeavePortal, 'execute'>;
  /** What the page now shown goes by; asked for at each look. */
  readonly terms: () => Pick<IdleSurroundings, 'rule' | 'autoResume'>;
  /** Whether another session has begun in this browser: this one is over. */
  readonly isOtherSession?: () => boolean;
  /** Seconds between two pings while the customer is there. */
  readonly pingInterval: number;
}

/** A session that is attended to. */
export interface Attendance {
  /** The customer goes on. */
  resume(): void;
  /** Attends no more. */
  stop(): void;
}

/**
 * Watches over a session until it ends (KIT-07, KIT-08): looks at the clock each second and at each sign of the
 * customer, shares both with the other tabs, pings the bank while somebody is there, and leaves at the end.
 */
export class AttendSession {
  readonly #with: AttendSessionCollaborators;

  constructor(collaborators: AttendSessionCollaborators) {
    this.#with = collaborators;
  }

  /** Tells each new state of the watch, the first at once. */
  execute(tell: (watch: IdleWatch) => void): Attendance {
    return new AttendedSession(this.#with, tell);
  }
}

class AttendedSession implements Attendance {
  readonly #with: AttendSessionCollaborators;
  readonly #tell: (watch: IdleWatch) => void;
  readonly #endings: readonly Cancel[];
  #watch: IdleWatch;
  #pings: { readonly limit: number; readonly stop: Cancel } | undefined;

  constructor(collaborators: AttendSessionCollaborators, tell: (watch: IdleWatch) => void) {
    this.#with = collaborators;
    this.#tell = tell;
    const { scheduler, activity, tabs } = collaborators;
    const tick = (): void => this.#happen('tick');
    this.#endings = [
      scheduler.every(CHECK_INTERVAL, tick),
      tabs.listen(tick),
      activity.listen({ onSign: () => this.#sign(), onSight: tick }),
    ];
    const around = this.#around();
    this.#watch = startIdleWatch(around);
    this.#settle(around);
  }

  resume(): void {
    this.#happen('resume');
  }

  stop(): void {
    for (const end of this.#endings) end();
    this.#pings?.stop();
    this.#pings = undefined;
  }

  /** A mouse tells of itself hundreds of times a second: what would be throttled costs nothing. */
  #sign(): void {
    if (!isThrottled(this.#watch, this.#with.clock.now())) this.#happen('interrupt');
  }

  #happen(event: IdleEvent): void {
    if (this.#watch.kind === 'stopped') return;
    const around = this.#around();
    this.#watch = stepIdleWatch(this.#watch, event, around);
    this.#settle(around);
  }

  #settle({ known, rule }: IdleSurroundings): void {
    const watch = this.#watch;
    if (known === undefined || !isSamePulse(watch.pulse, known)) this.#with.tabs.write(watch.pulse);
    this.#ping(watch.kind === 'running' ? timeAllowed(rule) / 1000 : undefined);
    this.#tell(watch);
    if (watch.kind !== 'stopped') return;
    this.stop();
    void this.#with.leave.execute({ reason: watch.cause === 'timeout' ? 'zeit' : 'fenster' })();
  }

  /** Pings under this limit, in seconds; without one not at all. */
  #ping(limit: number | undefined): void {
    if (this.#pings?.limit === limit) return;
    this.#pings?.stop();
    const { keepAlive, pingInterval } = this.#with;
    this.#pings =
      limit === undefined ? undefined : { limit, stop: keepAlive.execute({ interval: pingInterval, limit }) };
  }

  #around(): IdleSurroundings {
    const { clock, tabs, terms, isOtherSession } = this.#with;
    const now = clock.now();
    const known = tabs.read();
    // Told to nobody: the tabs of the other session go on.
    return { now, known: known && isOtherSession?.() ? { ...known, endedAt: now } : known, ...terms() };
  }
}
