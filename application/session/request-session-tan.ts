import type { Session } from '@domain/session/session';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import type { TanType } from '@domain/tan/tan-type';
import type { Result } from '../ports/result';
import type { SessionGateway } from '../ports/bank/session-gateway';

/** Asks for the challenge that opens the session (TAN-02). Never repeated: five unused challenges lock. */
export class RequestSessionTan {
  constructor(private readonly sessions: Pick<SessionGateway, 'requestActivation'>) {}

  execute(session: Session, type?: TanType): Result<TanChallenge> {
    return this.sessions.requestActivation(session, type);
  }
}
