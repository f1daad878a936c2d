import type { Session } from '@domain/session/session';
import type { Result } from '../ports/result';
import type { SessionGateway } from '../ports/bank/session-gateway';

/** Reads the customer's session; unreadable, it ends in sign-out (portal.md 2.6). */
export class LoadSession {
  constructor(private readonly sessions: Pick<SessionGateway, 'load'>) {}

  execute(): Result<Session> {
    return this.sessions.load();
  }
}
