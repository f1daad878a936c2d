import * as E from 'fp-ts/Either';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '@application/ports/clock';
import type { ExternalNavigation } from '@application/ports/navigation';
import type { Scheduler } from '@application/ports/scheduler';
import type { ActivateSession } from '@application/session/activate-session';
import type { LoadSession } from '@application/session/load-session';
import type { RequestSessionTan } from '@application/session/request-session-tan';
import type { AwaitPushApproval } from '@application/tan/await-push-approval';
import type { Session } from '@domain/session/session';
import { TanEntryModel } from '@ui/tan/tan-entry-model';

/** Where a session ends that cannot be read (portal.md 2.6). */
const signOutPath = '/lp/wt/logout';

/** What the gate needs from outside. */
export interface SessionTanCollaborators {
  readonly loadSession: Pick<LoadSession, 'execute'>;
  readonly requestSessionTan: Pick<RequestSessionTan, 'execute'>;
  readonly activateSession: Pick<ActivateSession, 'execute'>;
  readonly awaitPush: Pick<AwaitPushApproval, 'execute'>;
  readonly navigation: ExternalNavigation;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
}

/** The gate before everything behind the session TAN: unknown, waiting for the proof, open, or leaving. */
export type SessionGate =
  | { readonly kind: 'reading' }
  | { readonly kind: 'closed'; readonly tan: TanEntryModel<Session> }
  | { readonly kind: 'open'; readonly session: Session }
  | { readonly kind: 'leaving' };

/** One for the whole portal: reads the session once and opens it by the customer's TAN (TAN-01, TAN-02). */
export class SessionTanModel {
  gate: SessionGate = { kind: 'reading' };
  #collaborators: SessionTanCollaborators;
  #started = false;

  constructor(collaborators: SessionTanCollaborators) {
    this.#collaborators = collaborators;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Reads the session at the first call; later calls find it read or being read. */
  async start(): Promise<void> {
    if (this.#started) return;
    this.#started = true;
    const answer = await this.#collaborators.loadSession.execute()();
    runInAction(() => {
      if (E.isLeft(answer)) {
        this.gate = { kind: 'leaving' };
        this.#collaborators.navigation.leave(signOutPath);
        return;
      }
      this.gate = answer.right.sessionTanActive
        ? { kind: 'open', session: answer.right }
        : this.#closed(answer.right);
    });
  }

  #closed(session: Session): SessionGate {
    const { requestSessionTan, activateSession, awaitPush, clock, scheduler } = this.#collaborators;
    const tan = new TanEntryModel<Session>({
      request: (type) => requestSessionTan.execute(session, type),
      submit: (answer) => activateSession.execute(session, answer),
      onAccepted: (active) => {
        runInAction(() => {
          this.gate = { kind: 'open', session: active };
        });
      },
      awaitPush,
      clock,
      scheduler,
    });
    return { kind: 'closed', tan };
  }
}
