import type { PushStatusGateway } from '@application/ports/bank/session/push-status-gateway';
import type { SessionGateway } from '@application/ports/bank/session/session-gateway';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import { failed, succeeded } from '../answers';

/** What a session gateway is tried with: a customer just signed in, the session TAN not yet given. */
export interface SessionBench {
  readonly sessions: SessionGateway;
  readonly pushes: PushStatusGateway;
  /** The right proof of a challenge; a push is approved on the telephone. */
  prove(challenge: TanChallenge): Promise<TanAnswer>;
}

/** The contract of every session gateway: the fake obeys it, and the HTTP adapter on a running bank. */
export function describeSessionGateway(name: string, make: () => Promise<SessionBench>): void {
  describe(`${name} as a session gateway [TAN-02]`, () => {
    let bench: SessionBench;
    beforeEach(async () => {
      bench = await make();
    });

    it('reads a session that is not yet active, and who is signed in', async () => {
      expect(succeeded(await bench.sessions.load()()).sessionTanActive).toBe(false);
      expect(succeeded(await bench.sessions.profile()())).toMatchObject({
        lastName: expect.stringMatching(/./) as string,
      });
    });

    it('activates the session with the right TAN', async () => {
      const session = succeeded(await bench.sessions.load()());
      const challenge = succeeded(await bench.sessions.requestActivation(session, 'M_TAN')());
      expect(challenge.type).toBe('M_TAN');
      const active = succeeded(await bench.sessions.activate(session, await bench.prove(challenge))());
      expect(active).toEqual({ id: session.id, sessionTanActive: true });
      expect(succeeded(await bench.sessions.load()()).sessionTanActive).toBe(true);
    });

    it('follows a push approval and activates with it [TAN-07]', async () => {
      const session = succeeded(await bench.sessions.load()());
      const challenge = succeeded(await bench.sessions.requestActivation(session, 'P_TAN_PUSH')());
      if (challenge.type !== 'P_TAN_PUSH') throw new Error('No push challenge');
      expect(succeeded(await bench.pushes.status(challenge.statusLink)())).toBe('PENDING');
      const early = { challengeId: challenge.id, type: challenge.type };
      expect(failed(await bench.sessions.activate(session, early)())).toMatchObject({
        kind: 'tan',
        reason: 'pending',
      });

      const proof = await bench.prove(challenge);
      expect(succeeded(await bench.pushes.status(challenge.statusLink)())).toBe('AUTHENTICATED');
      expect(succeeded(await bench.sessions.activate(session, proof)()).sessionTanActive).toBe(true);
    });

    it('locks after three wrong entries [TAN-12]', async () => {
      const session = succeeded(await bench.sessions.load()());
      const challenge = succeeded(await bench.sessions.requestActivation(session, 'M_TAN')());
      const right = await bench.prove(challenge);
      const wrong = { ...right, tan: right.tan === '999999' ? '999998' : '999999' };
      for (const triesLeft of [2, 1]) {
        const refused = failed(await bench.sessions.activate(session, wrong)());
        expect(refused).toMatchObject({ kind: 'tan', reason: 'invalid', triesLeft });
      }
      expect(failed(await bench.sessions.activate(session, wrong)()).kind).toBe('tan');
      expect(failed(await bench.sessions.activate(session, right)())).toMatchObject({
        kind: 'tan',
        reason: 'denied',
      });
    });

    it('gives the same 32 bytes for the drafts each time', async () => {
      const session = succeeded(await bench.sessions.load()());
      const key = succeeded(await bench.sessions.draftKey(session)());
      expect(key).toHaveLength(32);
      expect(succeeded(await bench.sessions.draftKey(session)())).toEqual(key);
    });
  });
}
