import type { Profile } from '@domain/session/session';
import type { Result } from '../ports/result';
import type { SessionGateway } from '../ports/bank/session-gateway';

/** Reads who is signed in. */
export class LoadProfile {
  constructor(private readonly sessions: Pick<SessionGateway, 'profile'>) {}

  execute(): Result<Profile> {
    return this.sessions.profile();
  }
}
