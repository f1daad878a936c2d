import type { Profile, Session } from '@domain/session/session';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import type { TanType } from '@domain/tan/tan-type';
import * as E from 'fp-ts/Either';
import type { Result } from '@application/ports/result';
import type { SessionGateway } from '@application/ports/bank/session/session-gateway';
import type { FakeBank } from '../bank/fake-bank';

/** The session at the fake bank. */
export class FakeSessionGateway implements SessionGateway {
  constructor(private readonly bank: FakeBank) {}

  load(): Result<Session> {
    return this.bank.answer('load', 'session', () => {
      const { session } = this.bank.world;
      return E.right(session.sessionTanActive ? session : { ...session, tanState: this.bank.tan.state });
    });
  }

  requestActivation(session: Session, type?: TanType): Result<TanChallenge> {
    return this.bank.answer('requestActivation', 'session', () =>
      this.bank.tan.issue('session', session.id, type),
    );
  }

  activate(session: Session, answer: TanAnswer): Result<Session> {
    return this.bank.answer('activate', 'session', () =>
      E.map(() => (this.bank.world.session = { id: session.id, sessionTanActive: true }))(
        this.bank.tan.redeem(answer, 'session', session.id),
      ),
    );
  }

  profile(): Result<Profile> {
    return this.bank.answer('profile', 'session', () => E.right(this.bank.world.profile));
  }

  draftKey(): Result<Uint8Array> {
    return this.bank.answer('draftKey', 'session', () => E.right(new Uint8Array(32).fill(7)));
  }
}
