import type { Session } from '@domain/session/session';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { Result } from '../ports/result';
import type { SessionGateway } from '../ports/bank/session-gateway';

/** Opens the session with the customer's proof (TAN-02). Never repeated: a TAN counts once. */
export class ActivateSession {
  constructor(private readonly sessions: Pick<SessionGateway, 'activate'>) {}

  execute(session: Session, answer: TanAnswer): Result<Session> {
    return this.sessions.activate(session, answer);
  }
}
