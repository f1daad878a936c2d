import type { Clock } from '@application/ports/clock';
import type { DevicePreferences } from '@application/ports/device-preferences';
import type { Attendance, AttendSession } from '@application/session/attend-session';
import type { VisitMarks } from '@application/ports/visit-marks';
import { idleMinutes, type IdleMinutes } from '@domain/session/idle-rule';
import type { IdleWatch } from '@domain/session/idle-watch';
import { makeAutoObservable } from 'mobx';

/** Seconds left at which a screen reader says so; each second would drown everything else. */
const ANNOUNCED = [5, 10, 20, 30];

/** What the session's clock and warning stand on. */
export interface SessionWatchCollaborators {
  readonly attendSession: Pick<AttendSession, 'execute'>;
  readonly preferences: DevicePreferences;
  /** The device's clock, as the watch reads it. */
  readonly clock: Clock;
  /** The bank's own rule, in seconds. */
  readonly bank: { readonly idleSeconds: number; readonly countdownSeconds: number };
  readonly signOut: () => Promise<void>;
  /** The visitor's agreement to be counted; undefined where nobody counts (KIT-14). */
  readonly counting?: Pick<VisitMarks, 'hasConsent' | 'consent'> | undefined;
}

/** The session as its customer sees it: how long it lasts, the warning before its end, and their own shorter time. */
export class SessionWatchModel {
  secondsLeft = 0;
  isWarning = false;
  isOpen = false;
  chosen: IdleMinutes | undefined;
  /** Whether visits are counted; undefined where there is nothing to agree to. */
  isCounted: boolean | undefined;
  readonly #collaborators: SessionWatchCollaborators;
  #attendance: Attendance | undefined;

  constructor(collaborators: SessionWatchCollaborators) {
    this.#collaborators = collaborators;
    this.chosen = collaborators.preferences.read().idleMinutes;
    this.isCounted = collaborators.counting?.hasConsent();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Begins to watch, once. */
  start(): void {
    this.#attendance ??= this.#collaborators.attendSession.execute(this.show);
  }

  show(watch: IdleWatch): void {
    this.secondsLeft = Math.max(0, Math.ceil((watch.pulse.endsAt - this.#collaborators.clock.now()) / 1000));
    this.isWarning = watch.kind === 'idling';
  }

  /** The customer is still there. */
  resume(): void {
    this.#attendance?.resume();
  }

  /** The customer's own time, or the bank's again; it holds from the next look at the clock. */
  choose(minutes: IdleMinutes | undefined): void {
    this.chosen = minutes;
    const { preferences } = this.#collaborators;
    preferences.write({ ...preferences.read(), idleMinutes: minutes });
  }

  /** Agrees to be counted, or no longer; it holds from the next page on. */
  count(isAgreed: boolean): void {
    this.isCounted = isAgreed;
    this.#collaborators.counting?.consent(isAgreed);
  }

  /** Shows more about the session. */
  open(): void {
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }

  signOut(): void {
    void this.#collaborators.signOut();
  }

  /** Times that are shorter than the bank's. */
  get choices(): readonly IdleMinutes[] {
    return idleMinutes.filter((minutes) => minutes < this.bankMinutes);
  }

  get bankMinutes(): number {
    return Math.ceil(this.#collaborators.bank.idleSeconds / 60);
  }

  /** The seconds left as they are said: they change only at a few marks. */
  get announcedSeconds(): number {
    return ANNOUNCED.find((mark) => this.secondsLeft <= mark) ?? this.#collaborators.bank.countdownSeconds;
  }

  /** What is left of the countdown, between 0 and 1. */
  get partLeft(): number {
    return Math.min(1, this.secondsLeft / this.#collaborators.bank.countdownSeconds);
  }
}
