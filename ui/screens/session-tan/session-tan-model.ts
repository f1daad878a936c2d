import * as E from 'fp-ts/Either';
import { makeAutoObservable, runInAction } from 'mobx';
import type { ExternalNavigation } from '@application/ports/navigation';
import type { SessionGateway } from '@application/ports/bank/session/session-gateway';
import { LOGOUT_PATH } from '@domain/access/failure-route';
import type { Session } from '@domain/session/session';
import { openingEntry } from '@domain/tan/tan-entry';
import { TanEntryModel, type TanTools } from '@ui/tan/tan-entry-model';

/** What the gate needs from outside. */
export interface SessionTanCollaborators extends TanTools {
  /** Neither call is repeated: a TAN counts once, and five unused challenges lock (TAN-02). */
  readonly sessions: Pick<SessionGateway, 'load' | 'requestActivation' | 'activate'>;
  readonly navigation: Pick<ExternalNavigation, 'leave'>;
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
    const answer = await this.#collaborators.sessions.load()();
    runInAction(() => {
      if (E.isLeft(answer)) {
        this.gate = { kind: 'leaving' };
        this.#collaborators.navigation.leave(LOGOUT_PATH);
        return;
      }
      this.gate = answer.right.sessionTanActive
        ? { kind: 'open', session: answer.right }
        : this.#closed(answer.right);
    });
  }

  #closed(session: Session): SessionGate {
    const { sessions, ...tools } = this.#collaborators;
    const tan = new TanEntryModel<Session>(
      {
        ...tools,
        request: (type) => sessions.requestActivation(session, type),
        submit: (answer) => sessions.activate(session, answer),
        onAccepted: (active) => {
          runInAction(() => {
            this.gate = { kind: 'open', session: active };
          });
        },
      },
      openingEntry(session.tanState),
    );
    return { kind: 'closed', tan };
  }
}
