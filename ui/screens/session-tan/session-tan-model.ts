import * as E from 'fp-ts/Either';
import { makeAutoObservable, runInAction } from 'mobx';
import type { SessionGateway } from '@application/ports/bank/session/session-gateway';
import type { FollowFailure } from '@application/session/follow-failure';
import type { Session } from '@domain/session/session';
import { openingEntry } from '@domain/tan/tan-entry';
import { TanEntryModel, type TanTools } from '@ui/tan/tan-entry-model';

/** What the gate needs from outside. */
export interface SessionTanCollaborators extends TanTools {
  /** Neither call is repeated: a TAN counts once, and five unused challenges lock (TAN-02). */
  readonly sessions: Pick<SessionGateway, 'load' | 'requestActivation' | 'activate'>;
  /** The one way of every failed call. */
  readonly followFailure: Pick<FollowFailure, 'obey'>;
}

/** The gate before everything behind the session TAN: unknown, out of reach for want of a line, waiting for the proof, open, or leaving. */
export type SessionGate =
  | { readonly kind: 'reading' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'closed'; readonly tan: TanEntryModel<Session> }
  | { readonly kind: 'open'; readonly session: Session }
  | { readonly kind: 'leaving' };

/** One for the whole portal: reads the session once and opens it by the customer's TAN (TAN-01, TAN-02). */
export class SessionTanModel {
  gate: SessionGate = { kind: 'reading' };
  #collaborators: SessionTanCollaborators;
  #isAsking = false;

  constructor(collaborators: SessionTanCollaborators) {
    this.#collaborators = collaborators;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Reads the session, once; again only where it was out of reach. */
  async start(): Promise<void> {
    const { kind } = this.gate;
    if (this.#isAsking || (kind !== 'reading' && kind !== 'unreachable')) return;
    this.#isAsking = true;
    const { sessions, followFailure } = this.#collaborators;
    const answer = await sessions.load()();
    runInAction(() => {
      this.#isAsking = false;
      if (E.isLeft(answer)) {
        const { kind: step } = followFailure.obey(answer.left, 'session');
        this.gate = { kind: step === 'stay' ? 'unreachable' : 'leaving' };
        return;
      }
      this.gate = answer.right.sessionTanActive
        ? { kind: 'open', session: answer.right }
        : this.#closed(answer.right);
    });
  }

  #closed(session: Session): SessionGate {
    const { sessions, followFailure: _, ...tools } = this.#collaborators;
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
