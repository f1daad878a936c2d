import { logoutPath, type SessionEndReason } from '@domain/session/logout-path';
import type { Task } from 'fp-ts/Task';
import type { Clock } from '../ports/clock';
import type { ExternalNavigation } from '../ports/navigation';
import type { PrivacyScreen } from '../ports/privacy-screen';
import type { Scheduler } from '../ports/scheduler';
import type { TabPulse } from '../ports/tab-pulse';
import { pause } from '../shared/pause';
import type { Farewells } from './farewells';

/** Milliseconds the page waits at most for what is still to be stored or removed. */
export const FAREWELL_PATIENCE = 5000;

/** Why the portal is left, and what else is known or to be done. */
export interface Leaving {
  readonly reason: SessionEndReason;
  /** The bank's address for the sign-out, if it named one. */
  readonly logoutUrl?: string | undefined;
  /** To be done once the page is empty, before it is left. */
  readonly lastly?: Task<void>;
}

/** What leaving needs. */
export interface LeavePortalCollaborators {
  /** The device's clock, which all tabs share. */
  readonly clock: Clock;
  readonly tabs: Pick<TabPulse, 'read' | 'write'>;
  readonly privacyScreen: PrivacyScreen;
  readonly farewells: Pick<Farewells, 'all'>;
  readonly navigation: Pick<ExternalNavigation, 'leave'>;
  readonly scheduler: Pick<Scheduler, 'after'>;
  /** Ends once the device has a connection; the bank's page would not come without. */
  readonly connected: Task<void>;
  /** Path and query now shown. */
  readonly here: () => string;
  /** Whether another session has begun in this browser, which goes on. */
  readonly isOtherSession?: () => boolean;
}

/**
 * Leaves the portal because the session is over: tells the other tabs, empties the page at once, waits until what
 * was typed is safe, and goes to the bank's sign-out page, which knows the way back (reliability.md 3 and 5); without a
 * connection as soon as there is one. Of a session that has begun since nothing is ended and no tab is told, unless the
 * customer wishes to be signed out.
 * Memory goes with the page. Further reasons while leaving change nothing.
 */
export class LeavePortal {
  readonly #with: LeavePortalCollaborators;
  #isLeaving = false;

  constructor(collaborators: LeavePortalCollaborators) {
    this.#with = collaborators;
  }

  execute({ reason, logoutUrl, lastly }: Leaving): Task<void> {
    return async () => {
      if (this.#isLeaving) return;
      this.#isLeaving = true;
      const { privacyScreen, farewells, navigation, scheduler, connected, here, isOtherSession } = this.#with;
      const returnTo = here();
      const why = (): SessionEndReason =>
        reason !== 'wunsch' && isOtherSession?.() === true ? 'fenster' : reason;
      if (why() !== 'fenster') this.#tellTabs();
      privacyScreen.draw();
      const finished = Promise.allSettled([farewells.all()(), lastly?.()]);
      await Promise.race([finished, pause(scheduler, FAREWELL_PATIENCE)()]);
      await connected();
      navigation.leave(logoutPath({ reason: why(), returnTo, logoutUrl }));
    };
  }

  #tellTabs(): void {
    const { clock, tabs } = this.#with;
    const now = clock.now();
    tabs.write({ activeAt: now, endsAt: now, ...tabs.read(), endedAt: now });
  }
}
